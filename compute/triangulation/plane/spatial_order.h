// An order of points in which neighbours in the list are neighbours in the plane: along a Hilbert curve.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/triangulation/exact/points.h"

namespace ws {
class CpuExecutor;
}

namespace ws::triangulation {

/// Indices along a Hilbert curve, on all threads; of points at one place on it the first one comes first. O(n).
[[nodiscard]] std::vector<std::uint32_t> hilbert_order(const std::vector<Point>& points, CpuExecutor& executor);
/// The same where points are known, by their indices, that no other lies outside the box around: the hull's.
[[nodiscard]] std::vector<std::uint32_t> hilbert_order(const std::vector<Point>& points,
                                                       const std::vector<std::uint32_t>& outermost, CpuExecutor& executor);

/// Rounds of about an eighth, the rest …: each along the curve, each a random choice that does not depend on the points' places
/// (a biased randomised insertion order, after N. Amenta, S. Choi, G. Rote). So no order of insertion is a bad one. O(n).
[[nodiscard]] std::vector<std::uint32_t> insertion_order(const std::vector<Point>& points, CpuExecutor& executor);

}  // namespace ws::triangulation
