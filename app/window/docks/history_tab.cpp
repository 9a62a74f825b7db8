// The undo list.
// SPDX-License-Identifier: MIT
#include "app/window/docks/history_tab.h"

#include "app/window/format.h"
#include "app/window/theme.h"

namespace ws::app {

HistoryTab::HistoryTab(SessionModel& model, QWidget* parent) : QWidget(parent), model_(model) {
  setObjectName("history");
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(8, 6, 8, 6);
  list_ = new QListWidget(this);
  list_->setObjectName("history.list");
  list_->setAccessibleName(tr("History"));
  layout->addWidget(list_);
  const auto go = [this](QListWidgetItem* item) {
    const auto position = static_cast<std::size_t>(list_->row(item));
    if (position != model_->document().history_position()) model_.attempt([&] { model_->document().go_to_history(position); });
  };
  connect(list_, &QListWidget::itemClicked, this, go);
  connect(list_, &QListWidget::itemActivated, this, go);
  connect(&model, &SessionModel::calmly_changed, this, [this](Change what) {
    if (any(what, Change::history | Change::workspace)) refresh();
  });
  refresh();
}

void HistoryTab::refresh() {
  const QSignalBlocker quiet(list_);
  list_->clear();
  const std::vector<std::string> names = model_->document().history();
  const std::size_t position = model_->document().history_position();
  for (std::size_t i = 0; i < names.size(); ++i) {
    auto* item = new QListWidgetItem(qt(names[i]), list_);
    if (i > position) item->setForeground(theme_colors().dim);
  }
  list_->setCurrentRow(static_cast<int>(position));
}

}  // namespace ws::app
