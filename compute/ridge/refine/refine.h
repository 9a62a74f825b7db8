// An optional last step: the polylines of the balls become finer ones that are fitted to the cloud.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/data/point_set.h"
#include "compute/core/run/run_context.h"
#include "compute/ridge/balls/engine.h"

#include <vector>

namespace ws::ridge {

struct RefineSettings {
  double r1 = 1;             ///< points farther from the lines take no part; nodes stand a quarter of it apart
  bool extend_ends = false;  ///< open lines are made as long as their points say
  DeviceUse devices;         ///< with backend cuda: what of the first device may be used
};

/// Each step's lines, the last being the result. Steps: the lines cut into short edges; fits, each with the points where they
/// project to on the lines before; with extend_ends the ends moved out; and a correction for the noise, which puts more points
/// outside a bend than inside. Lines of one vertex stay as they are. The bits are equal on every backend and for any number of
/// threads: sums are of whole numbers. Cost per step O(points · log nodes + nodes), for an open end O(points).
/// Throws Error{invalid_argument} for other dimensions or more than 2^31 nodes; Error{out_of_memory}; Cancelled when the
/// context's stop is requested.
[[nodiscard]] std::vector<PolylineSet> refine(const PointSet& points, const PolylineSet& lines, const RefineSettings& settings,
                                              RunContext& context);

}  // namespace ws::ridge
