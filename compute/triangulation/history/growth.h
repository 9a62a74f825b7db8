// How the numbers of edges, combinations, calls and triangulations grow with the number of points (Table 5.1 of the thesis).
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/run/run_context.h"
#include "compute/triangulation/exact/points.h"

#include <string>
#include <vector>

namespace ws::triangulation {

/// Means over random sets of `points` points.
struct GrowthRow {
  std::size_t points = 0;
  double forced = 0, choosable = 0, needed = 0;  ///< edges: crossed by nothing, others, and how many of those are needed
  double combinations = 0;                       ///< of the truncated means, as in the thesis
  double calls = 0;                              ///< of edge removal
  bool is_estimated = false;                     ///< the calls are: by random descents
  double triangulations = 0;                     ///< 0: not counted
  double paths = 0;                              ///< states of the dynamic programme over paths: 2^(N − 2)
};

/// For 3 … 16 points, as far as `points` has that many: `set_count` random sets each, drawn from `points` by the context's
/// seed. Calls and triangulations are counted up to 11 points. Throws Cancelled.
[[nodiscard]] std::vector<GrowthRow> growth(const std::vector<Point>& points, std::size_t set_count, RunContext& context);

/// One line per number of points.
[[nodiscard]] std::string growth_text(const std::vector<GrowthRow>& rows);

}  // namespace ws::triangulation
