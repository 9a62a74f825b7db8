// The ridge for a range of ball radii at once: what r1 does to it, and which one is a safe choice.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/data/point_set.h"
#include "compute/core/result/plot.h"
#include "compute/core/run/run_context.h"
#include "compute/ridge/params.h"

#include <filesystem>
#include <functional>
#include <optional>
#include <vector>

namespace ws::ridge {

/// What one radius gave.
struct StudyRow {
  double r1 = 0;
  std::size_t vertices = 0, components = 0,
              loops = 0;             ///< components have two vertices or more; loops are those that close about something
  double near_share = 0;             ///< of the points, those within the estimate of r1 from the curve
  std::optional<double> mean_error;  ///< from the vertices to the truth, where it is known
  double ms = 0;

  [[nodiscard]] bool operator==(const StudyRow&) const = default;
};

/// `count` radii in equal ratios, rounded to three digits, ascending. 0: a quarter of the estimate to four times as much.
[[nodiscard]] std::vector<double> study_radii(double from, double to, std::size_t count, double estimate);

/// A row for each radius, all else as in `parameters`; `grown` gets the rows so far after each that is new. Rows that are in
/// the context's cache are taken from there. `estimate`: of r1. Throws Cancelled.
[[nodiscard]] std::vector<StudyRow> study_rows(const PointSet& points, const PolylineSet* truth, const Parameters& parameters,
                                               const std::vector<double>& radii, double estimate, const RunContext& context,
                                               const std::function<void(const std::vector<StudyRow>&)>& grown);

/// The simplest curve that explains the cloud: of the rows near whose curve lie three quarters as many points as near any row's
/// (tiny radii follow each point), those with the fewest components and open ends; of these again those that nearly as many
/// points are near to as to any of them; and the middle of the widest range of such neighbours, by ratio. None where no row
/// has a curve.
[[nodiscard]] std::optional<std::size_t> best_row(const std::vector<StudyRow>& rows);

/// Components and loops, vertices, points near the curve and error against r1; the cursor stands at the best row.
[[nodiscard]] std::vector<Plot> study_plots(const std::vector<StudyRow>& rows);
/// Writes the rows as a csv file. Throws Error{io}; Error{invalid_argument} where there are no rows.
void write_study(const std::filesystem::path& path, const std::vector<StudyRow>& rows);

}  // namespace ws::ridge
