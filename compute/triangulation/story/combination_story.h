// The steps of the search through all combinations: one set of edges after another, in the order of their ranks.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/triangulation/story/search_story.h"
#include "compute/triangulation/time_limit.h"

namespace ws::triangulation {

/// Steps: the points, the candidates, the first `most` combinations, each optimum where there are several, the result. Fewer
/// where the limit's time is up before these are checked. Keeps a bit of each combination and those that were shorter than all
/// before; a step's set follows from its rank. O(most · k²).
[[nodiscard]] std::unique_ptr<const Story> tell_combinations(std::size_t point_count, Candidates candidates, std::size_t most,
                                                             const TimeLimit& limit, SearchEnd end);

}  // namespace ws::triangulation
