// SPDX-License-Identifier: MIT
#include "compute/triangulation/lmt/live.h"

#include "compute/core/device/executor_cpu.h"
#include "compute/core/run/error.h"
#include "compute/core/words/told.h"
#include "compute/triangulation/lmt/lmt_stages.h"
#include "compute/triangulation/plane/spatial_order.h"

#include <algorithm>
#include <utility>

namespace ws::triangulation {

namespace {

/// Points whose neighbours, or their places, are not what they were. The last one moved.
std::vector<std::uint8_t> changed_points(const Neighbours& old_graph, const Neighbours& graph) {
  const std::size_t count = graph.first.size() - 1;
  std::vector<std::uint8_t> is_changed(count);
  for (std::size_t i = 0; i < count; ++i)
    is_changed[i] =
        !std::equal(graph.target.begin() + graph.first[i], graph.target.begin() + graph.first[i + 1],
                    old_graph.target.begin() + old_graph.first[i], old_graph.target.begin() + old_graph.first[i + 1]);
  is_changed[count - 1] = 1;
  for (std::uint32_t h = graph.first[count - 1]; h < graph.first[count]; ++h) is_changed[graph.target[h]] = 1;
  return is_changed;
}

}  // namespace

std::unique_ptr<LiveLmt::Kept> LiveLmt::prepared(std::uint32_t moving, CpuExecutor& executor) const {
  auto kept = std::make_unique<Kept>();
  kept->order = hilbert_order(points_, executor);
  kept->order.erase(std::find(kept->order.begin(), kept->order.end(), moving));
  kept->order.push_back(moving);
  std::vector<Point> sorted;
  for (const std::uint32_t i : kept->order) sorted.push_back(points_[i]);
  kept->diamonds = std::make_unique<MovingDiamonds>(std::move(sorted), shortest_tangent, executor);
  kept->graph = kept->diamonds->edges(executor);
  kept->wings = wings_of(kept->diamonds->points(), kept->graph, executor);
  return kept;
}

std::optional<KeptRemovals> LiveLmt::follow(Kept& kept, Point to, CpuExecutor& executor) {
  kept.diamonds->move(to, executor);
  const std::vector<Point>& sorted = kept.diamonds->points();
  Neighbours graph = kept.diamonds->edges(executor);
  const std::vector<std::uint8_t> is_changed = changed_points(kept.graph, graph);
  kept.wings = updated_wings(sorted, graph, kept.graph, kept.wings, is_changed, executor);
  std::optional<KeptRemovals> removals;
  if (!kept.removals.round.empty()) removals = kept_removals(sorted, graph, kept.graph, kept.removals, is_changed);
  kept.graph = std::move(graph);
  return removals;
}

std::size_t LiveLmt::bytes() const {
  const std::size_t place = sizeof(Point);
  if (!kept_) return points_.size() * place;
  // A half-edge: its target in a list and in the graph, its twin, its first wing, when it was removed.
  const std::size_t half_edge = 4 * sizeof(std::uint32_t) + sizeof(std::uint32_t) + sizeof(std::uint8_t),
                    list = sizeof(std::vector<std::uint32_t>), numbers = 2 * sizeof(std::uint32_t), reach = sizeof(double);
  return points_.size() * (2 * place + list + numbers + reach) + kept_->graph.half_edge_count() * half_edge +
         kept_->wings.wing.size() * sizeof(Wing);
}

LmtResult LiveLmt::solve(const LmtOptions& options, RunContext& context) { return lmt(points_, options, context); }

LmtResult LiveLmt::move(std::uint32_t index, Point to, const LmtOptions& options, RunContext& context) {
  to = distinct_points({to}).at[0];  // checks the range
  for (std::size_t i = 0; i < points_.size(); ++i)
    if (i != index && points_[i] == to)
      throw Error(ErrorKind::invalid_argument, told("point {} is there already", i), said("leave a gap between points"));
  points_[index] = to;
  CpuExecutor executor(context);
  if (points_.size() < 3 || context.backend == Backend::cuda ||
      is_nearly_convex(points_.size(), convex_hull(points_, executor))) {
    kept_ = nullptr;
    return lmt(points_, options, context);
  }
  context.check_memory(points_.size() * lmt_host_bytes_per_point, 0);
  std::unique_ptr<Kept> kept = std::exchange(kept_, nullptr);  // gone, should lists or triangles be stopped half-way
  std::optional<KeptRemovals> known;
  if (kept && kept->order.back() == index)
    known = follow(*kept, to, executor);
  else
    kept = prepared(index, executor);
  kept->removals = {};  // should the rounds be stopped
  kept_ = std::move(kept);
  const std::vector<Point>& sorted = kept_->diamonds->points();
  const Hull hull = convex_hull(sorted, executor);
  if (hull.is_flat) return lmt_of_line(sorted, hull, kept_->order);
  const Skeleton skeleton = known ? continued_skeleton(sorted, kept_->graph, kept_->wings, std::move(known->removals),
                                                       std::move(known->pending), executor)
                                  : lmt_skeleton(sorted, kept_->graph, kept_->wings, executor, true);
  kept_->removals = skeleton.removals;
  return lmt_of_skeleton(sorted, hull, kept_->order, skeleton, options, executor);
}

}  // namespace ws::triangulation
