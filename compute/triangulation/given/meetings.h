// Edges that cross each other, and edges that run through points: found strip by strip.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/run/run_context.h"
#include "compute/triangulation/exact/points.h"

#include <utility>
#include <vector>

namespace ws::triangulation {

struct Meetings {
  std::vector<std::pair<Edge, std::uint32_t>> through;  ///< an edge and a point strictly between its ends
  std::vector<std::pair<Edge, Edge>> crossings;         ///< in one inner point of both
  bool are_all = true;                                  ///< else the search ended when there were enough
};

/// Of distinct points and edges between them, each once; ends after `most` of both kinds together. The plane is cut into level
/// strips, and within one edges are compared with those that overlap them along x. Exact. About O(n log n) where most edges are
/// short, O(n) memory always. Throws Cancelled.
[[nodiscard]] Meetings find_meetings(const std::vector<Point>& points, const std::vector<Edge>& edges, std::size_t most,
                                     const RunContext& context);

/// About where two edges cross.
[[nodiscard]] Point crossing_place(const std::vector<Point>& points, Edge first, Edge second);

}  // namespace ws::triangulation
