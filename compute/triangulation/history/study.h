// How long methods take against the number of points, on random sets of them.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/result/plot.h"
#include "compute/triangulation/history/race.h"

#include <string>
#include <vector>

namespace ws::triangulation {

/// One method on one set.
struct StudyRow {
  std::size_t set = 0;     ///< from 1
  std::size_t points = 0;  ///< of the set
  Runner runner;
  double descent = 0, transfer = 0, start = 0, kernel = 0;  ///< stages of a parallel search, in ms; 0: it has none
  double branches = 0, bytes = 0;                           ///< handed out, and sent to the device; 0: none
};

/// Each method on `study_sets` random sets of 4, 5, … of the points; the same sets for all. A method that is refused or takes
/// longer than `race_seconds` is not tried with more points. On the context's backend, and on the CPU too. Throws Cancelled.
[[nodiscard]] std::vector<StudyRow> study(const Points& points, const Parameters& parameters, RunContext& context);

/// Times against the number of points, a line per method that finds the optimum: means over the sets that all were solved. None
/// for an empty study.
[[nodiscard]] std::vector<Plot> study_plots(const std::vector<StudyRow>& rows);
/// One line per row.
[[nodiscard]] std::string study_text(const std::vector<StudyRow>& rows);

}  // namespace ws::triangulation
