// Small plots of what costs time on a GPU, counted by the rules of 2010 that the thesis teaches.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/result/plot.h"

#include <vector>

namespace ws::filter {

/// Transactions against radius, aprons, bank conflicts, divergence, latency, residency, a larger MAX_RADIUS, kernels side by
/// side, vector types, chains of filters; `radius` is the run's.
[[nodiscard]] std::vector<Plot> lesson_plots(int radius);

}  // namespace ws::filter
