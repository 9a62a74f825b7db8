// What evolution lowers, iteration by iteration: the truncated quadratic loss of the whole cloud.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/run/run_context.h"
#include "compute/ridge/balls/detect.h"

#include <cstddef>
#include <vector>

namespace ws::ridge {

/// J = Σ min(distance to the nearest ball², r1²), divided by the number of points and by r1²: 0 where each point is at a
/// ball's centre, 1 where none is within r1 of one. `local` holds the points relative to the origin of the balls, row by row.
/// Deterministic. Throws Cancelled.
[[nodiscard]] double objective_of(const std::vector<double>& local, const Balls& balls, double r1, const RunContext& context);

struct Objective {
  /// Iterations of all rounds together, from 0 for the chosen balls; where balls were removed after an iteration it stands
  /// twice.
  std::vector<double> iterations, values;
  std::size_t sample_size = 0;  ///< points that were counted, evenly taken of a larger cloud
};

/// At most 200 iterations of those whose balls were kept, the last of each round among them, and at most 20,000
/// points: nothing is replayed. Empty where no steps were recorded. Throws Cancelled.
[[nodiscard]] Objective objective_curve(const PointSet& points, const Detection& run, const RunContext& context);

}  // namespace ws::ridge
