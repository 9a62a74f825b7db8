// Boxes over points that lie along a space-filling curve: blocks of eight points, four blocks, and so on.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/triangulation/exact/points.h"

namespace ws::triangulation {

struct PlaneBox {
  Point low, high;
  /// Rounded; 0 inside.
  [[nodiscard]] WS_HD double squared_distance_to(Point p) const {
    const double x = p.x < low.x ? low.x - p.x : p.x > high.x ? p.x - high.x : 0;
    const double y = p.y < low.y ? low.y - p.y : p.y > high.y ? p.y - high.y : 0;
    return x * x + y * y;
  }
  /// The least box around both.
  WS_HD void add(const PlaneBox& other) {
    low = {low.x < other.low.x ? low.x : other.low.x, low.y < other.low.y ? low.y : other.low.y};
    high = {high.x > other.high.x ? high.x : other.high.x, high.y > other.high.y ? high.y : other.high.y};
  }
};

/// The corners that bound the view of a box from a point outside: everything in it is seen from `begin` counter-clockwise to
/// `end`.
struct BoxView {
  Point begin, end;
};
[[nodiscard]] WS_HD inline BoxView view_of(const PlaneBox& box, Point p) {
  const bool is_right = box.low.x > p.x, is_left = box.high.x<p.x, is_above = box.low.y> p.y, is_below = box.high.y < p.y;
  return {{is_above   ? box.high.x
           : is_below ? box.low.x
           : is_right ? box.low.x
                      : box.high.x,
           is_right   ? box.low.y
           : is_left  ? box.high.y
           : is_above ? box.low.y
                      : box.high.y},
          {is_above   ? box.low.x
           : is_below ? box.high.x
           : is_right ? box.low.x
                      : box.high.x,
           is_right   ? box.high.y
           : is_left  ? box.low.y
           : is_above ? box.low.y
                      : box.high.y}};
}

/// Level 0 has a box for each eight points in their order, each further level one for each four of the last; the top has one.
class BoxTree {
 public:
  static constexpr std::size_t points_per_leaf = 8, fan_out = 4;

  /// `points` along a curve, at least one. O(n).
  explicit BoxTree(const std::vector<Point>& points);
  [[nodiscard]] int top() const { return static_cast<int>(levels_.size()) - 1; }
  [[nodiscard]] const std::vector<PlaneBox>& level(int k) const { return levels_[static_cast<std::size_t>(k)]; }

 private:
  std::vector<std::vector<PlaneBox>> levels_;
};

}  // namespace ws::triangulation
