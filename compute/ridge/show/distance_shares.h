// How many points of a cloud have each colour where they are coloured by their distance to the ball that owns them.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/run/run_context.h"
#include "compute/ridge/balls/detect.h"

#include <vector>

namespace ws::ridge {

/// Of at most 20,000 points, evenly taken of a larger cloud; points without an owner have no such colour. Of the parts of
/// compute/core/result/color_shares.h; empty where no point has an owner. Throws Cancelled. O(points taken + balls).
[[nodiscard]] std::vector<double> distance_shares(const PointSet& points, const Detection& run, const Balls& balls,
                                                  const RunContext& context);

}  // namespace ws::ridge
