// SPDX-License-Identifier: MIT
#include "compute/triangulation/exact/predicates.h"

namespace ws::triangulation {

namespace {

struct ExactPoint {
  Expansion<2> x, y;
};
ExactPoint exact_point_difference(Point a, Point b) {
  return {Expansion<2>(two_difference(a.x, b.x)), Expansion<2>(two_difference(a.y, b.y))};
}
Expansion<16> cross(const ExactPoint& a, const ExactPoint& b) { return a.x * b.y - a.y * b.x; }

template <class... Ps>
bool are_whole(double limit, Ps... points) {
  return (is_whole(points, limit) && ...);
}

Wide squared_length(WholePoint a) { return static_cast<Wide>(a.x) * a.x + static_cast<Wide>(a.y) * a.y; }
Expansion<16> squared_length(const ExactPoint& a) { return a.x * a.x + a.y * a.y; }

}  // namespace

int in_circle_exactly(Point a, Point b, Point c, Point d) {
  // Lifts and minors are at most 2·(2³⁰)², so with coordinates to 2²⁹ the three products sum up to less than 2¹²⁵.
  if (are_whole(0x1p29, a, b, c, d)) {
    const WholePoint u = whole_difference(a, d), v = whole_difference(b, d), w = whole_difference(c, d);
    return sign_of(squared_length(u) * cross(v, w) + squared_length(v) * cross(w, u) + squared_length(w) * cross(u, v));
  }
  const ExactPoint u = exact_point_difference(a, d), v = exact_point_difference(b, d), w = exact_point_difference(c, d);
  return (squared_length(u) * cross(v, w) + squared_length(v) * cross(w, u) + squared_length(w) * cross(u, v)).sign();
}

int compare_lengths_exactly(Point a, Point b, Point c, Point d) {
  if (are_whole(0x1p30, a, b, c, d))
    return sign_of(squared_length(whole_difference(a, b)) - squared_length(whole_difference(c, d)));
  return (squared_length(exact_point_difference(a, b)) - squared_length(exact_point_difference(c, d))).sign();
}

}  // namespace ws::triangulation
