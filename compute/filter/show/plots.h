// The plots of a filter run: its study, its times, its values and its taps, and what its variant teaches.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/result/experiment.h"
#include "compute/core/result/plot.h"
#include "compute/filter/run.h"

#include <vector>

namespace ws::filter {

/// Those of the run. The first time in a session the rate of a plain copy is measured, about 0.1 s; the context's cache keeps
/// it.
[[nodiscard]] std::vector<Plot> make_plots(const Run& run, RunContext& context);
/// Those of what its kernels teach, with the settings of a view; none for a run that does not filter.
[[nodiscard]] std::vector<Plot> make_lessons(const Run& run, const ViewParameters& view);

/// Of all plots that a presentation may give.
[[nodiscard]] std::vector<PlotWords> plot_words();

}  // namespace ws::filter
