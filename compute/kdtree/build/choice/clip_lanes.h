// The clipping of clip.h and sah.h with a triangle's corners in the lanes of registers.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/kdtree/tree/sah.h"

namespace ws::kdtree {

/// `split_boxes` of sah.h with `Clip::clip`, to the bit, about four times as fast.
[[nodiscard]] SplitBoxes split_boxes_in_lanes(const Triangle& t, const Box& in_cell, const Box& cell, int axis, float position);

/// `halves` of sah.h, to the bit.
[[nodiscard]] SplitBoxes halves_in_lanes(const Triangle& t, const Box& in_cell, int axis, float x);

}  // namespace ws::kdtree
