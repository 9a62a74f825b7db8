// A sweep as a plot that grows with its rows.
// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/sweep/sweep_table.h"
#include "compute/core/result/plot.h"

#include <string>
#include <vector>

namespace ws::app {

/// `value` against what is varied: a line with strokes from the least to the most where one number is varied, one for each
/// value of a second variation that is no number; a heat map of two numbers; marks over names where no number is varied. Of a
/// time the medians. Rows that failed leave gaps.
[[nodiscard]] Plot sweep_plot(const SweepPlan& plan, const std::vector<SweepRow>& rows, const std::string& value);

/// Which combinations a place of the plot is of: x as the plot has it, and the series or the y of its cell. Nothing where there
/// is none.
[[nodiscard]] std::optional<std::size_t> combination_at(const SweepPlan& plan, double x, std::size_t series, double y);

}  // namespace ws::app
