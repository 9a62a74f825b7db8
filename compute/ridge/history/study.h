// What a run measures beside its own result: the ridge for a range of ball radii, with the one that is a safe choice, or the
// quality of quality.h.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/data/point_set.h"
#include "compute/core/result/plot.h"
#include "compute/core/result/spread.h"
#include "compute/core/run/run_context.h"
#include "compute/ridge/estimate/background.h"
#include "compute/ridge/history/quality.h"
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
  Spread ms;                         ///< over the repetitions

  [[nodiscard]] bool operator==(const StudyRow&) const = default;
};

/// `count` radii in equal ratios, rounded to three digits, ascending. 0: a quarter of the estimate to four times as much.
[[nodiscard]] std::vector<double> study_radii(double from, double to, std::size_t count, double estimate);

/// What is run, and what was estimated of the cloud: r1, within which points are near the curve, and the background, from
/// which each radius has its own minimum of points unless the parameters give one.
struct StudyRange {
  std::vector<double> radii;
  double estimate = 1;
  Background background;
};

/// A row for each radius, all else as in `parameters`; `grown` gets the rows so far after each that is new. Rows that are in
/// the context's cache are taken from there. Throws Cancelled.
[[nodiscard]] std::vector<StudyRow> study_rows(const PointSet& points, const PolylineSet* truth, const Parameters& parameters,
                                               const StudyRange& range, const RunContext& context,
                                               const std::function<void(const std::vector<StudyRow>&)>& grown);

/// The simplest curve that explains the cloud: of the rows near whose curve lie three quarters as many points as near any row's
/// (tiny radii follow each point), those with the fewest components and open ends; of these again those that nearly as many
/// points are near to as to any of them; and the middle of the widest range of such neighbours, by ratio. None where no row
/// has a curve.
[[nodiscard]] std::optional<std::size_t> best_row(const std::vector<StudyRow>& rows);

/// What a run has measured beside its own result.
struct StudyData {
  StudyOf of = StudyOf::radius;
  std::vector<StudyRow> radii;
  std::vector<QualityRow> quality;

  [[nodiscard]] bool empty() const { return radii.empty() && quality.empty(); }
};

/// Components and loops, vertices, points near the curve, error and time against r1, and the cursor stands at the best row; or
/// those of quality.h. None for an empty study.
[[nodiscard]] std::vector<Plot> study_plots(const StudyData& study);
/// Writes the rows as a csv file. Throws Error{io}; Error{invalid_argument} where there are no rows.
void write_study(const std::filesystem::path& path, const StudyData& study);

}  // namespace ws::ridge
