// The plots of the result.
// SPDX-License-Identifier: MIT
#include "app/window/docks/plots_tab.h"

#include <QDockWidget>
#include <QGridLayout>
#include <QLabel>
#include <QMainWindow>
#include <QScrollBar>

#include "app/window/files/screenshots.h"
#include "app/window/format.h"
#include "app/window/plots/plot_widget.h"
#include "app/workspaces/workspaces.h"

#include <algorithm>
#include <cmath>
#include <utility>

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
  model.listen_calmly(this, [this](Change what) {
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
    plots_.push_back(new PlotWidget(model_.output_check(), widget()));
    connect(plots_.back(), &PlotWidget::chosen, this, [this, i = plots_.size() - 1](double x) { choose(parameters_[i], x); });
    connect(plots_.back(), &PlotWidget::room_wanted, this, [this, plot = plots_.back()] { give_room(plot->plot_id()); });
    columns_ = 0;
  }
  parameters_.clear();
  for (std::size_t i = 0; i < plots.size(); ++i) {
    parameters_.push_back(parameter_labelled(plots[i].x_label, model_->document().parameters()));
    Plot shown = plots[i];
    if (!parameters_[i].empty()) shown.x_label = translated(shown.x_label).toStdString();
    plots_[i]->show_plot(shown);
    const Workspace* workspace = model_->document().workspace();
    plots_[i]->set_meaning(workspace ? translated(meaning_of_plot(workspace->experiment().info(), plots[i].id)) : QString());
    plots_[i]->set_file_name(proposed_file_name(model_, false));
    plots_[i]->set_choosable(!parameters_[i].empty());
  }
  arrange();
}

void PlotsTab::choose(const std::string& parameter, double value) {
  const bool is_whole = std::holds_alternative<std::int64_t>(model_->document().parameters().get(parameter));
  model_.attempt([&] { model_->document().edit(parameter, is_whole ? Value(std::llround(value)) : Value(value)); });
}

int PlotsTab::row_height(int rows) const {
  constexpr int comfortable = 190;
  const int room = viewport()->height() - grid_->contentsMargins().top() - grid_->contentsMargins().bottom();
  const int seen = std::clamp(room / comfortable, 1, std::max(1, rows));
  return std::max(least_plot_size.height(), (room - (seen - 1) * grid_->spacing()) / seen);
}

/// As many side by side as have room; the others below.
void PlotsTab::arrange() {
  if (plots_.empty()) return;
  constexpr int comfortable = 260;
  const auto is_alone = [this](const PlotWidget* plot) { return plot->plot_id() == alone_; };
  const bool one = !alone_.empty() && std::any_of(plots_.begin(), plots_.end(), is_alone);
  const int spacing = grid_->spacing(), count = one ? 1 : static_cast<int>(plots_.size());
  const int room = viewport()->width() - grid_->contentsMargins().left() - grid_->contentsMargins().right();
  const int least = std::min(comfortable, std::max(room, plots_.front()->minimumWidth()));
  const int columns = std::clamp((room + spacing) / (least + spacing), 1, count), rows = (count + columns - 1) / columns;
  const int before = std::exchange(columns_, columns);
  for (int column = 0; column < std::max(columns, before); ++column) grid_->setColumnStretch(column, column < columns ? 1 : 0);
  for (int row = 0; row < std::max(rows, grid_->rowCount()); ++row)
    grid_->setRowMinimumHeight(row, row < rows ? row_height(rows) : 0);
  int place = 0;
  for (PlotWidget* plot : plots_) {
    plot->setVisible(!one || is_alone(plot));
    plot->set_alone(one && is_alone(plot));
    if (plot->isHidden()) continue;
    grid_->addWidget(plot, place / columns, place % columns);
    ++place;
  }
}

void PlotsTab::give_room(const std::string& plot_id) {
  constexpr double most_of_window = 0.72;
  const bool again = alone_ == plot_id;
  alone_ = again ? std::string() : plot_id;
  auto* dock = qobject_cast<QDockWidget*>(parentWidget());
  auto* window = qobject_cast<QMainWindow*>(this->window());
  if (dock && window && !dock->isFloating()) {
    if (!again) height_before_ = dock->height();
    window->resizeDocks({dock}, {again ? height_before_ : static_cast<int>(most_of_window * window->height())}, Qt::Vertical);
  }
  arrange();
  verticalScrollBar()->setValue(0);
}

void PlotsTab::resizeEvent(QResizeEvent* event) {
  QScrollArea::resizeEvent(event);
  arrange();
}

}  // namespace ws::app
