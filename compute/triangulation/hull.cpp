// SPDX-License-Identifier: MIT
#include "compute/triangulation/hull.h"

#include "compute/triangulation/predicates.h"

#include <algorithm>

namespace ws::triangulation {

namespace {

/// The chain of left turns and straight lines along `order`.
template <class Order>
std::vector<std::uint32_t> chain(const std::vector<Point>& points, Order begin, Order end) {
  std::vector<std::uint32_t> hull;
  for (; begin != end; ++begin) {
    while (hull.size() >= 2 && orientation(points[hull[hull.size() - 2]], points[hull.back()], points[*begin]) < 0)
      hull.pop_back();
    hull.push_back(*begin);
  }
  return hull;
}

}  // namespace

Hull convex_hull(const std::vector<Point>& points, const std::vector<std::uint32_t>& order) {
  const auto is_on_line = [&](std::uint32_t i) { return orientation(points[order[0]], points[order.back()], points[i]) == 0; };
  if (order.size() < 3 || std::all_of(order.begin(), order.end(), is_on_line)) return {order, true};
  Hull hull;
  hull.boundary = chain(points, order.begin(), order.end());
  const std::vector<std::uint32_t> upper = chain(points, order.rbegin(), order.rend());
  hull.boundary.insert(hull.boundary.end(), upper.begin() + 1, upper.end() - 1);
  return hull;
}

Hull convex_hull(const std::vector<Point>& points) { return convex_hull(points, lexicographic_order(points)); }

Counts triangulation_counts(std::size_t point_count, const Hull& hull) {
  if (hull.is_flat) return {point_count > 0 ? point_count - 1 : 0, 0};
  return {3 * (point_count - 1) - hull.boundary.size(), 2 * (point_count - 1) - hull.boundary.size()};
}

}  // namespace ws::triangulation
