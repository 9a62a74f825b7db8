// From the costs of all monotone paths back to a shortest triangulation, with exact decisions between near ties.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/run/run_context.h"
#include "compute/triangulation/paths/path_dp.h"
#include "compute/triangulation/paths/path_sweep.h"

namespace ws::triangulation {

/// Points in lexicographic order and what steps between paths cost.
struct PathProblem {
  static constexpr std::uint64_t unreached = PathSteps::unreached;

  explicit PathProblem(const std::vector<Point>& sorted_points);

  [[nodiscard]] PathSteps steps() const {
    return {triangles.above().data(), triangles.below().data(), length.data(), static_cast<std::uint32_t>(sorted.size())};
  }
  [[nodiscard]] std::size_t inner_count() const { return sorted.size() - 2; }
  [[nodiscard]] std::uint32_t state_of(std::uint64_t path) const { return steps().state_of(path); }
  [[nodiscard]] std::uint64_t path_of(std::uint32_t state) const { return steps().path_of(state); }
  [[nodiscard]] std::uint64_t length_of(std::size_t a, std::size_t b) const { return length[a * sorted.size() + b]; }

  std::vector<Point> sorted;
  EmptyTriangles triangles;
  std::uint64_t lower, upper;  ///< the paths along the hull
  std::size_t layer_count = 0;
  int unit_exponent = 0;              ///< lengths are in units of 2^−unit_exponent
  std::vector<std::uint64_t> length;  ///< of each pair, rounded to units
};

struct Retraced {
  std::vector<Edge> edges;  ///< of sorted points
  std::uint64_t cost = 0;   ///< units, the lower hull included
  bool is_exact = false;    ///< all near ties were decided exactly; else there were too many
};
/// Throws Cancelled.
[[nodiscard]] Retraced retrace(const PathProblem& problem, const CostLookup& lookup, const RunContext& context);

}  // namespace ws::triangulation
