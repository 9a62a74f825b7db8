// Exact decisions on points: on which side, in which circle, which is longer. A filter in doubles decides nearly always.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/triangulation/exact/exact_orientation.h"

#include <cmath>

namespace ws::triangulation {

// The filters' bounds are those of [Shewchuk97, sections 4.1 and 4.3]; the folder is compiled without contraction.
inline constexpr double rounding_unit = 0x1p-53;
inline constexpr double orientation_bound = (3 + 16 * rounding_unit) * rounding_unit;
inline constexpr double in_circle_bound = (10 + 96 * rounding_unit) * rounding_unit;

// What the filters leave open, decided in whole numbers (|coordinates| up to 2³⁰) or expansions.
[[nodiscard]] int in_circle_exactly(Point a, Point b, Point c, Point d);
[[nodiscard]] int compare_lengths_exactly(Point a, Point b, Point c, Point d);

/// +1 where c is left of the line from a to b, −1 right of it, 0 on it. Exact for all points of `Points`.
[[nodiscard]] WS_HD inline int orientation(Point a, Point b, Point c) {
  const double left = (b.x - a.x) * (c.y - a.y), right = (b.y - a.y) * (c.x - a.x);
  const double determinant = left - right, bound = orientation_bound * (std::abs(left) + std::abs(right));
  if (determinant > bound) return 1;
  if (-determinant > bound) return -1;
  return bound == 0 ? 0 : orientation_exactly(a, b, c);
}

/// +1 where d is inside the circle through a, b, c, −1 outside, 0 on it; a, b, c turn left. Exact.
[[nodiscard]] inline int in_circle(Point a, Point b, Point c, Point d) {
  const double ax = a.x - d.x, ay = a.y - d.y, bx = b.x - d.x, by = b.y - d.y, cx = c.x - d.x, cy = c.y - d.y;
  const double bxcy = bx * cy, cxby = cx * by, cxay = cx * ay, axcy = ax * cy, axby = ax * by, bxay = bx * ay;
  const double a_lift = ax * ax + ay * ay, b_lift = bx * bx + by * by, c_lift = cx * cx + cy * cy;
  const double determinant = a_lift * (bxcy - cxby) + b_lift * (cxay - axcy) + c_lift * (axby - bxay);
  const double size = (std::abs(bxcy) + std::abs(cxby)) * a_lift + (std::abs(cxay) + std::abs(axcy)) * b_lift +
                      (std::abs(axby) + std::abs(bxay)) * c_lift;
  const double bound = in_circle_bound * size;
  if (determinant > bound) return 1;
  if (-determinant > bound) return -1;
  return in_circle_exactly(a, b, c, d);
}

[[nodiscard]] WS_HD inline double squared_distance(Point a, Point b) {
  const double x = a.x - b.x, y = a.y - b.y;
  return x * x + y * y;
}

/// The sign of |ab| − |cd|. Exact.
[[nodiscard]] inline int compare_lengths(Point a, Point b, Point c, Point d) {
  // Each square is off by at most 4 units relatively: two roundings of the differences, squared, one product, one sum.
  const double ab = squared_distance(a, b), cd = squared_distance(c, d), bound = 8 * rounding_unit * (ab + cd);
  if (ab - cd > bound) return 1;
  if (cd - ab > bound) return -1;
  return compare_lengths_exactly(a, b, c, d);
}

/// Whether the open segments ab and cd, without a common end, cross in one inner point of both.
[[nodiscard]] WS_HD inline bool segments_cross(Point a, Point b, Point c, Point d) {
  return orientation(a, b, c) * orientation(a, b, d) < 0 && orientation(c, d, a) * orientation(c, d, b) < 0;
}

/// Whether p, on the line through a and b, lies between them.
[[nodiscard]] WS_HD inline bool strictly_between(Point a, Point p, Point b) {
  return (lexicographically_less(a, p) && lexicographically_less(p, b)) ||
         (lexicographically_less(b, p) && lexicographically_less(p, a));
}

}  // namespace ws::triangulation
