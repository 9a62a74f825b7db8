// SPDX-License-Identifier: MIT
#include "compute/triangulation/worklist.h"

#include "compute/triangulation/hull.h"

#include <algorithm>
#include <atomic>
#include <utility>

namespace ws::triangulation {

Worklist::Worklist(const std::vector<Point>& points, const Neighbours& graph, const Wings& wings, CpuExecutor& executor)
    : points_(points),
      graph_(graph),
      wings_(wings),
      executor_(executor),
      on_hull_(graph.half_edge_count()),
      fate_(graph.half_edge_count(), static_cast<std::uint8_t>(Fate::possible)),
      is_pending_(graph.half_edge_count()) {
  mark_hull();
  pending_.reserve(graph.half_edge_count() / 2);
  for (std::uint32_t h = 0; h < graph.half_edge_count(); ++h)
    if (h < graph.twin[h]) pending_.push_back(h);
}

/// Edges along the hull, in both directions.
void Worklist::mark_hull() {
  const Hull hull = convex_hull(points_);
  for (std::size_t k = 0; k < hull.boundary.size() && !hull.is_flat; ++k) {
    const std::uint32_t h = graph_.find(hull.boundary[k], hull.boundary[(k + 1) % hull.boundary.size()]);
    on_hull_[h] = on_hull_[graph_.twin[h]] = 1;
  }
}

bool Worklist::survives(std::uint32_t half_edge) const {
  if (on_hull_[half_edge]) return true;
  const std::uint32_t twin = graph_.twin[half_edge], s = graph_.target[twin], t = graph_.target[half_edge];
  for (std::uint32_t i = wings_.first[half_edge]; i < wings_.first[half_edge + 1]; ++i) {
    const Sides left = sides(s, half_edge, i);
    if (!is_possible(left)) continue;
    const Point a = points_[graph_.target[left.from_source]];
    for (std::uint32_t j = wings_.first[twin]; j < wings_.first[twin + 1]; ++j) {
      const Sides right = sides(t, twin, j);
      if (is_possible(right) && is_locally_minimal(points_[s], points_[t], a, points_[graph_.target[right.from_source]]))
        return true;
    }
  }
  return false;
}

template <class F>
void Worklist::remove(std::uint32_t half_edge, const F& f) {
  const std::uint32_t twin = graph_.twin[half_edge];
  fate_[half_edge] = fate_[twin] = static_cast<std::uint8_t>(Fate::impossible);
  for (const auto& [h, back] : {std::pair(half_edge, twin), std::pair(twin, half_edge)})
    for (std::uint32_t i = wings_.first[h]; i < wings_.first[h + 1]; ++i) {
      const Sides both = sides(graph_.target[back], h, i);
      for (const std::uint32_t side : {both.from_source, both.from_target})
        if (is_possible(side)) f(smaller(side));
    }
}

void Worklist::run_rounds() {
  while (!pending_.empty()) {
    ++round_count_;
    HostBuffer<std::uint8_t> stays(pending_.size());
    executor_.for_each(
        "LMT round", pending_.size(), [&](std::uint32_t i) { stays[i] = survives(pending_[i]); }, 100);
    std::vector<std::uint32_t> next;
    for (const std::uint32_t h : pending_) is_pending_[h] = 0;
    for (std::size_t i = 0; i < pending_.size(); ++i) {
      if (stays[i] || !is_possible(pending_[i])) continue;
      remove(pending_[i], [&](std::uint32_t h) {
        if (!std::exchange(is_pending_[h], std::uint8_t{1})) next.push_back(h);
      });
    }
    std::erase_if(next, [&](std::uint32_t h) { return !is_possible(h); });
    pending_ = std::move(next);
  }
}

void Worklist::run_one_by_one(std::mt19937_64& random) {
  while (!pending_.empty()) {
    ++round_count_;
    std::swap(pending_[random() % pending_.size()], pending_.back());
    const std::uint32_t edge = pending_.back();
    pending_.pop_back();
    if (is_possible(edge) && !survives(edge)) remove(edge, [&](std::uint32_t h) { pending_.push_back(h); });
  }
  std::fill(is_pending_.begin(), is_pending_.end(), std::uint8_t{0});
}

void Worklist::mark_straddled(std::uint32_t point, std::vector<std::int32_t>& change,
                              HostBuffer<std::uint8_t>& straddled) const {
  const std::uint32_t begin = graph_.first[point], end = graph_.first[point + 1];
  change.assign(end - begin + 1, 0);
  for (std::uint32_t h = begin; h < end; ++h) {
    if (!is_possible(h)) continue;
    for (std::uint32_t i = wings_.first[h]; i < wings_.first[h + 1]; ++i) {
      const Sides both = sides(point, h, i);
      if (!is_possible(both)) continue;
      ++change[h + 1 - begin];
      --change[both.from_source - begin];  // counter-clockwise of h, perhaps past the end of the list
      if (both.from_source < h) ++change[0];
    }
  }
  std::int32_t triangles = 0;
  for (std::uint32_t h = begin; h < end; ++h) straddled[h] = (triangles += change[h - begin]) > 0;
}

bool Worklist::has_certain_between(std::uint32_t point, std::uint32_t from, std::uint32_t to) const {
  for (std::uint32_t k = graph_.next(point, from); k != to; k = graph_.next(point, k))
    if (fate_[k] == static_cast<std::uint8_t>(Fate::certain)) return true;
  return false;
}

bool Worklist::apply_certain() {
  HostBuffer<std::uint8_t> straddled(graph_.half_edge_count()), crosses(graph_.half_edge_count());
  executor_.fill_zero(crosses.view());
  executor_.for_ranges("find certain edges", points_.size(), 256, [&](std::size_t begin, std::size_t end) {
    std::vector<std::int32_t> change;
    for (std::size_t i = begin; i < end; ++i) mark_straddled(static_cast<std::uint32_t>(i), change, straddled);
  });
  executor_.for_each("mark certain edges", graph_.half_edge_count(), [&](std::uint32_t h) {
    if (is_possible(h) && (!straddled[h] || !straddled[graph_.twin[h]])) fate_[h] = static_cast<std::uint8_t>(Fate::certain);
  });
  // A triangle at a point with a certain edge between its sides: the third side crosses that edge.
  executor_.for_ranges("find edges across certain ones", points_.size(), 256, [&](std::size_t begin, std::size_t end) {
    for (auto s = static_cast<std::uint32_t>(begin); s < end; ++s)
      for (std::uint32_t h = graph_.first[s]; h < graph_.first[s + 1]; ++h)
        for (std::uint32_t w = wings_.first[h]; is_possible(h) && w < wings_.first[h + 1]; ++w) {
          const Sides both = sides(s, h, w);
          if (is_possible(both) && has_certain_between(s, h, both.from_source))
            std::atomic_ref<std::uint8_t>(crosses[smaller(both.from_target)]).store(1, std::memory_order_relaxed);
        }
  });
  for (std::uint32_t h = 0; h < crosses.size(); ++h) {
    if (!crosses[h] || !is_possible(h)) continue;
    remove(h, [&](std::uint32_t other) {
      if (!std::exchange(is_pending_[other], std::uint8_t{1})) pending_.push_back(other);
    });
  }
  std::erase_if(pending_, [&](std::uint32_t h) { return !is_possible(h); });
  return !pending_.empty();
}

}  // namespace ws::triangulation
