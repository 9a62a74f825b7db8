// A ball radius from the data alone.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/data/point_set.h"

#include <stop_token>

namespace ws::ridge {

/// Twice the noise, where the noise is read off the scale at which the cloud looks most like a line: at up to 192 places
/// and 24 radii between the spacing and a quarter of the box, the covariance of the points around is split into its
/// largest eigenvalue and the mean of the others; at the radius where the median of their ratio peaks, the root of the
/// median of those others is the noise. Never below three times the spacing of the sampled points nor above a tenth
/// of the box's diagonal; 1 for clouds without extent. Deterministic; reads at most 12,000 points evenly.
/// Throws Cancelled when `stop` is requested.
[[nodiscard]] double estimate_r1(const PointSet& points, const std::stop_token& stop = {});

}  // namespace ws::ridge
