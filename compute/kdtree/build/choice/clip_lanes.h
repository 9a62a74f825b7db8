// The clipping of clip.h and sah.h in the lanes of registers.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/device/span.h"
#include "compute/kdtree/build/choice/small_choice.h"

namespace ws::kdtree {

/// A triangle that crosses a node's plane. It stands in both children, at first with its extent in the node.
struct Crossing {
  Ref *left, *right;
};

/// Makes the extents those in the children: `split_boxes` of sah.h with `Clip::clip`, to the bit. Up to four triangles take no
/// longer than one. Returns whether a child of any of them is empty.
bool split_boxes_in_lanes(Span<const Triangle> triangles, Span<const Crossing> crossings, const Box& cell, int axis,
                          float position);

/// `halves` of sah.h, to the bit.
[[nodiscard]] SplitBoxes halves_in_lanes(const Triangle& t, const Box& in_cell, int axis, float x);

}  // namespace ws::kdtree
