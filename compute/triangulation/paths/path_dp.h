// Dynamic programme over monotone paths: exact, and exponential in the number of points only by 2^N.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/run/run_context.h"
#include "compute/triangulation/exact/length.h"

namespace ws::triangulation {

inline constexpr std::size_t most_path_points = 34;

struct PathResult {
  std::vector<Edge> edges;  ///< ascending
  Interval length;          ///< of `edges`
  double lower_bound = 0;   ///< of every triangulation's length; length.lower where proven
  bool proven_optimal = false;
  std::uint64_t state_count = 0;  ///< paths that were reached
  std::size_t layer_count = 0;    ///< triangles of a triangulation
};

/// Sweeps a path from the lexicographically first to the last point upwards over one empty triangle after another, from the
/// lower to the upper hull. A state is the set of points on the path; all ways to it are equally many triangles long, so the
/// states come in layers, each in parallel. Lengths are whole numbers of a small unit: their sums do not depend on the order.
/// What sums in that unit cannot tell apart is compared exactly.
///
/// 3 · 2^N bytes (4 · 2^N on a device), about N 2^(N − 2) steps. Same result for any number of threads. Throws
/// Error{invalid_argument} beyond `most_path_points`, Error{out_of_memory}, Cancelled.
[[nodiscard]] PathResult path_dp(const std::vector<Point>& points, RunContext& context);

/// What it would take, roughly: on one core of 2 GHz, or on an H200.
[[nodiscard]] double estimated_path_seconds(std::size_t point_count, Backend backend);

/// Which triangles of the lexicographically sorted points are empty: no other point inside or on the border.
struct EmptyTriangles {
  explicit EmptyTriangles(const std::vector<Point>& sorted);
  /// Of each pair a < b, at a · size + b: points between them that make an empty triangle above the line, the same below.
  [[nodiscard]] const std::vector<std::uint64_t>& above() const { return above_; }
  [[nodiscard]] const std::vector<std::uint64_t>& below() const { return below_; }

 private:
  std::size_t size_;
  std::vector<std::uint64_t> above_, below_;
};

}  // namespace ws::triangulation
