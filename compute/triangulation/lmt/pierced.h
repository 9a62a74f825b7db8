// Faces with points or components inside them, solved exactly.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/triangulation/lmt/polygon.h"

namespace ws::triangulation {

/// The shortest triangulation of a face from possible edges. Exact; the first of equally long ones by `compare_edges`.
///
/// One point inside: its edges cut the polygon into sub-polygons that do not hold it, and each shortest way around it along
/// them is tried; O(corners³), and as much less as bounds tell. More: the component that lies leftmost has, in every
/// triangulation, an edge from its leftmost point further to the left, to the border. Each such edge is tried; it makes border
/// and component one walk.
///
/// The optima are counted if they are asked for and nothing is inside. None where more than `most_steps` steps would be needed,
/// or no triangulation exists. Throws Cancelled.
[[nodiscard]] std::optional<Part> solve_face(const NumberedPoints& points, const Skeleton& skeleton, const Face& face,
                                             double most_steps, bool count_optima, const RunContext& context,
                                             CpuExecutor* executor);

}  // namespace ws::triangulation
