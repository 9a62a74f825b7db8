// The steps of lmt: all edges, the diamond test, the rounds of the skeleton, faces one by one, what is equally short.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/triangulation/lmt/lmt.h"
#include "compute/triangulation/story/story.h"

#include <string>

namespace ws::triangulation {

/// Appends them. Of at most `most_all_edges_points` points all edges are shown, those that fail the diamond test too. Up to
/// `most_told_ties` of equally short triangulations have a step each, if there are several.
void tell_lmt(PlainStory& story, const LmtTrace& trace, const OptimumCount& optima, const std::vector<Point>& points);
inline constexpr std::size_t most_all_edges_points = 150, most_told_ties = 1'000;
/// Larger counts are told by their logarithm.
inline constexpr double largest_told_count = 1e300;
/// How many triangulations are as short: "64", "about 10^321", "at least 2". In files, which are English, and for people.
[[nodiscard]] std::string written(const OptimumCount& optima);
[[nodiscard]] std::string spoken(const OptimumCount& optima);

}  // namespace ws::triangulation
