// SPDX-License-Identifier: MIT
#include "compute/triangulation/predicates.h"

#include "compute/triangulation/expansion.h"

#include <initializer_list>

namespace ws::triangulation {

namespace {

using Wide = __int128;

int sign_of(Wide value) { return value > 0 ? 1 : value < 0 ? -1 : 0; }

/// Whether all coordinates are whole and at most `limit` in magnitude: differences and products then fit whole numbers.
bool are_whole(std::initializer_list<Point> points, double limit) {
  for (const Point p : points) {
    if (!(std::abs(p.x) <= limit && std::abs(p.y) <= limit)) return false;
    if (p.x != std::trunc(p.x) || p.y != std::trunc(p.y)) return false;
  }
  return true;
}

struct WholePoint {
  std::int64_t x, y;
};
WholePoint whole_difference(Point a, Point b) {
  return {static_cast<std::int64_t>(a.x) - static_cast<std::int64_t>(b.x),
          static_cast<std::int64_t>(a.y) - static_cast<std::int64_t>(b.y)};
}
Wide cross(WholePoint a, WholePoint b) { return static_cast<Wide>(a.x) * b.y - static_cast<Wide>(a.y) * b.x; }
Wide squared_length(WholePoint a) { return static_cast<Wide>(a.x) * a.x + static_cast<Wide>(a.y) * a.y; }

struct ExactPoint {
  Expansion x, y;
};
ExactPoint exact_point_difference(Point a, Point b) { return {exact_difference(a.x, b.x), exact_difference(a.y, b.y)}; }
Expansion cross(const ExactPoint& a, const ExactPoint& b) { return a.x * b.y - a.y * b.x; }
Expansion squared_length(const ExactPoint& a) { return a.x * a.x + a.y * a.y; }

}  // namespace

int orientation_exactly(Point a, Point b, Point c) {
  if (are_whole({a, b, c}, 0x1p30)) return sign_of(cross(whole_difference(b, a), whole_difference(c, a)));
  return cross(exact_point_difference(b, a), exact_point_difference(c, a)).sign();
}

int in_circle_exactly(Point a, Point b, Point c, Point d) {
  // Lifts and minors are at most 2·(2³⁰)², so with coordinates to 2²⁹ the three products sum up to less than 2¹²⁵.
  if (are_whole({a, b, c, d}, 0x1p29)) {
    const WholePoint u = whole_difference(a, d), v = whole_difference(b, d), w = whole_difference(c, d);
    return sign_of(squared_length(u) * cross(v, w) + squared_length(v) * cross(w, u) + squared_length(w) * cross(u, v));
  }
  const ExactPoint u = exact_point_difference(a, d), v = exact_point_difference(b, d), w = exact_point_difference(c, d);
  return (squared_length(u) * cross(v, w) + squared_length(v) * cross(w, u) + squared_length(w) * cross(u, v)).sign();
}

int compare_lengths_exactly(Point a, Point b, Point c, Point d) {
  if (are_whole({a, b, c, d}, 0x1p30))
    return sign_of(squared_length(whole_difference(a, b)) - squared_length(whole_difference(c, d)));
  return (squared_length(exact_point_difference(a, b)) - squared_length(exact_point_difference(c, d))).sign();
}

}  // namespace ws::triangulation
