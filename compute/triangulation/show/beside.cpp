// SPDX-License-Identifier: MIT
#include "compute/triangulation/show/beside.h"

#include "compute/core/device/executor_cpu.h"

#include <utility>

namespace ws::triangulation {

namespace {

constexpr std::size_t quick_points = 10'000;  // which take a tenth of a second

}  // namespace

Panels::Panels(std::shared_ptr<const TriangulationResult> of, RunContext& context) : of_(std::move(of)) {
  const bool keeps_limit = of_->computed().limit.exists() && of_->solution().points.size() > quick_points;
  if (!keeps_limit || of_->solution().triangle_count == 0) return;
  (void)get(Beside::delaunay, context);
  (void)get(Beside::greedy, context);
}

std::shared_ptr<const Panel> Panels::get(Beside which, RunContext& context) {
  auto& made = made_[which == Beside::delaunay ? 0 : 1];
  if (!made) made = make(which, context);
  return *made;
}

std::shared_ptr<const Panel> Panels::make(Beside which, RunContext& context) const {
  const Solution& solution = of_->solution();
  const auto& points = solution.points.at;
  const bool is_delaunay = which == Beside::delaunay;
  auto panel = std::make_shared<Panel>();
  panel->edges = is_delaunay ? solution.delaunay : solution.greedy;
  if (panel->edges.empty()) {
    const LimitedRun limited(points.size() > quick_points ? of_->computed().limit : TimeLimit(0), context);
    const bool is_ready = limited.in_time(
        0, [&] { panel->edges = is_delaunay ? delaunay_edges(points, context) : greedy_edges(points, context); });
    if (!is_ready) return nullptr;
  }
  CpuExecutor executor(context);
  panel->length = length_of(points, panel->edges, executor);
  return panel;
}

double excess(const Interval& length, const Interval& over) {
  const double a = length.lower / 2 + length.upper / 2, b = over.lower / 2 + over.upper / 2;
  return b > 0 ? 100 * (a / b - 1) : 0;
}

}  // namespace ws::triangulation
