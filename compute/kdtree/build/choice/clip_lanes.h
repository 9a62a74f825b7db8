// The clipping of clip.h and sah.h in the lanes of registers.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/device/span.h"
#include "compute/kdtree/build/choice/small_choice.h"

namespace ws::kdtree {

/// A cell that a plane splits.
struct CutCell {
  Box left, right;  ///< its parts
  int axis;         ///< of the plane
  float position;

  CutCell(const Box& cell, int axis, float position)
      : left(below(cell, axis, position)), right(above(cell, axis, position)), axis(axis), position(position) {}
};

/// A triangle that crosses the plane. It stands in both children, at first with its extent in the node.
struct Straddler {
  Ref *left, *right;
  const CutCell* cell;
};

/// Makes the extents those in the children: `split_boxes` of sah.h, to the bit, or any empty box where that is empty. Returns
/// whether one is.
bool split_boxes_in_lanes(Span<const Triangle> triangles, Span<const Straddler> straddlers, Clip how);

/// The same by `halves` of sah.h.
bool halve_in_lanes(Span<const Triangle> triangles, Span<const Straddler> straddlers);

}  // namespace ws::kdtree
