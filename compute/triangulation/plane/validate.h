// Whether a set of edges is a triangulation; what is wrong is said in words. Shares only the predicates with what makes them.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/triangulation/exact/points.h"

#include <optional>
#include <string>

namespace ws::triangulation {

/// The first thing that is wrong; none: the edges are plane, maximal, and as many as they must be.
///
/// The proof for sets that are not flat: the edges' counter-clockwise order around each point gives faces; all but one are
/// triangles that turn left, that one's border is the hull, and the counts fit Euler's formula. Around every inner point the
/// angles then add up to one turn, so the triangles cover the hull once and no edges cross. O(n log n).
[[nodiscard]] std::optional<std::string> triangulation_problem(const std::vector<Point>& points,
                                                               const std::vector<Edge>& edges);

/// The same by the definition: every pair of edges, every edge with every point. O(n²): for tests of small sets.
[[nodiscard]] std::optional<std::string> triangulation_problem_by_pairs(const std::vector<Point>& points,
                                                                        const std::vector<Edge>& edges);

}  // namespace ws::triangulation
