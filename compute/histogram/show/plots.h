// The curves and bars of distance histograms.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/result/experiment.h"
#include "compute/core/result/plot.h"
#include "compute/histogram/result.h"
#include "compute/histogram/variants/paper.h"

#include <cstddef>
#include <vector>

namespace ws::histogram {

/// Of a result with a table, at a step; `detail`: of the query that the view looks at.
[[nodiscard]] std::vector<Plot> plots_of(const HistogramResult& result, std::size_t step, const ViewParameters& view,
                                         const QueryDetail& detail);

/// Of all plots that a presentation may give.
[[nodiscard]] std::vector<PlotWords> plot_words();

}  // namespace ws::histogram
