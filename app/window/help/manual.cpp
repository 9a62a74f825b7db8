// SPDX-License-Identifier: MIT
#include "app/window/help/manual.h"

#include "app/window/format.h"
#include "app/window/session_model.h"
#include "app/window/theme.h"
#include "app/window/widgets/screen_fit.h"
#include "app/workspaces/workspaces.h"

#include <QApplication>
#include <QDesktopServices>
#include <QDialog>
#include <QDir>
#include <QFile>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QListWidget>
#include <QRegularExpression>
#include <QScrollBar>
#include <QShortcut>
#include <QTextBlock>
#include <QTextBrowser>
#include <QTextDocument>
#include <QTextTable>
#include <QUrl>
#include <QVBoxLayout>

#include <algorithm>

namespace ws::app {

namespace {

const QString pages_folder = ":/docs/", screen_page = "screen";

/// Panels and dialogs that a page is about.
struct Chapter {
  const char* widget;
  const char* page;
};
constexpr Chapter chapters[] = {{"explain", "explain"},    {"compare", "compare"},         {"lesson", "lessons"},
                                {"sweep_dialog", "sweep"}, {"breakpoint_dialog", "sweep"}, {"settings_dialog", "settings"},
                                {"key_editor", "settings"}};

QString text_of_page(const QString& page) {
  QFile file(pages_folder + page + ".md");
  return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

/// What the first line says, without its mark.
QString title_of_page(const QString& page) {
  if (page == screen_page) return QObject::tr("What is on the screen");
  return text_of_page(page).section('\n', 0, 0).mid(2);
}

/// Workspaces come first, then the others by their titles.
QStringList pages() {
  QStringList all{screen_page};
  for (const Workspace* workspace : workspaces()) all << qt(workspace->experiment().info().id);
  for (QString file : QDir(pages_folder).entryList({"*.md"})) {
    file.chop(3);
    if (file != "README" && !all.contains(file)) all << file;
  }
  return all;
}

QString html_of_screen() {
  QString html = QObject::tr(
      "<h2>What is on the screen</h2>"
      "<p><b>The picture</b> in the middle shows one step of the run. In the plane, drag to pan; in space, drag to orbit, "
      "with the middle "
      "button or Shift to pan, with the right button and W A S D to fly. The wheel zooms at the pointer. Click a thing to "
      "inspect it, "
      "double-click to go there.</p>"
      "<p><b>The timeline</b> below scrubs through all steps, back and forth. Coloured bands are phases, marks are events. "
      "Space plays.</p>"
      "<p><b>Parameters</b> on the right act while you drag; one drag is one undo step. A dot marks a changed value: click "
      "it for the "
      "default. Right-click a parameter to pin it to the picture, or to copy it as a command-line flag.</p>"
      "<p><b>Everything</b> has a name: Ctrl+Shift+P finds any action or parameter, ? lists the keys, F6 goes to the next "
      "panel.</p>"
      "<p><b>Pictures</b> carry the state that made them: drop one on the window to go back to it.</p>");
  for (const Workspace* workspace : workspaces()) {
    const ExperimentInfo& info = workspace->experiment().info();
    html += "<h3>" + translated(info.title).toHtmlEscaped() + "</h3><p>" + translated(info.summary).toHtmlEscaped() + "</p>";
    if (!info.papers.empty()) html += "<ul>";
    for (const std::string& paper : info.papers) html += "<li>" + qt(paper).toHtmlEscaped() + "</li>";
    if (!info.papers.empty()) html += "</ul>";
  }
  return html;
}

/// "Where it fails?" → "where-it-fails": what links behind # name.
QString anchor_of(const QString& heading) {
  QString anchor = heading.toLower();
  anchor.remove(QRegularExpression("[^\\w\\- ]", QRegularExpression::UseUnicodePropertiesOption));
  return anchor.replace(' ', '-');
}

class Manual : public QDialog {
 public:
  explicit Manual(QWidget& window) : QDialog(&window) {
    setObjectName("help_dialog");
    setWindowTitle(tr("Help"));
    list_ = new QListWidget(this);
    list_->setObjectName("manual.pages");
    list_->setAccessibleName(tr("Chapters"));
    list_->setWordWrap(true);
    list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    for (const QString& page : pages()) {
      auto* item = new QListWidgetItem(title_of_page(page), list_);
      item->setData(Qt::UserRole, page);
    }
    search_ = new QLineEdit(this);
    search_->setObjectName("manual.search");
    search_->setPlaceholderText(tr("Find in this chapter"));
    search_->setClearButtonEnabled(true);
    text_ = new QTextBrowser(this);
    text_->setObjectName("manual.text");
    text_->setAccessibleName(tr("The chapter's text"));
    text_->setOpenLinks(false);
    text_->setFrameShape(QFrame::NoFrame);
    constexpr double around_text = 10;
    text_->document()->setDocumentMargin(around_text);
    auto* right = new QVBoxLayout;
    right->addWidget(search_);
    right->addWidget(text_, 1);
    auto* layout = new QHBoxLayout(this);
    layout->addWidget(list_);
    layout->addLayout(right, 1);
    connect(list_, &QListWidget::currentItemChanged, this, [this](QListWidgetItem* item) {
      if (item) show_page(item->data(Qt::UserRole).toString());
    });
    connect(text_, &QTextBrowser::anchorClicked, this, [this](const QUrl& link) { follow(link); });
    connect(search_, &QLineEdit::returnPressed, this, [this] { find_next(); });
    connect(search_, &QLineEdit::textEdited, this, [this] {
      text_->moveCursor(QTextCursor::Start);
      find_next();
    });
    connect(new QShortcut(QKeySequence::Find, this), &QShortcut::activated, search_, qOverload<>(&QWidget::setFocus));
    resize(fitting_screen(window, QSize(980, 720)));
  }

  void go_to(const QString& page) {
    for (int i = 0; i < list_->count(); ++i)
      if (list_->item(i)->data(Qt::UserRole).toString() == page) return list_->setCurrentRow(i);
  }

 protected:
  /// Where the screen is small the text has most of the room.
  void resizeEvent(QResizeEvent* event) override {
    constexpr int widest = 250, share = 4;
    list_->setFixedWidth(std::min(widest, width() / share));
    QDialog::resizeEvent(event);
  }

 private:
  void show_page(const QString& page) {
    text_->document()->setDefaultStyleSheet(QString("a { color: %1; }").arg(theme_colors().accent.name()));
    if (page == screen_page)
      text_->setHtml(html_of_screen());
    else
      text_->document()->setMarkdown(without_pictures(text_of_page(page)));
    style_tables(*text_->document());
    text_->moveCursor(QTextCursor::Start);
    text_->verticalScrollBar()->setValue(0);
    text_->setProperty("text", text_->toPlainText());
  }

  /// A Return at the end begins from the top again.
  void find_next() {
    if (search_->text().isEmpty() || text_->find(search_->text())) return;
    text_->moveCursor(QTextCursor::Start);
    text_->find(search_->text());
  }

  void follow(const QUrl& link) {
    if (!link.scheme().isEmpty()) {
      QDesktopServices::openUrl(link);
      return;
    }
    if (!link.path().isEmpty()) go_to(QFileInfo(link.path()).completeBaseName());
    if (!link.hasFragment()) return;
    for (QTextBlock block = text_->document()->begin(); block.isValid(); block = block.next())
      if (block.blockFormat().headingLevel() > 0 && anchor_of(block.text()) == link.fragment()) {
        text_->setTextCursor(QTextCursor(block));
        text_->ensureCursorVisible();
        return;
      }
  }

  QListWidget* list_;
  QLineEdit* search_;
  QTextBrowser* text_;
};

QString page_of_focus(const SessionModel& model) {
  for (const QWidget* widget = QApplication::focusWidget(); widget; widget = widget->parentWidget())
    for (const auto& [name, page] : chapters)
      if (widget->objectName() == name) return page;
  const Workspace* workspace = model.session().document().workspace();
  return workspace ? qt(workspace->experiment().info().id) : screen_page;
}

}  // namespace

void style_tables(QTextDocument& text) {
  constexpr double padding = 5, line_px = 1, below = 10;
  const ThemeColors& c = theme_colors();
  for (QTextFrame* frame : text.rootFrame()->childFrames()) {
    auto* table = qobject_cast<QTextTable*>(frame);
    if (!table) continue;
    QTextTableFormat format = table->format();
    format.setBorderCollapse(true);
    format.setBorder(line_px);
    format.setBorderStyle(QTextFrameFormat::BorderStyle_Solid);
    format.setBorderBrush(c.line);
    format.setCellSpacing(0);
    format.setBottomMargin(below);
    format.setCellPadding(padding);
    format.setHeaderRowCount(1);
    table->setFormat(format);
    for (int column = 0; column < table->columns(); ++column) {
      QTextTableCell cell = table->cellAt(0, column);
      QTextCharFormat head = cell.format();
      head.setBackground(c.panel);
      cell.setFormat(head);
    }
  }
}

QString without_pictures(const QString& markdown) {
  QString text = markdown;
  return text.remove(QRegularExpression("!\\[[^\\]]*\\]\\([^)]*\\)\\n?"));
}

void show_manual(QWidget& window, const SessionModel& model) {
  const QString page = page_of_focus(model);
  auto* manual = static_cast<Manual*>(window.findChild<QDialog*>("help_dialog"));
  if (!manual) manual = new Manual(window);
  manual->go_to(page);
  manual->show();
  manual->raise();
  manual->activateWindow();
}

}  // namespace ws::app
