// The plots of a triangulation: edges by length, a search's progress and ends, threads' loads, the race, the growth of numbers.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/result/experiment.h"
#include "compute/core/result/plot.h"
#include "compute/triangulation/result.h"

#include <vector>

namespace ws::triangulation {

/// The same for all steps; none where there are no edges. O(edges).
[[nodiscard]] std::vector<Plot> plots_of(const TriangulationResult& result);

/// Of all plots that a presentation may give.
[[nodiscard]] std::vector<PlotWords> plot_words();

}  // namespace ws::triangulation
