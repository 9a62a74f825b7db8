// The first stages of lmt on a CUDA device: diamond test, empty triangles, LMT skeleton. Builds without CUDA have a form that
// says no.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/run/run_context.h"
#include "compute/triangulation/lmt/skeleton.h"

#include <optional>
#include <utility>

namespace ws::triangulation {

/// A skeleton that owns its graph.
struct OwnedSkeleton {
  Neighbours graph;
  std::vector<std::uint8_t> fate;
  std::size_t round_count = 0, candidate_count = 0;
  Removals removals = {};                    ///< where impossible edges are kept
  std::optional<KnownBorders> borders = {};  ///< where they are not; then this is known, too:
  std::size_t certain_count = 0;             ///< edges; all others are possible

  /// Takes the fates and what is known of removals and borders, but not the graph: this must outlive it. O(edges).
  [[nodiscard]] Skeleton view(CpuExecutor& executor) && {
    if (borders)
      return {.graph = graph,
              .fate = std::move(fate),
              .round_count = round_count,
              .candidate_count = candidate_count,
              .certain_count = certain_count,
              .possible_count = graph.half_edge_count() / 2 - certain_count,
              .borders = std::move(borders)};
    Skeleton skeleton = counted_skeleton(graph, std::move(fate), round_count, candidate_count, executor);
    skeleton.removals = std::move(removals);
    return skeleton;
  }
};

/// The skeleton of `lmt_skeleton` over `diamond_edges`, edge for edge, of points along a space-filling curve that are not on
/// one line. Impossible edges are left out of its graph unless `keep_impossible`.
///
/// Points with too much around them are handed to the CPU's threads for the diamond test; the rest is on the device. None where
/// a point has too many candidates for the device: the CPU must go on from there, and `candidates` has them.
/// Throws Error{out_of_memory}, Error{cuda}, Cancelled.
[[nodiscard]] std::optional<OwnedSkeleton> skeleton_on_device(const std::vector<Point>& points, const Hull& hull,
                                                              bool keep_impossible, RunContext& context,
                                                              Neighbours& candidates);

}  // namespace ws::triangulation
