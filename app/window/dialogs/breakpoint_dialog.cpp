// The breakpoint dialog.
// SPDX-License-Identifier: MIT
#include "app/window/dialogs/breakpoint_dialog.h"

#include <QCompleter>
#include <QDialog>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QStringListModel>
#include <QVBoxLayout>

#include "app/window/format.h"
#include "app/window/session_model.h"

#include <algorithm>

namespace ws::app {

namespace {

/// "12 steps", "3 steps so far", or why there are none.
QString found_text(const Breakpoints::Point& point, std::size_t step_count) {
  if (!point.enabled) return QObject::tr("off");
  if (!point.problem.empty()) return qt(point.problem);
  QString count =
      counted_text(point.steps.size(), QT_TRANSLATE_NOOP("warpscope", "step"), QT_TRANSLATE_N_NOOP("warpscope", "steps"));
  if (point.known_until >= step_count) return count;
  return QObject::tr("%1 among the first %2, searching").arg(count, grouped(point.known_until));
}

/// What the present run and step offer.
QStringList offers(const Viewer& viewer) {
  QStringList all;
  const auto add = [&](const QString& text) {
    constexpr qsizetype most = 200;
    if (!all.contains(text) && all.size() < most) all << text;
  };
  if (viewer.timeline())
    for (const StepEvent& event : viewer.timeline()->events)
      add(event.kind == "phase" ? "phase:" + qt(event.label) : qt(event.kind));
  if (viewer.picture())
    for (const Property& property : viewer.picture()->info.values) {
      add(qt(bare_name(property.name)) + " changes");
      if (!std::holds_alternative<std::string>(property.value))
        add(qt(bare_name(property.name)) + "<" + qt(to_text(property.value)));
    }
  return all;
}

class BreakpointDialog : public QDialog {
 public:
  BreakpointDialog(QWidget* parent, SessionModel& model) : QDialog(parent), model_(model) {
    setObjectName("breakpoint_dialog");
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Pause where…"));
    auto* words = new QLabel(tr("Playing pauses at an event (<b>removed_near</b>, <b>3rd:link</b>), in a phase "
                                "(<b>phase:decimate</b>), or where a value compares (<b>cost&lt;900</b>) or changes "
                                "(<b>balls changes</b>)."),
                             this);
    words->setWordWrap(true);
    text_ = new QLineEdit(this);
    text_->setObjectName("breakpoint.text");
    text_->setAccessibleName(tr("Where playing pauses"));
    auto* completer = new QCompleter(offers(model->viewer()), text_);
    completer->setFilterMode(Qt::MatchContains);
    completer->setCaseSensitivity(Qt::CaseInsensitive);
    text_->setCompleter(completer);
    auto* add = new QPushButton(tr("Add"), this);
    add->setObjectName("breakpoint.add");
    add->setAutoDefault(false);  // Return in the line does it, also over the list of what there is
    error_ = new QLabel(this);
    error_->setObjectName("breakpoint.error");
    error_->setProperty("role", "error");
    error_->setWordWrap(true);
    error_->hide();
    list_ = new QListWidget(this);
    list_->setObjectName("breakpoint.list");
    list_->setAccessibleName(tr("Breakpoints"));
    auto* remove = new QPushButton(tr("Remove"), this);
    remove->setObjectName("breakpoint.remove");
    remove->setAutoDefault(false);
    auto* close = new QPushButton(tr("Close"), this);
    close->setObjectName("breakpoint.close");
    close->setAutoDefault(false);
    auto* line = new QHBoxLayout;
    line->addWidget(text_, 1);
    line->addWidget(add);
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(remove);
    buttons->addStretch(1);
    buttons->addWidget(close);
    auto* layout = new QVBoxLayout(this);
    layout->setSpacing(8);
    layout->addWidget(words);
    layout->addLayout(line);
    layout->addWidget(error_);
    layout->addWidget(list_, 1);
    layout->addLayout(buttons);
    resize(520, 340);
    connect(add, &QPushButton::clicked, this, [this] { take(); });
    connect(text_, &QLineEdit::returnPressed, this, [this] { take(); });
    connect(remove, &QPushButton::clicked, this, [this] {
      if (list_->currentRow() >= 0) breakpoints().remove(static_cast<std::size_t>(list_->currentRow()));
    });
    connect(close, &QPushButton::clicked, this, &QDialog::close);
    connect(list_, &QListWidget::itemChanged, this, [this](QListWidgetItem* item) {
      if (!filling_) breakpoints().set_enabled(static_cast<std::size_t>(list_->row(item)), item->checkState() == Qt::Checked);
    });
    connect(&model, &SessionModel::changed, this, [this](Change what) {
      if (any(what, Change::breakpoints | Change::result | Change::workspace)) fill();
    });
    fill();
    text_->setFocus();
  }

 private:
  Breakpoints& breakpoints() { return model_->viewer().breakpoints(); }

  void take() {
    try {
      breakpoints().add(text_->text().toStdString());
      text_->clear();
      error_->hide();
    } catch (const Error& error) {
      error_->setText(QString::fromStdString(error.full_text()));
      error_->show();
    }
  }

  void fill() {
    filling_ = true;
    const auto& points = breakpoints().all();
    const int current = list_->currentRow();
    while (list_->count() > static_cast<int>(points.size())) delete list_->takeItem(list_->count() - 1);
    while (list_->count() < static_cast<int>(points.size())) list_->addItem(new QListWidgetItem);
    for (int i = 0; i < list_->count(); ++i) {
      const Breakpoints::Point& point = points[static_cast<std::size_t>(i)];
      QListWidgetItem& item = *list_->item(i);
      item.setFlags(item.flags() | Qt::ItemIsUserCheckable);
      item.setText(QString("%1   —   %2").arg(qt(point.condition.text), found_text(point, model_->viewer().step_count())));
      item.setCheckState(point.enabled ? Qt::Checked : Qt::Unchecked);
    }
    list_->setCurrentRow(std::min(current, list_->count() - 1));
    filling_ = false;
  }

  SessionModel& model_;
  QLineEdit* text_;
  QLabel* error_;
  QListWidget* list_;
  bool filling_ = false;
};

}  // namespace

void show_breakpoint_dialog(QWidget* window, SessionModel& model) {
  auto* dialog = window->findChild<QDialog*>("breakpoint_dialog");
  if (!dialog) dialog = new BreakpointDialog(window, model);
  dialog->show();
  dialog->raise();
  dialog->activateWindow();
}

}  // namespace ws::app
