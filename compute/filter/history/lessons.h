// Small plots of what costs time on a GPU, counted by the rules of 2010 that the thesis teaches.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/result/plot.h"
#include "compute/filter/params.h"

#include <vector>

namespace ws::filter {

/// Transactions against radius, aprons, bank conflicts, latency, divergence, residency, a larger MAX_RADIUS, shapes of groups,
/// instructions, kernels side by side, vector types, chains of filters. `radius` is the run's; `view` has the stride that is
/// marked and the latency that is hidden.
[[nodiscard]] std::vector<Plot> lesson_plots(int radius, const ViewParameters& view = {});

}  // namespace ws::filter
