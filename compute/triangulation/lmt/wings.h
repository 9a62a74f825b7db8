// The empty triangles of candidate edges, on each side of each edge.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/triangulation/candidates/neighbours.h"
#include "compute/triangulation/lmt/empty_triangles.h"

namespace ws {
class CpuExecutor;
}

namespace ws::triangulation {

/// The wings of half-edge h are `wing[first[h]]` … `wing[first[h + 1] − 1]`, by growing angle at its source.
struct Wings {
  HostBuffer<std::uint32_t> first;
  HostBuffer<Wing> wing;
};

/// Of every half-edge s→t the triangles to its left whose other sides are in the graph and in which neither s nor t has a
/// neighbour. O(sum of squared degrees). Throws Error{out_of_memory}, Cancelled.
[[nodiscard]] Wings wings_of(const std::vector<Point>& points, const Neighbours& graph, CpuExecutor& executor);

/// The same where it is known for an earlier graph on the same points: lists of points without `is_dirty` are as they were, and
/// so are the places of these points and their neighbours. O(half-edges), and the above for dirty points and their neighbours.
[[nodiscard]] Wings updated_wings(const std::vector<Point>& points, const Neighbours& graph, const Neighbours& old_graph,
                                  const Wings& old_wings, const std::vector<std::uint8_t>& is_dirty, CpuExecutor& executor);

/// Both in host memory, as functions for every backend take them. The arguments must outlive it.
[[nodiscard]] inline GraphView<HostMemory> view_of(const std::vector<Point>& points, const Neighbours& graph) {
  return {points, graph.first, graph.target.view(), graph.twin.view()};
}

}  // namespace ws::triangulation
