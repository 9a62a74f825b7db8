// The polyline from the final balls: links within r2, then between ends within 2·r2, nearest first.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/data/point_set.h"
#include "compute/core/run/run_context.h"
#include "compute/ridge/balls/trace.h"

#include <vector>

namespace ws::ridge {

/// In the order in which they are made: first pass by index pair, second by (distance, pair). No ball gets more than two.
/// Cost O(n + pairs in cells of 2·r2, sorted); sequential and equal on every backend. Throws Cancelled when the context's
/// stop is requested.
[[nodiscard]] std::vector<Link> order_links(const Balls& balls, double r2, const RunContext& context);

/// Of how many balls the line of each ball is. O(n).
[[nodiscard]] std::vector<std::size_t> part_sizes(std::size_t ball_count, const std::vector<Link>& links);

/// Walks the links: open lines from their first end, then loops, each from its lowest ball; a lone ball is a line of one
/// vertex.
[[nodiscard]] PolylineSet walk_polylines(const Balls& balls, const std::vector<Link>& links,
                                         const std::array<double, max_dimension>& origin);

}  // namespace ws::ridge
