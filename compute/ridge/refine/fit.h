// Moves the nodes of fine lines so that the squared distances of their points, and of bends, become least.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/run/run_context.h"
#include "compute/ridge/refine/fit_sums.h"

namespace ws::ridge {

/// `stiffness`: for each point of a node on average, what the square of a second difference counts. Cost O(nodes).
/// Throws Cancelled when the context's stop is requested.
void fit(FineLines& fine, const FitSums& sums, double stiffness, const RunContext& context);

}  // namespace ws::ridge
