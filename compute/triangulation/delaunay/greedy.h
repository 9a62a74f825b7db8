// The greedy triangulation: always the shortest edge that crosses none before.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/run/run_context.h"
#include "compute/triangulation/plane/mesh.h"

namespace ws::triangulation {

/// Edges ascending. Lengths are compared exactly, equal ones by their points' indices. Candidates come from the diamond test
/// for greedy edges, in order of length; whether one crosses is seen by a walk through a triangulation that holds all edges so
/// far. O(n log n) for even sets. Throws Error{out_of_memory}, Cancelled.
[[nodiscard]] std::vector<Edge> greedy(const std::vector<Point>& points, RunContext& context);
/// The same from the points' Delaunay triangulation.
[[nodiscard]] std::vector<Edge> greedy(const std::vector<Point>& points, const Mesh& start, RunContext& context);

}  // namespace ws::triangulation
