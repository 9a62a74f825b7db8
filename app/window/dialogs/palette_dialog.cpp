// The command palette: letters may skip ("sst" finds Save state), better matches come first.
// SPDX-License-Identifier: MIT
#include "app/window/dialogs/palette_dialog.h"

#include <QApplication>
#include <QDialog>
#include <QEvent>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLineEdit>
#include <QObject>
#include <QTreeWidget>
#include <QTreeWidgetItem>
#include <QVBoxLayout>
#include <QWidget>

#include "app/window/actions/action_set.h"
#include "app/window/format.h"
#include "app/window/session_model.h"
#include "app/window/theme.h"

namespace ws::app {

namespace {

struct Entry {
  QString text, right;
  std::function<void()> act;
};

using Reveal = std::function<void(const std::string&)>;

std::vector<Entry> entries(const ActionSet& set, SessionModel& model, const Reveal& reveal) {
  std::vector<Entry> all;
  for (const Action& action : actions()) {
    QAction* made = set.get(action.id);
    if (made->isEnabled() && action.id != "tools.palette")
      all.push_back({translated(action.category) + ": " + made->text(), made->shortcut().toString(QKeySequence::NativeText),
                     [made] { made->trigger(); }});
  }
  const auto add_parameters = [&](const ParameterSet& parameters) {
    for (const FieldInfo& info : parameters.fields())
      all.push_back({QObject::tr("Parameter: %1").arg(translated(info.label)), qt(to_text(parameters.effective(info.name))),
                     [reveal, name = info.name] { reveal(name); }});
  };
  if (model->document().workspace()) {
    add_parameters(model->document().parameters());
    add_parameters(model->document().view());
  }
  return all;
}

/// Smaller is better; negative: no match.
int distance(const QString& text, const QString& search) {
  if (search.isEmpty()) return 0;
  const qsizetype direct = text.indexOf(search, 0, Qt::CaseInsensitive);
  if (direct >= 0) return static_cast<int>(direct);
  int skipped = 1000;
  qsizetype at = -1;
  for (const QChar c : search) {
    const qsizetype next = text.indexOf(c, at + 1, Qt::CaseInsensitive);
    if (next < 0) return -1;
    const bool begins_word = next == 0 || !text[next - 1].isLetterOrNumber();
    skipped += begins_word ? 1 : 2 * static_cast<int>(next - at);
    at = next;
  }
  return skipped;
}

class Palette : public QDialog {
 public:
  Palette(QWidget* parent, std::vector<Entry> entries)
      : QDialog(parent, Qt::Dialog | Qt::FramelessWindowHint), entries_(std::move(entries)) {
    setObjectName("palette");
    setWindowTitle(tr("Command palette"));
    setAttribute(Qt::WA_DeleteOnClose);
    setStyleSheet(QString("QDialog { border: 1px solid %1; }").arg(theme_colors().accent.name()));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(8, 8, 8, 8);
    search_ = new QLineEdit(this);
    search_->setObjectName("palette.search");
    search_->setAccessibleName(tr("Search actions and parameters"));
    search_->setPlaceholderText(tr("Any action or parameter"));
    search_->installEventFilter(this);
    list_ = new QTreeWidget(this);
    list_->setObjectName("palette.list");
    list_->setAccessibleName(tr("Matches"));
    list_->setHeaderHidden(true);
    list_->setRootIsDecorated(false);
    list_->setColumnCount(2);
    list_->header()->setStretchLastSection(false);
    list_->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    list_->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    layout->addWidget(search_);
    layout->addWidget(list_, 1);
    connect(search_, &QLineEdit::textChanged, this, [this] { refresh(); });
    connect(search_, &QLineEdit::returnPressed, this, [this] { run(list_->currentItem()); });
    connect(list_, &QTreeWidget::itemActivated, this, [this](QTreeWidgetItem* item) { run(item); });
    connect(list_, &QTreeWidget::itemClicked, this, [this](QTreeWidgetItem* item) { run(item); });
    refresh();
    constexpr int margin_px = 8;
    const QRect window = parent->geometry();
    const int down = window.height() / 7;
    resize(QSize(560, 420).boundedTo(window.size() - QSize(2 * margin_px, down + margin_px)));
    move(window.center().x() - width() / 2, window.top() + down);
  }

  bool eventFilter(QObject* watched, QEvent* event) override {
    if (event->type() == QEvent::KeyPress) {
      const int key = static_cast<QKeyEvent*>(event)->key();
      if (key == Qt::Key_Up || key == Qt::Key_Down || key == Qt::Key_PageUp || key == Qt::Key_PageDown) {
        QApplication::sendEvent(list_, event);
        return true;
      }
    }
    return QDialog::eventFilter(watched, event);
  }

 private:
  void refresh() {
    std::vector<std::pair<int, std::size_t>> found;
    for (std::size_t i = 0; i < entries_.size(); ++i)
      if (const int d = distance(entries_[i].text, search_->text().trimmed()); d >= 0) found.emplace_back(d, i);
    std::stable_sort(found.begin(), found.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
    list_->clear();
    for (const auto& [d, index] : found) {
      auto* item = new QTreeWidgetItem(list_, {entries_[index].text, entries_[index].right});
      item->setForeground(1, theme_colors().dim);
      item->setData(0, Qt::UserRole, static_cast<qulonglong>(index));
    }
    if (found.empty())
      (new QTreeWidgetItem(list_, {tr("Nothing found")}))->setFlags(Qt::NoItemFlags);
    else
      list_->setCurrentItem(list_->topLevelItem(0));
  }
  void run(QTreeWidgetItem* item) {
    if (!item || !(item->flags() & Qt::ItemIsEnabled)) return;
    const auto act = entries_[item->data(0, Qt::UserRole).toULongLong()].act;
    accept();
    // After this dialog is gone, so that the action finds the window active.
    QTimer::singleShot(0, parent(), act);
  }

  std::vector<Entry> entries_;
  QLineEdit* search_;
  QTreeWidget* list_;
};

}  // namespace

void show_palette(QWidget* parent, const ActionSet& set, SessionModel& model, const Reveal& reveal) {
  (new Palette(parent, entries(set, model, reveal)))->open();
}

}  // namespace ws::app
