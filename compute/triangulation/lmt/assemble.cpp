// SPDX-License-Identifier: MIT
#include "compute/triangulation/lmt/assemble.h"

#include "compute/core/device/executor_cpu.h"
#include "compute/core/run/error.h"
#include "compute/triangulation/plane/gather.h"

#include <algorithm>
#include <utility>

namespace ws::triangulation {

namespace {

constexpr std::size_t points_per_piece = 1024, parts_per_piece = 256;

std::size_t edge_count_of(const std::optional<Part>& part) { return part ? part->edges.size() : 0; }

/// Of half-edges, both directions alike: whether the triangulation has them.
HostBuffer<std::uint8_t> marked_half_edges(const Skeleton& skeleton, const Parts& parts, CpuExecutor& executor) {
  const Neighbours& graph = skeleton.graph;
  HostBuffer<std::uint8_t> is_kept(graph.half_edge_count());
  executor.for_ranges("mark edges", is_kept.size(), 16'384, [&](std::size_t begin, std::size_t end) {
    for (std::size_t h = begin; h < end; ++h) is_kept[h] = skeleton.fate[h] == static_cast<std::uint8_t>(Fate::certain);
  });
  executor.for_ranges("mark edges of faces", parts.size(), parts_per_piece, [&](std::size_t begin, std::size_t end) {
    for (std::size_t f = begin; f < end; ++f) {
      if (!parts[f]) continue;
      for (const Edge e : parts[f]->edges) {
        const std::uint32_t h = graph.find(e.a, e.b);
        if (h == Neighbours::none) throw Error(ErrorKind::internal, "a face was filled with an edge that is no candidate");
        is_kept[h] = is_kept[graph.twin[h]] = 1;
      }
    }
  });
  return is_kept;
}

/// Nearly always a handful.
void sort_few(Edge* begin, Edge* end) {
  constexpr std::ptrdiff_t few = 16;
  if (end - begin > few) return std::sort(begin, end);
  for (Edge* k = begin; k != end; ++k)
    for (Edge* place = k; place != begin && *place < place[-1]; --place) std::swap(*place, place[-1]);
}

}  // namespace

HostBuffer<Edge> known_edges(const Skeleton& skeleton, const Parts& parts, CpuExecutor& executor) {
  const Neighbours& graph = skeleton.graph;
  const std::size_t point_count = graph.first.size() - 1;
  const auto certain_before = starts_of_pieces("list edges", point_count, points_per_piece, executor, [&](std::uint32_t i) {
    std::size_t count = 0;  // without branches, which could not be foreseen
    for (std::uint32_t h = graph.first[i]; h < graph.first[i + 1]; ++h)
      count += static_cast<std::size_t>(skeleton.fate_of(h) == Fate::certain) & static_cast<std::size_t>(i < graph.target[h]);
    return count;
  });
  const auto part_before = starts_of_pieces("list edges of faces", parts.size(), parts_per_piece, executor,
                                            [&](std::uint32_t f) { return edge_count_of(parts[f]); });
  HostBuffer<Edge> edges(certain_before.back() + part_before.back());
  executor.for_ranges("list edges", certain_before.size() - 1, 1, [&](std::size_t k, std::size_t) {
    Edge *to = edges.data() + certain_before[k], *const end = edges.data() + certain_before[k + 1];
    for (auto i = static_cast<std::uint32_t>(k * points_per_piece); to != end; ++i)
      for (std::uint32_t h = graph.first[i]; h < graph.first[i + 1] && to != end; ++h) {
        *to = {i, graph.target[h]};  // the next one takes its place if it is not certain; without branches here too
        to += static_cast<std::size_t>(skeleton.fate_of(h) == Fate::certain) & static_cast<std::size_t>(i < graph.target[h]);
      }
  });
  executor.for_ranges("list edges of faces", part_before.size() - 1, 1, [&](std::size_t k, std::size_t) {
    Edge* to = edges.data() + certain_before.back() + part_before[k];
    for (std::size_t f = k * parts_per_piece; f < std::min((k + 1) * parts_per_piece, parts.size()); ++f)
      if (parts[f]) to = std::copy(parts[f]->edges.begin(), parts[f]->edges.end(), to);
  });
  return edges;
}

std::vector<Edge> ordered_known_edges(const Skeleton& skeleton, const Parts& parts, const std::vector<std::uint32_t>& order,
                                      CpuExecutor& executor) {
  const Neighbours& graph = skeleton.graph;
  const HostBuffer<std::uint8_t> is_kept = marked_half_edges(skeleton, parts, executor);
  // Points are taken in the skeleton's order, in which neighbours lie together, and go to their places in the caller's.
  const auto is_from = [&](std::uint32_t a, std::uint32_t h) {
    return static_cast<std::size_t>(is_kept[h]) & static_cast<std::size_t>(a < order[graph.target[h]]);
  };
  HostBuffer<std::uint32_t> start(order.size());
  executor.for_each(
      "count edges of points", order.size(),
      [&](std::uint32_t i) {
        std::size_t count = 0;
        for (std::uint32_t h = graph.first[i]; h < graph.first[i + 1]; ++h) count += is_from(order[i], h);
        start[order[i]] = static_cast<std::uint32_t>(count);
      },
      50);
  const auto before = starts_of_pieces("count edges of points", order.size(), points_per_piece, executor,
                                       [&](std::uint32_t a) { return start[a]; });
  executor.for_ranges("count edges of points", before.size() - 1, 1, [&](std::size_t k, std::size_t) {
    auto next = static_cast<std::uint32_t>(before[k]);
    for (std::size_t a = k * points_per_piece; a < std::min((k + 1) * points_per_piece, order.size()); ++a)
      next += std::exchange(start[a], next);
  });
  std::vector<Edge> ordered(before.back());
  executor.for_each(
      "edges to their points", order.size(),
      [&](std::uint32_t i) {
        const std::uint32_t a = order[i];
        Edge *const begin = ordered.data() + start[a], *const end = ordered.data() +
                                                                    (a + 1 < order.size() ? start[a + 1] : before.back());
        Edge* to = begin;
        for (std::uint32_t h = graph.first[i]; to != end; ++h) {
          *to = {a, order[graph.target[h]]};
          to += is_from(a, h);
        }
        sort_few(begin, end);
      },
      100);
  return ordered;
}

}  // namespace ws::triangulation
