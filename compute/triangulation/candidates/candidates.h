// All edges that a triangulation may have, which of them cross, and which are in every triangulation.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/run/run_context.h"
#include "compute/triangulation/plane/hull.h"

#include <cstdint>
#include <vector>

namespace ws::triangulation {

/// What the exhaustive searches start from (section 2.1 of the thesis). Edges are in lexicographic order (i, j), i < j.
struct Candidates {
  Hull hull;
  Counts counts;                                       ///< of every triangulation
  std::vector<Edge> forced;                            ///< crossed by nothing: in every triangulation
  std::vector<Edge> choosable;                         ///< the others
  std::size_t needed_count = 0;                        ///< how many of the choosable a triangulation has
  std::vector<double> length;                          ///< of the choosable edges, rounded
  double forced_length = 0;                            ///< rounded
  std::size_t word_count = 0;                          ///< of a row of `crossing`: choosable.size() / 64, rounded up
  std::vector<std::uint64_t> crossing;                 ///< bit j of row i: choosable edges i and j cross
  std::vector<std::vector<std::uint32_t>> crossed_by;  ///< the same as lists, ascending

  [[nodiscard]] std::size_t choosable_count() const { return choosable.size(); }
  [[nodiscard]] const std::uint64_t* crossing_row(std::size_t edge) const { return &crossing[edge * word_count]; }
};

/// The most points for which all candidates are made: the crossing table grows with the fourth power.
inline constexpr std::size_t most_candidate_points = 256;

/// Every pair of points whose segment holds no third point. O(n² log n).
[[nodiscard]] std::vector<Edge> candidate_edges(const std::vector<Point>& points);

/// O(n⁴), polling for a stop. Throws Error{invalid_argument} beyond `most_candidate_points`, Error{out_of_memory}, Cancelled.
[[nodiscard]] Candidates candidates_of(const std::vector<Point>& points, RunContext& context);

}  // namespace ws::triangulation
