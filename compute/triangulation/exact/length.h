// Lengths as intervals that contain them: square roots and sums in pairs of doubles (about 100 bits) with proven bounds.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/device/span.h"
#include "compute/triangulation/exact/expansion.h"
#include "compute/triangulation/exact/points.h"

namespace ws {
class CpuExecutor;
}

namespace ws::triangulation {

/// A real number in [lower, upper].
struct Interval {
  double lower = 0, upper = 0;
  [[nodiscard]] bool operator==(const Interval&) const = default;
};

/// high + low, |low| at most half a unit of high's last place.
struct DoubleDouble {
  double high = 0, low = 0;
};
/// Relative error at most 2⁻¹⁰² for numbers of one sign (two_sum of both parts, then renormalised).
[[nodiscard]] inline DoubleDouble operator+(DoubleDouble a, DoubleDouble b) {
  const TwoTerms high = two_sum(a.high, b.high), low = two_sum(a.low, b.low);
  const TwoTerms middle = two_sum(high.high, high.low + low.high);
  const TwoTerms sum = two_sum(middle.high, middle.low + low.low);
  return {sum.high, sum.low};
}
[[nodiscard]] inline bool operator<(DoubleDouble a, DoubleDouble b) {
  return a.high < b.high || (a.high == b.high && a.low < b.low);
}

/// Relative errors of `distance` and of one sum of positive numbers; generous.
inline constexpr double distance_error = 0x1p-96, sum_error = 0x1p-100;

/// |ab| with a relative error of at most `distance_error`.
[[nodiscard]] DoubleDouble distance(Point a, Point b);
/// |ab| rounded to a double: within one unit of the last place.
[[nodiscard]] double rounded_distance(Point a, Point b);

/// The sum of `count` distances that were added one after another is in this interval.
[[nodiscard]] Interval interval_of_sum(DoubleDouble sum, std::size_t count);

/// The total length of the edges: added in their order in pieces of a fixed size, then the pieces'. O(edges).
[[nodiscard]] Interval length_of(const std::vector<Point>& points, const std::vector<Edge>& edges);
/// The same, bit for bit, in parallel.
[[nodiscard]] Interval length_of(const std::vector<Point>& points, Span<const Edge> edges, CpuExecutor& executor);

}  // namespace ws::triangulation
