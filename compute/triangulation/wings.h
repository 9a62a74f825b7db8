// The empty triangles of candidate edges, on each side of each edge.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/executor_cpu.h"
#include "compute/triangulation/neighbours.h"
#include "compute/triangulation/predicates.h"

namespace ws::triangulation {

/// A triangle left of a half-edge s→t: the half-edges from s and from t to its third corner, counted within the lists of s and
/// t. So a wing stays what it is while only other lists change.
struct Wing {
  std::uint32_t at_source, at_target;
};

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

/// Whether s–t may be in a minimum weight triangulation that has the triangles with a, left of s→t, and b, right of it.
[[nodiscard]] inline bool is_locally_minimal(Point s, Point t, Point a, Point b) {
  constexpr double slack = 1 + 1e-14;  // squares are rounded: an edge stays unless it is certainly longer
  if (squared_distance(s, t) <= squared_distance(a, b) * slack) return true;
  return orientation(a, s, b) <= 0 || orientation(b, t, a) <= 0;
}

}  // namespace ws::triangulation
