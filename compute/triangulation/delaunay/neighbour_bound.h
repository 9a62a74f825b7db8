// How long every triangulation must at least be, as its edges lead from points to others that are no nearer than the nearest.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/device/executor_cpu.h"
#include "compute/triangulation/exact/points.h"
#include "compute/triangulation/plane/hull.h"

#include <vector>

namespace ws::triangulation {

/// No triangulation's edges off the hull are shorter in sum: three end at each point off the hull, none of which is shorter
/// than the way to its nearest other. `edges` are those of a Delaunay triangulation. O(n), a few milliseconds for 10^6 points.
[[nodiscard]] double nearest_bound(const std::vector<Point>& points, const Hull& hull, const std::vector<Edge>& edges);

/// The same, and mostly twice to four times as much. Their number is known, each has two ends, at least three end at
/// each point off the hull, and k ends at a point are at least as long as the way to its k nearest others: the least that this
/// allows, by Lagrange's relaxation of the number of ends. `edges` are those of a Delaunay triangulation. 0 for flat sets.
/// O(n log n) for points that do not crowd. Throws Cancelled, Error{out_of_memory}.
[[nodiscard]] double neighbour_bound(const std::vector<Point>& points, const Hull& hull, const std::vector<Edge>& edges,
                                     CpuExecutor& executor);

}  // namespace ws::triangulation
