// SPDX-License-Identifier: MIT
#include "app/window/lesson/lesson_panel.h"

#include "app/session/lesson/lesson.h"
#include "app/window/format.h"
#include "app/window/language.h"
#include "app/window/theme.h"

#include <QEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollBar>
#include <QSettings>
#include <QTextBrowser>
#include <QUrl>
#include <QVBoxLayout>

namespace ws::app {

namespace {

/// The ones that the program ships, each a link.
QString list_of_lessons() {
  const auto line = [](const std::string& name, const Lesson& lesson) {
    QString text = QString("- [%1](lesson:%2) · %3")
                       .arg(qt(lesson.title), qt(name), LessonPanel::tr("%n pages", nullptr, int(lesson.pages.size())));
    for (const LessonData& data : lesson.data) text += " · `" + qt(data.file) + "`";
    return text + "\n";
  };
  QString on_samples, on_data;
  QString text = LessonPanel::tr(
                     "A lesson brings the picture to what it tells of, page by page. Change what you like meanwhile: *Again* "
                     "brings the page's picture back.") +
                 "\n\n";
  for (const std::string& name : lesson_names()) {
    const Lesson lesson = read_lesson(name, window_language().toStdString());
    (lesson.data.empty() ? on_samples : on_data) += line(name, lesson);
  }
  return text + on_samples + "\n" + LessonPanel::tr("On data of your own, or from the web:") + "\n\n" + on_data;
}

/// What is to be done before the pages have pictures.
QString told_missing(const std::vector<LessonData>& missing) {
  QString text;
  for (const LessonData& data : missing)
    text += LessonPanel::tr("This lesson needs **%1**, which is not here: %2. You get it from %3. Then choose the file below.")
                .arg(qt(data.file), qt(data.what), qt(data.from)) +
            "\n\n";
  return text + "---\n\n";
}

QString data_key(const LessonData& data) { return "lessons/" + qt(data.file); }

}  // namespace

LessonPanel::LessonPanel(SessionModel& model, QWidget* parent) : QWidget(parent), model_(model) {
  setObjectName("lesson");
  heading_ = new QLabel(this);
  heading_->setObjectName("lesson.heading");
  heading_->setProperty("role", "heading");
  heading_->setWordWrap(true);
  count_ = new QLabel(this);
  count_->setObjectName("lesson.count");
  count_->setProperty("role", "dim");
  count_->setWordWrap(true);
  text_ = new QTextBrowser(this);
  text_->setObjectName("lesson.text");
  text_->setAccessibleName(tr("The lesson's text"));
  text_->setOpenLinks(false);
  take_font();
  text_->setFrameShape(QFrame::NoFrame);
  text_->setStyleSheet("QTextBrowser { background: transparent; }");
  const auto button = [this](const QString& text, const QString& name) {
    auto* made = new QPushButton(text, this);
    made->setObjectName("lesson." + name);
    return made;
  };
  back_ = button(tr("Back"), "back");
  next_ = button(tr("Next"), "next");
  again_ = button(tr("Again"), "again");
  again_->setToolTip(tr("Bring the page's picture back, or play its steps once more"));
  close_ = button(tr("All lessons"), "close");
  open_ = button(tr("Open…"), "open");
  choose_ = button(tr("Choose the file…"), "choose");
  record_ = button(tr("Add page…"), "record");
  record_->setToolTip(tr("Write what is shown now as a page of a lesson of your own"));
  auto* steps = new QHBoxLayout;
  for (QPushButton* one : {back_, again_, next_}) steps->addWidget(one);
  auto* files = new QHBoxLayout;
  for (QPushButton* one : {close_, open_, record_}) files->addWidget(one);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(12, 8, 10, 8);
  layout->setSpacing(6);
  layout->addWidget(count_);
  layout->addWidget(heading_);
  layout->addWidget(text_, 1);
  layout->addWidget(choose_);
  layout->addLayout(steps);
  layout->addLayout(files);
  const auto go = [this](std::ptrdiff_t by) {
    LessonPlayer& lesson = model_->lesson();
    lesson.show(lesson.page() + static_cast<std::size_t>(by));
  };
  connect(back_, &QPushButton::clicked, this, [go] { go(-1); });
  connect(next_, &QPushButton::clicked, this, [go] { go(1); });
  connect(again_, &QPushButton::clicked, this, [this] { model_->lesson().show_again(); });
  connect(close_, &QPushButton::clicked, this, [this] { model_->lesson().close(); });
  connect(open_, &QPushButton::clicked, this, &LessonPanel::open_file);
  connect(choose_, &QPushButton::clicked, this, &LessonPanel::choose_data);
  connect(record_, &QPushButton::clicked, this, &LessonPanel::recording_wanted);
  connect(text_, &QTextBrowser::anchorClicked, this, &LessonPanel::follow_link);
  connect(&model, &SessionModel::changed, this, [this](Change what) {
    if (any(what, Change::lesson | Change::workspace | Change::result)) refresh();
  });
  refresh();
}

QSize LessonPanel::sizeHint() const { return {360, 600}; }

void LessonPanel::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::PaletteChange || event->type() == QEvent::StyleChange) show_text(shown_);
  if (event->type() == QEvent::FontChange) take_font();
}

