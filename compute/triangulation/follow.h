// Solutions while a point is dragged: a solver in the cache goes on from where the point was.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/triangulation/solution.h"

#include <cstdint>

namespace ws::triangulation {

/// The optimum of points of which one is being dragged, with the steps "points" and "result" alone: proven, and the edges that
/// `solve` finds by lmt. The context's cache is asked for a solver of the points before the last move, and it is given the one
/// for the next; without one it takes longer and gives the same. `input`: the identity of the points before any edit. Throws as
/// `solve`.
///
/// Runs with a time limit are not for this: how far they come depends on what they begin with, so they would show something
/// else with a cache than without, and something else than the run that follows when the drag ends.
[[nodiscard]] Solution solve_dragged(Points points, std::uint64_t input, RunContext& context);

/// Leaves a solver in the context's cache, if it has one, that can follow the first move of any of the points.
void expect_drag(const Points& points, std::uint64_t input, RunContext& context);

}  // namespace ws::triangulation
