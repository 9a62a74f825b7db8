// The places that are tried, and which of them is best.
// SPDX-License-Identifier: MIT
#include "render/layers/placing/placing.h"

#include <algorithm>
#include <limits>

namespace ws::render {

double Area::common(const Area& other) const {
  const glm::dvec2 sides = glm::min(high, other.high) - glm::max(low, other.low);
  return sides.x > 0 && sides.y > 0 ? sides.x * sides.y : 0;
}

Area whole_within(const Area& area, const Area& room) {
  const glm::dvec2 most = room.high - area.size();
  if (most.x < room.low.x || most.y < room.low.y) return area;
  const glm::dvec2 low = glm::clamp(area.low, room.low, most);
  return {low, low + area.size()};
}

std::vector<Area> Placing::candidates(glm::dvec2 size, Corner corner) const {
  const bool right = corner == Corner::lower_right || corner == Corner::upper_right;
  const bool lower = corner == Corner::lower_right || corner == Corner::lower_left;
  const double x = right ? room_.high.x - size.x : room_.low.x;
  std::vector<double> tops{lower ? room_.high.y - size.y : room_.low.y};
  for (const Area& area : taken_)
    if (area.high.x + gap_ > x && area.low.x - gap_ < x + size.x)
      tops.push_back(lower ? area.low.y - gap_ - size.y : area.high.y + gap_);
  std::sort(tops.begin(), tops.end(), [&](double a, double b) { return lower ? a > b : a < b; });
  std::vector<Area> areas;
  for (const double y : tops)
    if (x >= room_.low.x && y >= room_.low.y && x + size.x <= room_.high.x && y + size.y <= room_.high.y)
      areas.push_back({{x, y}, {x + size.x, y + size.y}});
  return areas;
}

double Placing::covered(const Area& area) const {
  const double near = gap_ * (1 - 1e-9);  // what touches at the gap is free
  double sum = 0;
  for (const Area& other : taken_) sum += Area{area.low - near, area.high + near}.common(other);
  return sum;
}

std::optional<Area> Placing::find(glm::dvec2 size, std::initializer_list<Corner> corners) const {
  for (const Corner corner : corners)
    for (const Area& area : candidates(size, corner))
      if (covered(area) == 0) return area;
  return std::nullopt;
}

std::optional<Area> Placing::place_if_free(glm::dvec2 size, std::initializer_list<Corner> corners) {
  const std::optional<Area> free = find(size, corners);
  if (free) taken_.push_back(*free);
  return free;
}

Area Placing::place(glm::dvec2 size, std::initializer_list<Corner> corners) {
  if (const auto free = place_if_free(size, corners)) return *free;
  Area best{room_.high - size, room_.high};
  double least = std::numeric_limits<double>::infinity();
  for (const Corner corner : corners)
    for (const Area& area : candidates(size, corner))
      if (const double sum = covered(area); sum < least) {
        least = sum;
        best = area;
      }
  taken_.push_back(best);
  return best;
}

}  // namespace ws::render
