// A ball radius from the data alone.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/data/point_set.h"
#include "compute/ridge/estimate/background.h"

#include <stop_token>

namespace ws::ridge {

/// 2.25 times the noise and the root of the dimension less one, since that is how far points lie from the curve. The noise is
/// read off the scale at which the cloud looks most like a line: at up to 192 places and 24 radii between the spacing and a
/// quarter of the box, the covariance of the points around is split into its largest eigenvalue and the mean of the others; at
/// the radius where the median of their ratio peaks, the median of those others is the variance of the noise and of the bend,
/// which a radius about the root of two smaller tells apart. At least so large that the typical ball around a point holds 20
/// points of the whole cloud, as far as half the radius of that peak allows; on a line, where there is neither noise across nor
/// a bend, 50 points. Never below three times the spacing of the sampled points nor above a tenth of the box's diagonal; 1 for
/// clouds without extent. Where there is a background, of the points that do not lie alone. Deterministic; reads at most 12,000
/// points evenly. Throws Cancelled when `stop` is requested.
[[nodiscard]] double estimate_r1(const PointSet& points, const Background& background, const std::stop_token& stop = {});

}  // namespace ws::ridge
