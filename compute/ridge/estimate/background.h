// Points that belong to no curve but lie evenly all over the cloud's box, and how few points a ball may hold beside them.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/data/point_set.h"

#include <cstdint>
#include <stop_token>

namespace ws::ridge {

/// A uniform background, as a Poisson process of points; all zero where the cloud has none.
struct Background {
  double share = 0;    ///< of the cloud's points
  double density = 0;  ///< points of the whole cloud per unit volume

  [[nodiscard]] bool is_there() const { return share > 0; }
  /// How many of its points a ball of that radius holds on average, anywhere well inside the box.
  [[nodiscard]] double points_within(double radius, std::size_t dimension) const;
};

/// Compares where points lie alone with where the box is empty. Of a uniform background three tenths lie in the emptiest three
/// tenths of the box, of a curve's points hardly any; how empty a place is, the distance to the fourth nearest point tells, of
/// 1,024 random places and of the points. There is a background where that gives eight points or more and 1 % to half of the
/// cloud, and where it is even: the emptiest tenth has at least 0.4 times its part of them, and places there have their fourth
/// point at least as far as a background of 0.85 of that share leaves it. The noise of a curve that fills its box is denser and
/// ends. Deterministic; reads at most 4,096 points evenly. None for clouds whose box has no volume. Throws Cancelled when
/// `stop` is requested.
[[nodiscard]] Background estimate_background(const PointSet& points, const std::stop_token& stop = {});

/// Those of the sample, each of which stands for so many of the cloud's points, that lie closer to their fourth nearest than
/// all but a twentieth of the background's do. Throws Cancelled.
[[nodiscard]] PointSet without_background(const PointSet& sample, const Background& background, double points_per_sample,
                                          const std::stop_token& stop = {});

/// The least number of points with which a ball is taken for one on a curve: one more than a ball of the background is expected
/// to hold beside its own, so that of all such balls 0.05 are; but between a quarter and half of what a typical ball of the
/// cloud owns. 1 where there is no background. Throws Cancelled.
[[nodiscard]] std::int64_t least_points(const PointSet& points, const Background& background, double r1,
                                        const std::stop_token& stop = {});

}  // namespace ws::ridge
