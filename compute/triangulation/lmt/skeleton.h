// The LMT skeleton: which candidate edges cannot be in a minimum weight triangulation, and which are in each [Dickerson97].
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/triangulation/lmt/lmt_rules.h"
#include "compute/triangulation/lmt/wings.h"
#include "compute/triangulation/plane/hull.h"

#include <optional>
#include <vector>

namespace ws {
class CpuExecutor;
}

namespace ws::triangulation {

/// When impossible edges were found to be so; of each half-edge, both directions alike.
struct Removals {
  std::vector<std::uint32_t> round;      ///< counted from 1; 0: not impossible
  std::vector<std::uint8_t> by_certain;  ///< whether because it crosses a certain edge
  std::uint32_t last_round = 0;
};

/// What a backend has found out about the borders of faces, which are walks along certain edges.
struct KnownBorders {
  /// Half-edges, ascending: among them the smallest one of each border that is no triangle's.
  std::vector<std::uint32_t> firsts;
  bool are_checked = false;            ///< whether the firsts are no others
  std::size_t triangle_count = 0;      ///< borders of three half-edges
  std::size_t linked_point_count = 0;  ///< points at certain edges
};

/// The candidates with their fates. The graph must outlive it.
struct Skeleton {
  const Neighbours& graph;
  std::vector<std::uint8_t> fate;                     ///< of each half-edge, as Fate; both directions alike
  std::size_t round_count = 0;                        ///< of the worklist, until nothing changed
  std::size_t candidate_count = 0;                    ///< edges; the graph may be without those that are impossible
  std::size_t certain_count = 0, possible_count = 0;  ///< edges
  Removals removals = {};                             ///< empty unless asked for
  std::optional<KnownBorders> borders = {};           ///< where they are known

  [[nodiscard]] Fate fate_of(std::uint32_t half_edge) const { return static_cast<Fate>(fate[half_edge]); }
};

/// Counts the fates. O(half-edges).
[[nodiscard]] Skeleton counted_skeleton(const Neighbours& graph, std::vector<std::uint8_t> fate, std::size_t round_count,
                                        std::size_t candidate_count, CpuExecutor& executor);

/// Rounds over all edges that changed neighbours, until nothing changes.
///
/// An edge of a minimum weight triangulation lies in two of its triangles (one on the hull) and, if these form a strictly
/// convex quadrilateral, is no longer than its other diagonal. So an edge without two such triangles of candidates is
/// impossible. A triangle counts as empty if neither of the edge's ends has a neighbour in it; those with a point that no
/// candidate links to them may pass, which keeps more than needed and nothing wrong. An edge from s is certain if no possible
/// triangle at s has it between its two edges there: without it, a triangle of the triangulation would. What crosses a certain
/// edge is impossible.
///
/// Every round judges by the state before it, and a rule that applies stays applicable, so the outcome depends on no order.
/// `candidates` contain all minimum weight triangulations of `points`, `wings` are theirs. With removals if these are asked
/// for: 5 bytes per half-edge. Throws Cancelled.
[[nodiscard]] Skeleton lmt_skeleton(const std::vector<Point>& points, const Neighbours& candidates, const Wings& wings,
                                    CpuExecutor& executor, bool with_removals = false);

/// The same where `removals` are known to hold and all other edges but the `pending` ones, named by their smaller half-edges,
/// were judged by no more than that: only what follows from them is judged.
[[nodiscard]] Skeleton continued_skeleton(const std::vector<Point>& points, const Neighbours& candidates, const Wings& wings,
                                          Removals removals, std::vector<std::uint32_t> pending, CpuExecutor& executor);

/// Without rounds: the hull's edges are certain, all others possible. O(candidates).
[[nodiscard]] Skeleton hull_skeleton(const Neighbours& candidates, const Hull& hull, CpuExecutor& executor);

/// For tests: the same fixpoint, one edge after another in an order shuffled by `seed`.
[[nodiscard]] Skeleton lmt_skeleton_in_random_order(const std::vector<Point>& points, const Neighbours& candidates,
                                                    const Wings& wings, std::uint64_t seed, CpuExecutor& executor);

}  // namespace ws::triangulation
