// SPDX-License-Identifier: MIT
#include "compute/triangulation/lmt/assemble.h"

#include "compute/core/device/executor_cpu.h"
#include "compute/core/run/error.h"
#include "compute/triangulation/plane/gather.h"

#include <algorithm>

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

}  // namespace

HostBuffer<Edge> known_edges(const Skeleton& skeleton, const Parts& parts, CpuExecutor& executor) {
  const Neighbours& graph = skeleton.graph;
  const std::size_t point_count = graph.first.size() - 1;
  const auto for_certain = [&](std::uint32_t i, const auto& f) {
    for (std::uint32_t h = graph.first[i]; h < graph.first[i + 1]; ++h)
      if (skeleton.fate_of(h) == Fate::certain && i < graph.target[h]) f(Edge{i, graph.target[h]});
  };
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
    Edge* to = edges.data() + certain_before[k];
    for (std::size_t i = k * points_per_piece; i < std::min((k + 1) * points_per_piece, point_count); ++i)
      for_certain(static_cast<std::uint32_t>(i), [&](Edge e) { *to++ = e; });
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
  HostBuffer<std::uint32_t> place(order.size());
  executor.for_each(
      "places of points", order.size(), [&](std::uint32_t i) { place[order[i]] = i; }, 30);
  const auto for_edges_from = [&](std::uint32_t a, const auto& f) {
    for (std::uint32_t h = graph.first[place[a]]; h < graph.first[place[a] + 1]; ++h)
      if (is_kept[h])
        if (const std::uint32_t b = order[graph.target[h]]; a < b) f(Edge{a, b});
  };
  const auto before = starts_of_pieces("count edges of points", order.size(), points_per_piece, executor, [&](std::uint32_t a) {
    std::size_t count = 0;
    for (std::uint32_t h = graph.first[place[a]]; h < graph.first[place[a] + 1]; ++h)
      count += static_cast<std::size_t>(is_kept[h]) & static_cast<std::size_t>(a < order[graph.target[h]]);
    return count;
  });
  std::vector<Edge> ordered(before.back());
  executor.for_ranges("edges to their points", before.size() - 1, 1, [&](std::size_t k, std::size_t) {
    Edge* to = ordered.data() + before[k];
    for (std::size_t a = k * points_per_piece; a < std::min((k + 1) * points_per_piece, order.size()); ++a) {
      Edge* const begin = to;
      for_edges_from(static_cast<std::uint32_t>(a), [&](Edge e) { *to++ = e; });
      std::sort(begin, to);
    }
  });
  return ordered;
}

}  // namespace ws::triangulation
