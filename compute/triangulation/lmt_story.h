// The steps of lmt: all edges, the diamond test, the rounds of the skeleton, faces one by one.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/triangulation/lmt.h"
#include "compute/triangulation/story.h"

namespace ws::triangulation {

/// Appends them. Of at most `most_all_edges_points` points all edges are shown, those that fail the diamond test too.
void tell_lmt(PlainStory& story, const LmtTrace& trace, const std::vector<Point>& points);
inline constexpr std::size_t most_all_edges_points = 150;

}  // namespace ws::triangulation
