// SPDX-License-Identifier: MIT
#include "compute/triangulation/plane/hull.h"

#include "compute/core/device/executor_cpu.h"
#include "compute/triangulation/exact/predicates.h"
#include "compute/triangulation/plane/polled.h"

#include <algorithm>
#include <array>
#include <utility>

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

/// The outermost points in eight directions, counter-clockwise; some may be the same. Which of equally far ones does not
/// matter.
struct Octagon {
  static constexpr std::array<std::pair<int, int>, 8> directions{
      {{1, 0}, {1, 1}, {0, 1}, {-1, 1}, {-1, 0}, {-1, -1}, {0, -1}, {1, -1}}};
  std::array<Point, 8> corner;

  explicit Octagon(Point p) { corner.fill(p); }
  void add(Point p) {
    for (std::size_t k = 0; k < corner.size(); ++k)
      if (reach(k, p) > reach(k, corner[k])) corner[k] = p;
  }
  static double reach(std::size_t k, Point p) { return directions[k].first * p.x + directions[k].second * p.y; }
  /// A way around p that turns left at every step: then p is inside, whichever points the corners are.
  [[nodiscard]] bool holds(Point p) const {
    for (std::size_t k = 0; k < corner.size(); ++k) {
      const Point a = corner[k], b = corner[(k + 1) % corner.size()];
      if (!(a == b) && orientation(a, b, p) <= 0) return false;
    }
    return true;
  }
};

}  // namespace

Hull convex_hull(const std::vector<Point>& points, CpuExecutor& executor) {
  if (points.size() < 3) return convex_hull(points);
  constexpr std::size_t grain = 4096;
  Octagon octagon(points[0]);
  executor.accumulate(
      "outermost points", points.size(), grain, [&] { return Octagon(points[0]); },
      [&](Octagon& local, std::size_t begin, std::size_t end) {
        for (std::size_t i = begin; i < end; ++i) local.add(points[i]);
      },
      [&](const Octagon& local) {
        for (const Point p : local.corner) octagon.add(p);
      });
  std::vector<std::uint32_t> outer;
  executor.accumulate(
      "points near the hull", points.size(), grain, [] { return std::vector<std::uint32_t>(); },
      [&](std::vector<std::uint32_t>& local, std::size_t begin, std::size_t end) {
        for (std::size_t i = begin; i < end; ++i)
          if (!octagon.holds(points[i])) local.push_back(static_cast<std::uint32_t>(i));
      },
      [&](const std::vector<std::uint32_t>& local) { outer.insert(outer.end(), local.begin(), local.end()); });
  polled_sort(outer.begin(), outer.end(), executor.context().stop,
              [&](std::uint32_t a, std::uint32_t b) { return lexicographically_less(points[a], points[b]); });
  return convex_hull(points, outer);
}

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
