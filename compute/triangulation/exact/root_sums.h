// Sums of edge lengths compared exactly. Equal sums are proven equal, others told apart with as many bits as it takes.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/triangulation/exact/points.h"

namespace ws::triangulation {

/// The sign of (length of all edges in `first`) − (the same of `second`). Exact.
///
/// Equality: roots of whole numbers whose products are no squares are independent over the rationals, so the sum of
/// c·√d is 0 just if it is within each class of d whose pairwise products are squares; there it is a rational number times
/// one root. A sum that is not 0 has a sign at some precision, which doubles until it shows.
///
/// Cost: common edges are cancelled first; O(k²) products and a few roots of whole numbers for the k that remain.
[[nodiscard]] int compare_sums(const std::vector<Point>& points, const std::vector<Edge>& first,
                               const std::vector<Edge>& second);

}  // namespace ws::triangulation
