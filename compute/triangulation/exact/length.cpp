// SPDX-License-Identifier: MIT
#include "compute/triangulation/exact/length.h"

#include "compute/core/device/executor_cpu.h"

#include <immintrin.h>

#include <algorithm>
#include <array>
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

// The same for four pieces side by side, operation for operation: a sum waits for the one before it, so one piece alone leaves
// most of a core idle.
using Lanes = double __attribute__((vector_size(32)));
constexpr std::size_t lane_count = 4;

struct LanePairs {
  Lanes high, low;
};
LanePairs two_sum(Lanes a, Lanes b) {
  const Lanes sum = a + b, b_part = sum - a, a_part = sum - b_part;
  return {sum, (a - a_part) + (b - b_part)};
}
LanePairs two_product(Lanes a, Lanes b) {
  const Lanes product = a * b;
  return {product, _mm256_fmsub_pd(a, b, product)};
}
LanePairs squared(LanePairs value) {
  const LanePairs square = two_product(value.high, value.high);
  return two_sum(square.high, square.low + 2 * value.high * value.low);
}
LanePairs operator+(LanePairs a, LanePairs b) {
  const LanePairs high = two_sum(a.high, b.high), low = two_sum(a.low, b.low);
  const LanePairs middle = two_sum(high.high, high.low + low.high);
  return two_sum(middle.high, middle.low + low.low);
}
LanePairs distance(Lanes from_x, Lanes from_y, Lanes to_x, Lanes to_y) {
  const LanePairs square = squared(two_sum(from_x, -to_x)) + squared(two_sum(from_y, -to_y));
  const Lanes root = _mm256_sqrt_pd(square.high);
  const LanePairs back = two_product(root, root);
  const Lanes rest = ((square.high - back.high) - back.low) + square.low;
  const LanePairs refined = two_sum(root, rest / (2 * root));
  const Lanes zero{};
  return {square.high == 0 ? zero : refined.high, square.high == 0 ? zero : refined.low};
}

/// Of whole pieces from the first on.
std::array<DoubleDouble, lane_count> sums_of_pieces(const std::vector<Point>& points, Span<const Edge> edges,
                                                    std::size_t first) {
  const Edge* const begin = edges.data() + first * edges_per_piece;
  LanePairs sum{};
  for (std::size_t i = 0; i < edges_per_piece; ++i) {
    const auto edge = [&](std::size_t lane) { return begin[lane * edges_per_piece + i]; };
    const Point a0 = points[edge(0).a], a1 = points[edge(1).a], a2 = points[edge(2).a], a3 = points[edge(3).a];
    const Point b0 = points[edge(0).b], b1 = points[edge(1).b], b2 = points[edge(2).b], b3 = points[edge(3).b];
    sum = sum + distance(Lanes{a0.x, a1.x, a2.x, a3.x}, Lanes{a0.y, a1.y, a2.y, a3.y}, Lanes{b0.x, b1.x, b2.x, b3.x},
                         Lanes{b0.y, b1.y, b2.y, b3.y});
  }
  std::array<DoubleDouble, lane_count> sums;
  for (std::size_t lane = 0; lane < lane_count; ++lane) sums[lane] = {sum.high[lane], sum.low[lane]};
  return sums;
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
  const std::size_t group_count = edges.size() / (lane_count * edges_per_piece), single = group_count * lane_count;
  executor.for_ranges("add lengths", group_count + sums.size() - single, 1, [&](std::size_t k, std::size_t) {
    if (k >= group_count) {
      const std::size_t piece = single + (k - group_count);
      sums[piece] = sum_of_piece(points, edges, piece);
      return;
    }
    const std::array<DoubleDouble, lane_count> four = sums_of_pieces(points, edges, k * lane_count);
    std::copy(four.begin(), four.end(), sums.begin() + static_cast<std::ptrdiff_t>(k * lane_count));
  });
  DoubleDouble sum;
  for (const DoubleDouble s : sums) sum = sum + s;
  return interval_of_sum(sum, edges.size());
}

}  // namespace ws::triangulation
