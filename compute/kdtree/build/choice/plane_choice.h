// The strategies that look at one plane, near the middle of the cell.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/kdtree/build/choice/ref_pieces.h"

#include <stop_token>

namespace ws::kdtree {

/// For `spatial_median` and `sliding_midpoint`. Throws Cancelled.
[[nodiscard]] Split choose_middle(const Rules& rules, const Box& cell, const RefPieces& refs, const std::stop_token& stop);

}  // namespace ws::kdtree
