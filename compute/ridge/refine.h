// An optional last step: the polylines of the balls become finer ones that are fitted to the cloud.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/point_set.h"
#include "compute/core/run_context.h"

#include <vector>

namespace ws::ridge {

struct RefineSettings {
  double r1 = 1;             ///< points farther from the lines take no part; nodes stand a quarter of it apart
  bool extend_ends = false;  ///< open lines are made as long as their points say
};

/// Each step's lines, the last being the result. Steps: the lines cut into short edges; fits, each with the points where they
/// project to on the lines before; with extend_ends the ends moved out; and a correction for the noise, which puts more points
/// outside a bend than inside. Lines of one vertex stay as they are. Sequential sums in fixed blocks: equal for any number of
/// threads. Cost per step O(points + nodes). Throws Cancelled when the context's stop is requested.
[[nodiscard]] std::vector<PolylineSet> refine(const PointSet& points, const PolylineSet& lines, const RefineSettings& settings,
                                              RunContext& context);

}  // namespace ws::ridge
