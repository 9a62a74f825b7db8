// The points of a triangulation: distinct, finite, in a range where the exact predicates can neither overflow nor underflow.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/data/point_set.h"
#include "compute/core/device/platform.h"

#include <compare>
#include <cstddef>
#include <cstdint>
#include <stop_token>
#include <vector>

namespace ws::triangulation {

struct Point {
  double x = 0, y = 0;
  [[nodiscard]] bool operator==(const Point&) const = default;
};
/// By x, then y.
[[nodiscard]] WS_HD inline bool lexicographically_less(Point a, Point b) { return a.x < b.x || (a.x == b.x && a.y < b.y); }

/// An edge between two points by index, `a` < `b`.
struct Edge {
  std::uint32_t a = 0, b = 0;
  [[nodiscard]] auto operator<=>(const Edge&) const = default;
};
[[nodiscard]] inline Edge edge_of(std::uint32_t u, std::uint32_t v) { return u < v ? Edge{u, v} : Edge{v, u}; }

/// Coordinates are 0 or between these in magnitude.
inline constexpr double smallest_coordinate = 0x1p-200, largest_coordinate = 0x1p+200;

/// Distinct points in the order in which they first appeared; all indices of this folder are into `at`.
struct Points {
  std::vector<Point> at;
  std::vector<std::uint32_t> input_index;  ///< of the first point of the input in that place
  std::size_t duplicate_count = 0;         ///< points of the input that lay where an earlier one did

  [[nodiscard]] std::size_t size() const { return at.size(); }
  [[nodiscard]] Point operator[](std::size_t i) const { return at[i]; }
};

/// Merges points in one place (−0 is 0). O(n log n).
///
/// Throws Error{invalid_argument} for a set that is not planar, and for a coordinate that is not finite or beyond the range;
/// Cancelled when `stop` is requested.
[[nodiscard]] Points distinct_points(const PointSet& input, const std::stop_token& stop = {});
[[nodiscard]] Points distinct_points(std::vector<Point> input, const std::stop_token& stop = {});

/// Indices by x, then y. O(n log n).
[[nodiscard]] std::vector<std::uint32_t> lexicographic_order(const std::vector<Point>& points,
                                                             const std::stop_token& stop = {});

}  // namespace ws::triangulation