/// The text is read, rather than looked up: larger than the window's others, whatever size these have.
void LessonPanel::take_font() {
  constexpr double larger = 1.15;
  QFont own = font();
  own.setPointSizeF(own.pointSizeF() * larger);
  text_->setFont(own);
}

void LessonPanel::show_text(const QString& markdown) {
  // Links take the theme's colour: Qt's own is for white ground.
  text_->document()->setDefaultStyleSheet(QString("a { color: %1; }").arg(theme_colors().accent.name()));
  text_->document()->setMarkdown(
      markdown, QTextDocument::MarkdownFeatures(QTextDocument::MarkdownDialectGitHub | QTextDocument::MarkdownNoHTML));
  text_->moveCursor(QTextCursor::Start);  // where it stands is scrolled to once the panel is seen
  text_->setProperty("text", text_->toPlainText());
}

void LessonPanel::refresh() {
  const LessonPlayer& player = model_->lesson();
  const Lesson* lesson = player.lesson();
  for (QPushButton* one : {back_, next_, again_, close_}) one->setVisible(lesson != nullptr);
  const std::vector<LessonData> missing = player.missing();
  choose_->setVisible(lesson && !lesson->data.empty());  // also where one was chosen, which may have been a wrong one
  count_->setVisible(lesson != nullptr);
  record_->setEnabled(model_->viewer().result() != nullptr);
  QString text;
  if (!lesson) {
    heading_->setText(tr("Lessons"));
    static const QString list = list_of_lessons();  // they are parts of the program, and reading all takes its time
    text = list;
  } else {
    const LessonPage& page = lesson->pages[player.page()];
    count_->setText(tr("%1 · page %2 of %3").arg(qt(lesson->title)).arg(player.page() + 1).arg(lesson->pages.size()));
    heading_->setText(qt(page.title));
    text = player.page() == 0 && !lesson->summary.empty() ? qt(lesson->summary) + "\n\n---\n\n" + qt(page.text) : qt(page.text);
    if (!missing.empty()) text = told_missing(missing) + text;
    back_->setEnabled(player.page() > 0);
    next_->setEnabled(player.page() + 1 < lesson->pages.size());
  }
  if (text == shown_) return;
  shown_ = text;
  show_text(text);
  text_->verticalScrollBar()->setValue(0);
}

void LessonPanel::follow_link(const QUrl& link) {
  if (link.scheme() != "lesson") return;
  model_.attempt([&] { open(link.path().toStdString()); });
}

/// Where a lesson's data were found is remembered for the next time.
void LessonPanel::open(const std::string& name_or_path) {
  Lesson lesson = read_lesson(name_or_path, window_language().toStdString());
  for (const LessonData& data : missing_data(lesson))
    if (const QString path = QSettings().value(data_key(data)).toString(); QFileInfo::exists(path))
      use_data(lesson, data.file, path.toStdString());
  model_->lesson().open(std::move(lesson));
}

void LessonPanel::choose_data() {
  const Lesson* lesson = model_->lesson().lesson();
  if (!lesson || lesson->data.empty()) return;
  const std::vector<LessonData> missing = model_->lesson().missing();
  const LessonData data = missing.empty() ? lesson->data.front() : missing.front();
  auto* dialog = new QFileDialog(this, tr("Where is %1?").arg(qt(data.file)));
  dialog->setObjectName("lesson.choose_dialog");
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->setFileMode(QFileDialog::ExistingFile);
  connect(dialog, &QFileDialog::fileSelected, this, [this, data](const QString& path) {
    QSettings().setValue(data_key(data), path);
    model_.attempt([&] { model_->lesson().use(data.file, path.toStdString()); });
  });
  dialog->open();
}

void LessonPanel::open_file() {
  const QString path = QFileDialog::getOpenFileName(this, tr("Open a lesson"), {}, tr("Lessons (*.md)"));
  if (!path.isEmpty()) model_.attempt([&] { open(path.toStdString()); });
}

}  // namespace ws::app
