// The undo list.
// SPDX-License-Identifier: MIT
#include "app/window/docks/history_tab.h"

#include <QListWidget>
#include <QListWidgetItem>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include "app/window/format.h"
#include "app/window/theme.h"

namespace ws::app {

namespace {

/// A step of undo in the user's words: the parameter by its label.
QString history_words(const std::string& name, const Document& document) {
  const std::size_t end = name.find(' ');
  if (end == std::string::npos) return qt(name);
  const std::string field = name.substr(0, end);
  for (const ParameterSet* set : {&document.parameters(), &document.view()})
    if (set->contains(field)) return translated(set->info(field).label) + qt(std::string_view(name).substr(end));
  return qt(name);
}

}  // namespace

HistoryTab::HistoryTab(SessionModel& model, QWidget* parent) : QWidget(parent), model_(model) {
  setObjectName("history");
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(8, 6, 8, 6);
  list_ = new QListWidget(this);
  list_->setObjectName("history.list");
  list_->setAccessibleName(tr("History"));
  layout->addWidget(list_);
  const auto go = [this](QListWidgetItem* item) {
    const auto row = static_cast<std::ptrdiff_t>(list_->row(item));
    const std::ptrdiff_t before = std::ssize(model_->journey().names_before());
    const std::ptrdiff_t own = std::ssize(model_->document().history());
    if (row < before) return model_->go_to_visit(row - before);
    if (row >= before + own) return model_->go_to_visit(row - before - own + 1);
    const auto position = static_cast<std::size_t>(row - before);
    if (position != model_->document().history_position()) model_.attempt([&] { model_->document().go_to_history(position); });
  };
  connect(list_, &QListWidget::itemClicked, this, go);
  connect(list_, &QListWidget::itemActivated, this, go);
  model.listen_calmly(this, [this](Change what) {
    if (any(what, Change::history | Change::workspace)) refresh();
  });
  refresh();
}

void HistoryTab::refresh() {
  const QSignalBlocker quiet(list_);
  list_->clear();
  const std::vector<std::string> before = model_->journey().names_before();
  const std::vector<std::string> names = model_->document().history();
  const std::size_t position = model_->document().history_position();
  for (const std::string& name : before) new QListWidgetItem(qt(name), list_);
  for (std::size_t i = 0; i < names.size(); ++i) {
    auto* item = new QListWidgetItem(history_words(names[i], model_->document()), list_);
    if (i > position) item->setForeground(theme_colors().dim);
  }
  for (const std::string& name : model_->journey().names_after())
    (new QListWidgetItem(qt(name), list_))->setForeground(theme_colors().dim);
  list_->setCurrentRow(names.empty() ? -1 : static_cast<int>(before.size() + position));
}

}  // namespace ws::app
