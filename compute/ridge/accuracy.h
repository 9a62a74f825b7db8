// How far a reconstructed curve and the true one are apart.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/data/point_set.h"
#include "compute/core/run/run_context.h"

#include <vector>

namespace ws::ridge {

/// Distances in the data's units. Hausdorff distances are one-sided maxima; both curves are sampled, edges at least at 8
/// places each and the truth at no less than 4,096 places in all.
struct Accuracy {
  double minimum = 0, mean = 0, median = 0, maximum = 0;  ///< from the vertices to the truth
  double curve_to_truth = 0;
  double truth_to_curve = 0;
  std::vector<double> vertex_distances;  ///< in the order of the lines' vertices
};

/// What a curve lacks of the one that it should be. Lengths in the data's units; a stretch of `exact` is missing where it is
/// farther than the reach from the curve.
struct Difference {
  double exact_length = 0, covered_length = 0;
  double longest_missing = 0;   ///< in one piece
  double hausdorff = 0;         ///< the larger of both one-sided distances
  std::vector<double> missing;  ///< two ends after another
};

/// Places are tested at an eighth of the reach, at least. Throws Cancelled when the context's stop is requested.
[[nodiscard]] Difference measure_difference(const PolylineSet& curve, const PolylineSet& exact, double reach,
                                            const RunContext& context);

/// Both sets are of one dimension and not empty; else everything is infinite. Cost at most about O(samples · segments / 32), on
/// all threads that the context allows. Throws Cancelled when the context's stop is requested.
[[nodiscard]] Accuracy measure_accuracy(const PolylineSet& curve, const PolylineSet& truth, const RunContext& context);

/// The share of the points, or of 12,000 of them taken evenly, that is at most `distance` from the curve; 0 where there are no
/// points. Throws Cancelled.
[[nodiscard]] double share_near(const PolylineSet& curve, const PointSet& points, double distance, const RunContext& context);

}  // namespace ws::ridge
