// The quickest of all triangulations, and a bad one: what there is where time does not even suffice for Delaunay's.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/device/executor_cpu.h"
#include "compute/triangulation/exact/points.h"

namespace ws::triangulation {

/// Points are taken from the left to the right, and each is joined to the visible part of the hull of those before. The edges,
/// ascending; of points on one line those between neighbours. O(n log n). Throws Cancelled.
[[nodiscard]] std::vector<Edge> sweep_edges(const std::vector<Point>& points, CpuExecutor& executor);

}  // namespace ws::triangulation
