// The convex hull by Andrew's monotone chain, with the points inside its sides.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/triangulation/exact/points.h"

namespace ws {
class CpuExecutor;
}

namespace ws::triangulation {

/// All points on the hull's boundary, counter-clockwise from the lexicographically smallest. Points inside a side are listed,
/// as the counts of edges and triangles need them. Collinear points: all of them, once, in order along the line. O(n log n).
struct Hull {
  std::vector<std::uint32_t> boundary;
  bool is_flat = false;  ///< fewer than three points, or all on one line
};
[[nodiscard]] Hull convex_hull(const std::vector<Point>& points);
/// The same in parallel, O(n): what lies strictly inside an octagon of outermost points is not on the boundary and left out
/// before the rest is sorted.
[[nodiscard]] Hull convex_hull(const std::vector<Point>& points, CpuExecutor& executor);
/// The same where the points' lexicographic order is known. O(n).
[[nodiscard]] Hull convex_hull(const std::vector<Point>& points, const std::vector<std::uint32_t>& order);

/// Edges and triangles of every triangulation of these points [Theorem 2.1 of the thesis]; flat sets have n − 1 and 0.
struct Counts {
  std::size_t edges = 0, triangles = 0;
};
[[nodiscard]] Counts triangulation_counts(std::size_t point_count, const Hull& hull);

}  // namespace ws::triangulation
