// SPDX-License-Identifier: MIT
#include "compute/triangulation/wings.h"

#include "compute/core/error.h"

#include <algorithm>

namespace ws::triangulation {

namespace {

struct Scratch {
  std::vector<std::uint32_t> at_source, at_target;
};

/// Appends the wings of one half-edge.
void append_wings(const std::vector<Point>& points, const Neighbours& graph, std::uint32_t s, std::uint32_t half_edge,
                  Scratch& scratch, std::vector<Wing>& wings) {
  const std::uint32_t t = graph.target[half_edge], back = graph.twin[half_edge];
  const Point p = points[s], q = points[t];
  // Neighbours of s counter-clockwise from t that no earlier one hides: each is seen from t below all before.
  scratch.at_source.clear();
  Point lowest{};
  for (std::uint32_t h = graph.next(s, half_edge); h != half_edge; h = graph.next(s, h)) {
    const Point a = points[graph.target[h]];
    if (orientation(p, q, a) <= 0) break;
    if (!scratch.at_source.empty() && orientation(q, lowest, a) <= 0) continue;
    scratch.at_source.push_back(h);
    lowest = a;
  }
  if (scratch.at_source.empty()) return;
  scratch.at_target.clear();
  for (std::uint32_t h = graph.previous(t, back); h != back; h = graph.previous(t, h)) {
    const Point b = points[graph.target[h]];
    if (orientation(p, q, b) <= 0) break;
    if (!scratch.at_target.empty() && orientation(p, lowest, b) >= 0) continue;
    scratch.at_target.push_back(h);
    lowest = b;
  }
  // Both lists are in order of the angle at t, one falling, one growing: corners of triangles are in both.
  auto k = scratch.at_target.size();
  for (const std::uint32_t h : scratch.at_source) {
    const std::uint32_t third = graph.target[h];
    for (; k > 0 && graph.target[scratch.at_target[k - 1]] != third; --k)
      if (orientation(q, points[graph.target[scratch.at_target[k - 1]]], points[third]) <= 0) break;
    if (k == 0) return;
    if (graph.target[scratch.at_target[k - 1]] == third)
      wings.push_back({h - graph.first[s], scratch.at_target[k - 1] - graph.first[t]});
  }
}

/// Wings in blocks of points, put together; make(source, half-edge, wings) appends those of one half-edge.
template <class Make>
Wings gathered(std::size_t count, const Neighbours& graph, CpuExecutor& executor, const Make& make) {
  constexpr std::size_t block = 256;
  const std::size_t block_count = (count + block - 1) / block;
  std::vector<std::vector<Wing>> found(block_count);
  Wings all{HostBuffer<std::uint32_t>(graph.half_edge_count() + 1), {}};
  all.first[0] = 0;
  executor.accumulate(
      "empty triangles", block_count, 1, [] { return Scratch(); },
      [&](Scratch& scratch, std::size_t begin, std::size_t end) {
        for (std::size_t b = begin; b < end; ++b)
          for (auto s = static_cast<std::uint32_t>(b * block); s < std::min((b + 1) * block, count); ++s) {
            if (executor.context().stop_requested()) return;
            for (std::uint32_t h = graph.first[s]; h < graph.first[s + 1]; ++h) {
              const std::size_t before = found[b].size();
              make(s, h, scratch, found[b]);
              all.first[h + 1] = static_cast<std::uint32_t>(found[b].size() - before);
            }
          }
      },
      [](Scratch&) {});
  std::size_t total = 0;
  for (std::size_t h = 1; h < all.first.size(); ++h) {
    total += all.first[h];
    all.first[h] = static_cast<std::uint32_t>(total);
  }
  if (total >= Neighbours::none) throw Error(ErrorKind::out_of_memory, "more than 2^32 empty triangles");
  all.wing = HostBuffer<Wing>(total);
  executor.for_ranges("gather empty triangles", block_count, 4, [&](std::size_t begin, std::size_t end) {
    for (std::size_t b = begin; b < end; ++b) {
      std::copy(found[b].begin(), found[b].end(), all.wing.begin() + all.first[graph.first[b * block]]);
      std::vector<Wing>().swap(found[b]);
    }
  });
  return all;
}

}  // namespace

Wings wings_of(const std::vector<Point>& points, const Neighbours& graph, CpuExecutor& executor) {
  return gathered(points.size(), graph, executor,
                  [&](std::uint32_t s, std::uint32_t h, Scratch& scratch, std::vector<Wing>& wings) {
                    append_wings(points, graph, s, h, scratch, wings);
                  });
}

Wings updated_wings(const std::vector<Point>& points, const Neighbours& graph, const Neighbours& old_graph,
                    const Wings& old_wings, const std::vector<std::uint8_t>& is_dirty, CpuExecutor& executor) {
  return gathered(points.size(), graph, executor,
                  [&](std::uint32_t s, std::uint32_t h, Scratch& scratch, std::vector<Wing>& wings) {
                    if (is_dirty[s] || is_dirty[graph.target[h]]) return append_wings(points, graph, s, h, scratch, wings);
                    const std::uint32_t old = old_graph.first[s] + (h - graph.first[s]);
                    wings.insert(wings.end(), old_wings.wing.begin() + old_wings.first[old],
                                 old_wings.wing.begin() + old_wings.first[old + 1]);
                  });
}

}  // namespace ws::triangulation
