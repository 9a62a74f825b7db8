// The Delaunay triangulation: no point inside the circle of a triangle.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/run/run_context.h"
#include "compute/triangulation/plane/mesh.h"

namespace ws::triangulation {

/// Points are inserted one after another along `insertion_order`: a walk finds the triangle, the cells whose circles hold the
/// point are replaced by a fan (A. Bowyer, D. Watson, 1981). Exact; of cocircular points' several triangulations the one that
/// this order gives. One thread. O(n log n) expected, about 100 bytes per point.
///
/// `points` are distinct. Throws Error{out_of_memory}, Cancelled.
[[nodiscard]] Mesh delaunay(const std::vector<Point>& points, RunContext& context);

}  // namespace ws::triangulation
