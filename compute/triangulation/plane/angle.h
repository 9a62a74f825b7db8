// Angles around a point, compared exactly.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/triangulation/exact/predicates.h"

namespace ws::triangulation {

/// Directions from −x (left out) over −y and +x to +y are 0, from there back to −x 1.
[[nodiscard]] WS_HD inline int half_of(Point centre, Point p) {
  return p.y < centre.y || (p.y == centre.y && p.x > centre.x) ? 0 : 1;
}

/// Whether a comes before b in angle around `centre`, counter-clockwise from the direction of −x; equal angles are equal.
[[nodiscard]] WS_HD inline bool angle_less(Point centre, Point a, Point b) {
  const int a_half = half_of(centre, a), b_half = half_of(centre, b);
  if (a_half != b_half) return a_half < b_half;
  return orientation(centre, a, b) > 0;
}

}  // namespace ws::triangulation
