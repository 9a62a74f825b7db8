// From the costs of all monotone paths back to a shortest triangulation, with exact decisions between near ties.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/run_context.h"
#include "compute/core/span.h"
#include "compute/triangulation/path_dp.h"

#include <bit>

namespace ws::triangulation {

/// Points in lexicographic order and what steps between paths cost. A path is a set of points with the first and the last; its
/// state is the set of the others.
struct PathProblem {
  static constexpr std::uint64_t unreached = ~std::uint64_t{0};

  explicit PathProblem(const std::vector<Point>& sorted_points);

  [[nodiscard]] std::size_t inner_count() const { return sorted.size() - 2; }
  [[nodiscard]] std::uint32_t state_of(std::uint64_t path) const {
    return static_cast<std::uint32_t>((path >> 1) & ((std::uint64_t{1} << inner_count()) - 1));
  }
  [[nodiscard]] std::uint64_t path_of(std::uint32_t state) const {
    return std::uint64_t{state} << 1 | 1 | std::uint64_t{1} << (sorted.size() - 1);
  }
  [[nodiscard]] std::uint64_t length_of(std::size_t a, std::size_t b) const { return length[a * sorted.size() + b]; }

  /// f(next state, what the new edges cost) for each path that is one empty triangle higher.
  template <class F>
  void for_each_step_up(std::uint32_t state, const F& f) const {
    for_each_step(
        state, [&](std::size_t a, std::size_t b) { return triangles.above(a, b); },
        [&](std::size_t a, std::size_t b) { return triangles.below(a, b); }, f);
  }
  /// f(state below, …) for each path that is one empty triangle lower. The cost is that of walking down.
  template <class F>
  void for_each_step_down(std::uint32_t state, const F& f) const {
    for_each_step(
        state, [&](std::size_t a, std::size_t b) { return triangles.below(a, b); },
        [&](std::size_t a, std::size_t b) { return triangles.above(a, b); }, f);
  }

  std::vector<Point> sorted;
  EmptyTriangles triangles;
  std::uint64_t lower, upper;  ///< the paths along the hull
  std::size_t layer_count = 0;
  int unit_exponent = 0;              ///< lengths are in units of 2^−unit_exponent
  std::vector<std::uint64_t> length;  ///< of each pair, rounded to units

 private:
  /// `outward`: points that may be put between two of the path; `inward`: those whose triangle may be cut off.
  template <class Outward, class Inward, class F>
  void for_each_step(std::uint32_t state, const Outward& outward, const Inward& inward, const F& f) const {
    const std::uint64_t path = path_of(state);
    std::size_t before = sorted.size(), a = 0;
    for (std::uint64_t rest = path & ~std::uint64_t{1}; rest; rest &= rest - 1) {
      const auto b = static_cast<std::size_t>(std::countr_zero(rest));
      for (std::uint64_t q = outward(a, b); q; q &= q - 1) {
        const auto m = static_cast<std::size_t>(std::countr_zero(q));
        f(state_of(path | std::uint64_t{1} << m), length_of(a, m) + length_of(m, b));
      }
      if (before < a && (inward(before, b) >> a & 1)) f(state_of(path & ~(std::uint64_t{1} << a)), length_of(before, b));
      before = a;
      a = b;
    }
  }
};

struct Retraced {
  std::vector<Edge> edges;  ///< of sorted points
  std::uint64_t cost = 0;   ///< units, the lower hull included
  bool is_exact = false;    ///< all near ties were decided exactly; else there were too many
};
/// Throws Cancelled.
[[nodiscard]] Retraced retrace(const PathProblem& problem, Span<const std::uint64_t> costs, const RunContext& context);

}  // namespace ws::triangulation
