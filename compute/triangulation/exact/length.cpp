// SPDX-License-Identifier: MIT
#include "compute/triangulation/exact/length.h"

#include "compute/core/device/executor_cpu.h"

#include <algorithm>
#include <limits>

namespace ws::triangulation {

namespace {

/// (high + low)² with a relative error below 2⁻¹⁰²: of the square only low² (2⁻¹⁰⁶ of it) is left out.
DoubleDouble squared(TwoTerms value) {
  const TwoTerms square = two_product(value.high, value.high);
  const TwoTerms sum = two_sum(square.high, square.low + 2 * value.high * value.low);
  return {sum.high, sum.low};
}

constexpr std::size_t edges_per_piece = 4096;

DoubleDouble sum_of_piece(const std::vector<Point>& points, Span<const Edge> edges, std::size_t piece) {
  DoubleDouble sum;
  for (std::size_t i = piece * edges_per_piece; i < std::min((piece + 1) * edges_per_piece, edges.size()); ++i)
    sum = sum + distance(points[edges[i].a], points[edges[i].b]);
  return sum;
}

}  // namespace

DoubleDouble distance(Point a, Point b) {
  const DoubleDouble square = squared(two_difference(a.x, b.x)) + squared(two_difference(a.y, b.y));
  if (square.high == 0) return {};
  // One step of Newton from the rounded root doubles its 53 bits.
  const double root = std::sqrt(square.high);
  const TwoTerms back = two_product(root, root);
  const double rest = ((square.high - back.high) - back.low) + square.low;
  const TwoTerms refined = two_sum(root, rest / (2 * root));
  return {refined.high, refined.low};
}

double rounded_distance(Point a, Point b) { return distance(a, b).high; }

Interval interval_of_sum(DoubleDouble sum, std::size_t count) {
  if (sum.high == 0) return {};
  const double error = std::abs(sum.high) * (distance_error + static_cast<double>(count) * sum_error) * (1 + 0x1p-50);
  const auto rounded = [&](double offset, double towards) {
    // low + offset is off by half a unit of its own, which the next double of the sum covers many times.
    const TwoTerms end = two_sum(sum.high, sum.low + offset);
    const bool is_outside = towards < 0 ? end.low >= 0 : end.low <= 0;
    return is_outside && offset == 0 ? end.high : std::nextafter(end.high, towards);
  };
  const double infinity = std::numeric_limits<double>::infinity();
  return {rounded(-error, -infinity), rounded(error, infinity)};
}

Interval length_of(const std::vector<Point>& points, const std::vector<Edge>& edges) {
  DoubleDouble sum;
  for (std::size_t piece = 0; piece * edges_per_piece < edges.size(); ++piece) sum = sum + sum_of_piece(points, edges, piece);
  return interval_of_sum(sum, edges.size());
}

Interval length_of(const std::vector<Point>& points, Span<const Edge> edges, CpuExecutor& executor) {
  std::vector<DoubleDouble> sums((edges.size() + edges_per_piece - 1) / edges_per_piece);
  executor.for_ranges("add lengths", sums.size(), 1, [&](std::size_t begin, std::size_t end) {
    for (std::size_t piece = begin; piece < end; ++piece) sums[piece] = sum_of_piece(points, edges, piece);
  });
  DoubleDouble sum;
  for (const DoubleDouble s : sums) sum = sum + s;
  return interval_of_sum(sum, edges.size());
}

}  // namespace ws::triangulation
