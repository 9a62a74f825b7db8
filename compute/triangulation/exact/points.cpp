// SPDX-License-Identifier: MIT
#include "compute/triangulation/exact/points.h"

#include "compute/core/run/error.h"
#include "compute/core/words/told.h"
#include "compute/triangulation/plane/polled.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <utility>

namespace ws::triangulation {

namespace {

void check_coordinate(double value, std::size_t index, char axis) {
  if (!std::isfinite(value))
    throw Error(ErrorKind::invalid_argument, told("point {} has {} = {}", index, axis, value),
                said("remove points without a place"));
  const double magnitude = std::abs(value);
  if (magnitude > largest_coordinate || (magnitude != 0 && magnitude < smallest_coordinate))
    throw Error(ErrorKind::invalid_argument, told("point {} has {} = {:g}, beyond exact arithmetic", index, axis, value),
                said("scale the points: 0 or 1e-60 to 1e60 in magnitude"));
}

void check_stop(const std::stop_token& stop) {
  if (stop.stop_requested()) throw Cancelled{};
}

}  // namespace

std::vector<std::uint32_t> lexicographic_order(const std::vector<Point>& points, const std::stop_token& stop) {
  struct Key {
    double x, y;
    std::uint32_t index;
  };
  std::vector<Key> keys(points.size());
  for (std::size_t i = 0; i < points.size(); ++i) keys[i] = {points[i].x, points[i].y, static_cast<std::uint32_t>(i)};
  polled_sort(keys.begin(), keys.end(), stop, [](const Key& a, const Key& b) {
    if (a.x != b.x) return a.x < b.x;
    return a.y != b.y ? a.y < b.y : a.index < b.index;
  });
  std::vector<std::uint32_t> order(points.size());
  std::transform(keys.begin(), keys.end(), order.begin(), [](const Key& key) { return key.index; });
  return order;
}

Points distinct_points(std::vector<Point> input, const std::stop_token& stop) {
  if (input.size() >= (std::size_t{1} << 31))
    throw Error(ErrorKind::invalid_argument, told("{} points are too many", input.size()), said("at most 2147483647"));
  for (std::size_t i = 0; i < input.size(); ++i) {
    check_coordinate(input[i].x, i, 'x');
    check_coordinate(input[i].y, i, 'y');
    input[i] = {input[i].x + 0.0, input[i].y + 0.0};  // −0 becomes 0
  }
  check_stop(stop);
  const std::vector<std::uint32_t> order = lexicographic_order(input, stop);
  check_stop(stop);
  std::vector<std::uint8_t> repeats(input.size());
  for (std::size_t k = 1; k < order.size(); ++k) repeats[order[k]] = input[order[k]] == input[order[k - 1]];

  Points points;
  points.input_index.reserve(input.size());
  for (std::size_t i = 0; i < input.size(); ++i) {
    if (repeats[i]) continue;
    input[points.input_index.size()] = input[i];
    points.input_index.push_back(static_cast<std::uint32_t>(i));
  }
  points.duplicate_count = input.size() - points.input_index.size();
  input.resize(points.input_index.size());
  points.at = std::move(input);
  return points;
}

Points distinct_points(const PointSet& input, const std::stop_token& stop) {
  if (!input.empty() && input.dimension() != 2)
    throw Error(ErrorKind::invalid_argument, told("the points have {} coordinates", input.dimension()),
                said("a triangulation takes points in the plane: pick two columns"));
  std::vector<Point> points(input.size());
  for (std::size_t i = 0; i < input.size(); ++i) points[i] = {input.at(i, 0), input.at(i, 1)};
  return distinct_points(std::move(points), stop);
}

}  // namespace ws::triangulation
