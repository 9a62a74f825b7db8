// SPDX-License-Identifier: MIT
#include "compute/triangulation/fallback.h"

#include "compute/core/device/executor_cpu.h"
#include "compute/core/words/told.h"
#include "compute/triangulation/delaunay/delaunay.h"
#include "compute/triangulation/delaunay/greedy.h"
#include "compute/triangulation/delaunay/neighbour_bound.h"
#include "compute/triangulation/plane/sweep.h"

#include <algorithm>

namespace ws::triangulation {

void Fallback::take(const char* name, const std::vector<Edge>& edges) {
  CpuExecutor executor(context_);
  const Interval length = length_of(points_, edges, executor);
  if (!shortest_ || length.upper < shortest_->length.upper) shortest_ = KnownTriangulation{name, edges, length};
}

void Fallback::sweep_in(const LimitedRun& run, double reserve_seconds) {
  run.in_time(reserve_seconds, [&] {
    CpuExecutor executor(context_);
    take(phrase("the triangulation of a sweep, a long one"), sweep_edges(points_, executor));
  });
}

void Fallback::reach_any() {
  if (shortest_) return;
  // Less than the tenth and 50 ms by which a run may be late.
  constexpr double least_seconds = 0.04, share = 0.08;
  sweep_in(LimitedRun(TimeLimit(least_seconds + share * run_.limit().seconds()), context_), 0);
}

void Fallback::reach_delaunay() {
  if (!delaunay_.empty()) return;
  bound_by_hull();
  // Ten times as long as it usually takes; the sweep takes a tenth of that.
  const double delaunay_seconds = 1e-5 * static_cast<double>(points_.size());
  if (!shortest_ && run_.limit().seconds_left() < delaunay_seconds) sweep_in(run_, telling_seconds());
  run_.in_time(telling_seconds(), [&] {
    CpuExecutor executor(context_);
    std::vector<Edge> edges = edges_of(delaunay(points_, context_), executor);
    take(phrase("the Delaunay triangulation"), edges);
    delaunay_ = std::move(edges);
    bound_by_neighbours();
  });
}

void Fallback::reach_greedy() {
  reach_delaunay();
  if (delaunay_.empty() || !greedy_.empty()) return;
  run_.in_time(telling_seconds(), [&] {
    std::vector<Edge> edges = greedy(points_, context_);
    take(phrase("the greedy triangulation"), edges);
    greedy_ = std::move(edges);
  });
}

void Fallback::bound_by_hull() {
  double length = 0;
  const std::size_t count = hull_.boundary.size();
  for (std::size_t i = 0; i < count; ++i)
    length += rounded_distance(points_[hull_.boundary[i]], points_[hull_.boundary[(i + 1) % count]]);
  lower_bound_ = length * (1 - 1e-10);
}

void Fallback::bound_by_neighbours() {
  const double around = lower_bound_;
  lower_bound_ = around + nearest_bound(points_, hull_, delaunay_);  // at once, should there be no time for the next
  CpuExecutor executor(context_);
  lower_bound_ = std::max(lower_bound_, around + neighbour_bound(points_, hull_, delaunay_, executor));
}

}  // namespace ws::triangulation
