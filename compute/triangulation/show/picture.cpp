// SPDX-License-Identifier: MIT
#include "compute/triangulation/show/picture.h"

#include <algorithm>
#include <cmath>

namespace ws::triangulation {

namespace {

/// A picture's unit for points that reach so far: those of usual sizes are left as they are.
double unit_for(double half) {
  constexpr double usual = 0x1p+60;
  return half == 0 || (half >= 1 / usual && half <= usual) ? 1 : std::exp2(std::ilogb(half));
}

}  // namespace

PictureSpace space_of(const Window& window, const std::vector<Point>& points) {
  PictureSpace space;
  space.unit = unit_for(std::max(window.half.x, window.half.y));
  space.middle = window.middle;
  space.half = {window.half.x / space.unit, window.half.y / space.unit};
  // Room for the points where they are now, and at least for those before any edit.
  double low = -space.half.x, high = space.half.x;
  for (const Point p : points) {
    low = std::min(low, space.picture_of(p).x);
    high = std::max(high, space.picture_of(p).x);
  }
  space.pitch = 1.1 * std::max(high - low, space.half.y / 2);
  const Window now = window_of(points);
  space.points = {space.picture_of(now.middle), {now.half.x / space.unit, now.half.y / space.unit}};
  return space;
}

}  // namespace ws::triangulation
