// The plots of the result.
// SPDX-License-Identifier: MIT
#include "app/window/docks/plots_tab.h"

#include <QGridLayout>
#include <QLabel>

#include "app/window/files/screenshots.h"
#include "app/window/widgets/plot_widget.h"

#include <cmath>

namespace ws::app {

namespace {

/// The name of the number that controls show under this label; empty where there is none.
std::string parameter_labelled(const std::string& label, const ParameterSet& parameters) {
  for (const FieldInfo& field : parameters.fields())
    if (field.label == label) return field.name;
  return {};
}

}  // namespace

PlotsTab::PlotsTab(SessionModel& model, QWidget* parent) : QScrollArea(parent), model_(model) {
  setObjectName("plots");
  setAccessibleName(tr("Plots"));
  setWidgetResizable(true);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  setFocusPolicy(Qt::NoFocus);
  auto* page = new QWidget(this);
  grid_ = new QGridLayout(page);
  grid_->setContentsMargins(6, 4, 6, 4);
  grid_->setSpacing(6);
  auto* label = new QLabel(tr("Plots of the run appear here"), page);
  label->setProperty("role", "dim");
  label->setAlignment(Qt::AlignTop);
  empty_ = label;
  grid_->addWidget(empty_, 0, 0);
  setWidget(page);
  connect(&model, &SessionModel::calmly_changed, this, [this](Change what) {
    if (!any(what, Change::result | Change::step | Change::picture | Change::plots | Change::workspace)) return;
    stale_ = true;
    if (isVisible()) refresh();
  });
}

void PlotsTab::showEvent(QShowEvent* event) {
  QScrollArea::showEvent(event);
  if (stale_) refresh();
}

void PlotsTab::refresh() {
  stale_ = false;
  const std::vector<Plot>& plots = model_->viewer().plots();
  empty_->setVisible(plots.empty());
  while (plots_.size() > plots.size()) {
    plots_.back()->deleteLater();
    plots_.pop_back();
  }
  while (plots_.size() < plots.size()) {
    plots_.push_back(new PlotWidget(widget()));
    connect(plots_.back(), &PlotWidget::chosen, this, [this, i = plots_.size() - 1](double x) { choose(parameters_[i], x); });
    columns_ = 0;
  }
  arrange();
  parameters_.clear();
  for (std::size_t i = 0; i < plots.size(); ++i) {
    parameters_.push_back(parameter_labelled(plots[i].x_label, model_->document().parameters()));
    plots_[i]->show_plot(plots[i]);
    plots_[i]->set_file_name(proposed_file_name(model_, false));
    plots_[i]->set_choosable(!parameters_[i].empty());
  }
}

void PlotsTab::choose(const std::string& parameter, double value) {
  const bool is_whole = std::holds_alternative<std::int64_t>(model_->document().parameters().get(parameter));
  model_.attempt([&] { model_->document().edit(parameter, is_whole ? Value(std::llround(value)) : Value(value)); });
}

/// As many side by side as have room; the others below.
void PlotsTab::arrange() {
  if (plots_.empty()) return;
  const int spacing = grid_->spacing();
  const int room = viewport()->width() - grid_->contentsMargins().left() - grid_->contentsMargins().right();
  const int fitting = (room + spacing) / (plots_.front()->minimumWidth() + spacing);
  const int columns = std::clamp(fitting, 1, static_cast<int>(plots_.size()));
  if (columns == columns_) return;
  for (int column = 0; column < std::max(columns, columns_); ++column)
    grid_->setColumnStretch(column, column < columns ? 1 : 0);
  columns_ = columns;
  for (int i = 0; i < static_cast<int>(plots_.size()); ++i)
    grid_->addWidget(plots_[static_cast<std::size_t>(i)], i / columns, i % columns);
}

void PlotsTab::resizeEvent(QResizeEvent* event) {
  QScrollArea::resizeEvent(event);
  arrange();
}

}  // namespace ws::app
