// Sweeps of measurements: how long methods take against the number of points, and what the tuning of searches does to them.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/result/plot.h"
#include "compute/triangulation/history/race.h"

#include <string>
#include <vector>

namespace ws::triangulation {

/// One method on one set with one setting.
struct StudyRow {
  std::string setting;     ///< "12", "64", "host"
  double value = 0;        ///< of the setting, for the plot's axis; of words their number
  std::size_t set = 0;     ///< from 1; of sweeps over tuning always the run's own points
  std::size_t points = 0;  ///< of the set
  Runner runner;
  double descent = 0, transfer = 0, start = 0, kernel = 0;  ///< stages of a parallel search, in ms; 0: it has none
  double branches = 0, bytes = 0;                           ///< handed out, and sent to the device; 0: none
};

/// The threads of a block that a study of them tries: all that a search takes, doubling.
[[nodiscard]] std::vector<int> block_sizes();

/// What the parameters' study asks for:
/// - points: each method on `study_sets` random sets of 4, 5, … of the points; the same sets for all. A method that is refused
///   or takes longer than `race_seconds` is not tried with more points;
/// - branch_level, block_size, start: the run's own points, with each setting. Block sizes and starts are those of a device.
/// On the context's backend; the study of points on the CPU too. Throws Cancelled, and Error for a study that needs a device.
[[nodiscard]] std::vector<StudyRow> study(const Points& points, const Parameters& parameters, RunContext& context);

/// Times against the setting, a line per method that finds the optimum: means over the sets that all were solved; of sweeps
/// over levels the number of branches, too. None for an empty study.
[[nodiscard]] std::vector<Plot> study_plots(const std::vector<StudyRow>& rows, Study kind);
/// One line per row.
[[nodiscard]] std::string study_text(const std::vector<StudyRow>& rows);

}  // namespace ws::triangulation
