// The thesis's studies of quality (its section 8): how far from a straight segment the curve is, against the noise, the radius,
// the number of points and the dimension.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/data/point_set.h"
#include "compute/core/result/plot.h"
#include "compute/core/result/spread.h"
#include "compute/core/run/run_context.h"
#include "compute/ridge/params.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace ws::ridge {

/// A segment of length 100 along the first axis, and what is to be found of it.
struct QualityCase {
  std::size_t dimension = 2, count = 0;
  double noise = 0;  ///< standard deviation on each coordinate
  double r1 = 0;
  bool is_fixed = false;  ///< r1 is the same in all dimensions
};

/// What was found, over the repetitions. Distances in the cloud's unit; none where some repetition found no curve.
struct QualityRow {
  QualityCase of;
  Spread components;
  Spread median;          ///< the vertices' distance to the segment
  Spread curve_to_truth;  ///< the farthest place of the curve from the segment
  Spread truth_to_curve;  ///< and of the segment from the curve, whose open ends fall short
  Spread ms;              ///< of the detection
  bool is_found = false;
};

/// Points with normal noise about the segment, evenly along it, in random order.
[[nodiscard]] PointSet segment_cloud(const QualityCase& of, std::uint64_t seed);
[[nodiscard]] PolylineSet segment_truth(std::size_t dimension);

/// Of `noise`: in the plane, noises 1, 2.17 and 4.17, radii of 1 to 4 times that, 1,000 to 30,000 points. Of `dimension`: 2 to
/// 6 of them, noise 2.17, the thesis's radius of 3.689 and one that grows with the noise's length, 1,000 to 30,000 points. None
/// of `radius`.
[[nodiscard]] std::vector<QualityCase> quality_cases(StudyOf of);

/// The run's method on another cloud for each of `repeats`, drawn from the context's seed and those that follow it. Throws
/// Cancelled, and what the method refuses.
[[nodiscard]] QualityRow measure_quality(const QualityCase& of, const Parameters& parameters, std::size_t repeats,
                                         const RunContext& context);
/// A row for each case; `grown` gets the rows so far after each. Throws as measure_quality does.
[[nodiscard]] std::vector<QualityRow> study_quality(const Parameters& parameters, const RunContext& context,
                                                    const std::function<void(const std::vector<QualityRow>&)>& grown);

/// Median distance and both one-sided Hausdorff distances: of noises against the number of points and against the radius in
/// units of the noise, of dimensions with the growing radius and with the fixed one; medians over the repetitions, with strokes
/// from the least to the most.
[[nodiscard]] std::vector<Plot> quality_plots(const std::vector<QualityRow>& rows, StudyOf of);
/// One line per row; what was not found is empty.
[[nodiscard]] std::string quality_csv(const std::vector<QualityRow>& rows);

}  // namespace ws::ridge
