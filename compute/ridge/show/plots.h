// The plots beside the picture of a detection.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/result/experiment.h"
#include "compute/core/result/plot.h"
#include "compute/ridge/result.h"
#include "compute/ridge/show/objective.h"

#include <vector>

namespace ws::ridge {

/// Plots of the whole run, with a cursor at `step`. Where there are rows of a study, its plots come first.
[[nodiscard]] std::vector<Plot> plots_at(const RidgeResult& result, const StudyData& study, const Objective& objective,
                                         std::size_t step);

/// Of all plots that a presentation may give.
[[nodiscard]] std::vector<PlotWords> plot_words();

}  // namespace ws::ridge
