// The diamond test of points in convex position, where a triangle over an edge need be looked for in one place only.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/triangulation/candidates/neighbours.h"
#include "compute/triangulation/plane/hull.h"

#include <optional>

namespace ws {
class CpuExecutor;
}

namespace ws::triangulation {

/// The edges of `diamond_edges`, of the corners of a strictly convex polygon with at most one point inside; none for other
/// points, and where points are so close to each other that rounding would matter. O(n²) instead of O(n³).
///
/// Corners on one side of an edge turn from its one end to its other, so the angles under which its source sees them grow or
/// fall along the polygon, and those under which its target does the other way round. Of the corners that the leg at the source
/// lets into the triangle, the one next to the leg is let in by the leg at the target if any is. For a fixed source that corner
/// only moves on as the target does. What is nearer to a leg than rounding may put it is judged by all points, from both ends.
[[nodiscard]] std::optional<Neighbours> convex_diamond_edges(const std::vector<Point>& points, const Hull& hull, double tangent,
                                                             CpuExecutor& executor);

/// The edges of `diamond_edges`, in the quicker way where there is one. `hull` is of the points.
[[nodiscard]] Neighbours diamond_edges(const std::vector<Point>& points, const Hull& hull, double tangent,
                                       CpuExecutor& executor);

}  // namespace ws::triangulation
