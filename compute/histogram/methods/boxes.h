// Up to three dimensions: boxes of neighbouring references that cannot hold a limit are left out of the search for limits, and
// boxes whose distances all fall into one bin are counted at once.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/histogram/bins/problem.h"
#include "compute/histogram/methods/ordered.h"

namespace ws::histogram {

/// The same counts as every other method with the same arithmetic. Throws Cancelled.
[[nodiscard]] Histograms box_histograms(const Problem& problem, RunContext& context, const RowsDone& done);

}  // namespace ws::histogram
