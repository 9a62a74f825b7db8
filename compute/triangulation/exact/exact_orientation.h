// On which side of a line a point lies, decided in whole numbers (|coordinates| up to 2³⁰) or exact sums. What other exact
// predicates need of whole numbers is here too.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/triangulation/exact/expansion.h"
#include "compute/triangulation/exact/points.h"

#include <cmath>

namespace ws::triangulation {

using Wide = __int128;

[[nodiscard]] WS_HD inline int sign_of(Wide value) { return value > 0 ? 1 : value < 0 ? -1 : 0; }

/// Whether both coordinates are whole and at most `limit` in magnitude: differences and products then fit whole numbers.
[[nodiscard]] WS_HD inline bool is_whole(Point p, double limit) {
  return std::abs(p.x) <= limit && std::abs(p.y) <= limit && p.x == std::trunc(p.x) && p.y == std::trunc(p.y);
}

struct WholePoint {
  std::int64_t x, y;
};
[[nodiscard]] WS_HD inline WholePoint whole_difference(Point a, Point b) {
  return {static_cast<std::int64_t>(a.x) - static_cast<std::int64_t>(b.x),
          static_cast<std::int64_t>(a.y) - static_cast<std::int64_t>(b.y)};
}
[[nodiscard]] WS_HD inline Wide cross(WholePoint a, WholePoint b) {
  return static_cast<Wide>(a.x) * b.y - static_cast<Wide>(a.y) * b.x;
}

WS_HD inline void put(TwoTerms value, double* to) {
  to[0] = value.low;
  to[1] = value.high;
}
/// Writes eight numbers whose sum is a b.
WS_HD inline void put_product(TwoTerms a, TwoTerms b, double* to) {
  put(two_product(a.low, b.low), to);
  put(two_product(a.low, b.high), to + 2);
  put(two_product(a.high, b.low), to + 4);
  put(two_product(a.high, b.high), to + 6);
}

/// `orientation` without its filter. Rare, so not a part of the loops that ask.
[[nodiscard]] WS_HD __attribute__((noinline)) inline int orientation_exactly(Point a, Point b, Point c) {
  constexpr double limit = 0x1p30;
  if (is_whole(a, limit) && is_whole(b, limit) && is_whole(c, limit))
    return sign_of(cross(whole_difference(b, a), whole_difference(c, a)));
  double products[16];
  put_product(two_difference(b.x, a.x), two_difference(c.y, a.y), products);
  put_product(two_difference(a.y, b.y), two_difference(c.x, a.x), products + 8);
  return sign_of_sum(products);
}

}  // namespace ws::triangulation
