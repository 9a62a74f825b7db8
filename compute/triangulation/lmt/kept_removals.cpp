// SPDX-License-Identifier: MIT
#include "compute/triangulation/lmt/kept_removals.h"

#include <algorithm>
#include <utility>

namespace ws::triangulation {

namespace {

/// Takes back removals until those that stay have all their reasons.
class Revision {
 public:
  Revision(const Neighbours& graph, Removals removals)
      : graph_(graph), removals_(std::move(removals)), is_pending_(graph.half_edge_count()) {}

  /// The edge is to be judged anew, whatever was known of it.
  void reconsider(std::uint32_t half_edge) {
    const std::uint32_t twin = graph_.twin[half_edge], h = std::min(half_edge, twin);
    if (!std::exchange(is_pending_[h], std::uint8_t{1})) pending_.push_back(h);
    const std::uint32_t round = std::exchange(removals_.round[half_edge], 0u);
    removals_.round[twin] = 0;
    removals_.by_certain[half_edge] = removals_.by_certain[twin] = 0;
    if (round > 0) returned_.push_back({half_edge, round});
  }

  KeptRemovals finish() {
    std::size_t followed = 0;
    do {
      for (; followed < returned_.size(); ++followed) {
        const auto [half_edge, round] = returned_[followed];
        return_later_at(graph_.source(half_edge), round);
        return_later_at(graph_.target[half_edge], round);
      }
      return_crossing();
    } while (followed < returned_.size());
    return {std::move(removals_), std::move(pending_)};
  }

 private:
  struct Returned {
    std::uint32_t half_edge, round;
  };

  void return_later_at(std::uint32_t point, std::uint32_t round) {
    for (std::uint32_t h = graph_.first[point]; h < graph_.first[point + 1]; ++h)
      if (removals_.round[h] > round) reconsider(h);
  }

  /// Edges that cross certain ones, up to three edges from all that must be judged.
  void return_crossing() {
    constexpr int reach = 3;
    const std::size_t count = graph_.first.size() - 1;
    std::vector<std::uint8_t> is_near(count);
    std::vector<std::uint32_t> near, next;
    const auto add = [&](std::uint32_t point) {
      if (!std::exchange(is_near[point], std::uint8_t{1})) next.push_back(point);
    };
    for (const std::uint32_t h : pending_) add(graph_.source(h)), add(graph_.target[h]);
    for (int step = 0; step <= reach; ++step) {
      near = std::exchange(next, {});
      for (const std::uint32_t point : near)
        for (std::uint32_t h = graph_.first[point]; h < graph_.first[point + 1]; ++h) {
          if (removals_.by_certain[h]) reconsider(h);
          add(graph_.target[h]);
        }
    }
  }

  const Neighbours& graph_;
  Removals removals_;
  std::vector<std::uint8_t> is_pending_;
  std::vector<std::uint32_t> pending_;
  std::vector<Returned> returned_;
};

/// Of the half-edges that both graphs have at points that nothing happened to, as they were.
Removals carried_over(const Neighbours& graph, const Neighbours& old_graph, const Removals& old,
                      const std::vector<std::uint8_t>& is_dirty) {
  Removals removals{std::vector<std::uint32_t>(graph.half_edge_count()), std::vector<std::uint8_t>(graph.half_edge_count()),
                    old.last_round};
  for (std::uint32_t i = 0; i < is_dirty.size(); ++i)
    for (std::uint32_t h = graph.first[i]; h < graph.first[i + 1]; ++h) {
      const std::uint32_t before = is_dirty[i] ? old_graph.find(i, graph.target[h]) : old_graph.first[i] + (h - graph.first[i]);
      if (before == Neighbours::none) continue;
      removals.round[h] = old.round[before];
      removals.by_certain[h] = old.by_certain[before];
    }
  return removals;
}

}  // namespace

KeptRemovals kept_removals(const std::vector<Point>& points, const Neighbours& graph, const Neighbours& old_graph,
                           const Removals& old_removals, const std::vector<std::uint8_t>& is_dirty) {
  Revision revision(graph, carried_over(graph, old_graph, old_removals, is_dirty));
  for (std::uint32_t i = 0; i < is_dirty.size(); ++i)
    if (is_dirty[i])
      for (std::uint32_t h = graph.first[i]; h < graph.first[i + 1]; ++h) revision.reconsider(h);
  // What lies on the hull stays without two triangles. What lay there stays what it was, if its surroundings did.
  const Hull hull = convex_hull(points);
  for (std::size_t k = 0; k < hull.boundary.size() && !hull.is_flat; ++k) {
    const std::uint32_t h = graph.find(hull.boundary[k], hull.boundary[(k + 1) % hull.boundary.size()]);
    revision.reconsider(h);
  }
  return revision.finish();
}

}  // namespace ws::triangulation
