// Which edges stay impossible when one point has moved: those whose reasons are untouched.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/triangulation/lmt/skeleton.h"

namespace ws::triangulation {

/// What the skeleton's rounds begin with after a change.
struct KeptRemovals {
  Removals removals;
  std::vector<std::uint32_t> pending;  ///< smaller half-edges of edges that must be judged anew
};

/// `old_removals` belong to `old_graph`, on the same points but for their places. Points without `is_dirty` have their lists
/// and triangles as they were, and so have their neighbours their places.
///
/// An edge was removed for what had been removed in earlier rounds around it. So where an edge comes back, edges at its ends
/// that were removed later come back too, and the same for them. One that crosses a certain edge was removed for what happened
/// at most three edges away. More comes back than must, never less; the rounds remove it again.
[[nodiscard]] KeptRemovals kept_removals(const std::vector<Point>& points, const Neighbours& graph, const Neighbours& old_graph,
                                         const Removals& old_removals, const std::vector<std::uint8_t>& is_dirty);

}  // namespace ws::triangulation
