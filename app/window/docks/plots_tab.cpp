// The plots of the result.
// SPDX-License-Identifier: MIT
#include "app/window/docks/plots_tab.h"

#include "app/window/widgets/plot_widget.h"

namespace ws::app {

PlotsTab::PlotsTab(SessionModel& model, QWidget* parent) : QScrollArea(parent), model_(model) {
  setObjectName("plots");
  setAccessibleName(tr("Plots"));
  setWidgetResizable(true);
  setFocusPolicy(Qt::NoFocus);
  auto* page = new QWidget(this);
  row_ = new QHBoxLayout(page);
  row_->setContentsMargins(6, 4, 6, 4);
  row_->setSpacing(6);
  auto* label = new QLabel(tr("Plots of the run appear here"), page);
  label->setProperty("role", "dim");
  label->setAlignment(Qt::AlignTop);
  empty_ = label;
  row_->addWidget(empty_);
  setWidget(page);
  connect(&model, &SessionModel::changed, this, [this](Change what) {
    if (!any(what, Change::result | Change::step | Change::workspace)) return;
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
  const auto result = model_->result();
  const std::vector<Plot> plots = result ? result->plots(model_->step()) : std::vector<Plot>{};
  empty_->setVisible(plots.empty());
  while (plots_.size() > plots.size()) {
    plots_.back()->deleteLater();
    plots_.pop_back();
  }
  while (plots_.size() < plots.size()) {
    plots_.push_back(new PlotWidget(widget()));
    row_->addWidget(plots_.back(), 1);
  }
  for (std::size_t i = 0; i < plots.size(); ++i) plots_[i]->show_plot(plots[i]);
}

}  // namespace ws::app
