// Which children the triangles of a node go to.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/device/span.h"
#include "compute/kdtree/build/choice/clip_lanes.h"

#include <immintrin.h>

#include <algorithm>
#include <cstddef>

namespace ws::kdtree {

/// In one piece, which compilers do not see.
inline void copy_ref(const Ref& from, Ref* to) { _mm256_store_ps(&to->box.low.x, _mm256_load_ps(&from.box.low.x)); }

/// Writes triangles to both children, and goes on in those that they enter: as `where` of sah.h, without a branch. What crosses
/// the plane is written to `straddlers` with its extent in the node. There is room for all.
class Divider {
 public:
  Divider(const Split& split, const CutCell& cell, Ref* left, Ref* right)
      : split_(split), cell_(cell), left_(left), right_(right) {}

  /// Returns the end of the straddlers.
  Straddler* operator()(Span<const Ref> refs, Straddler* straddlers) {
    const std::ptrdiff_t axis = split_.axis;
    const float position = split_.position;
    const bool planar_is_left = split_.side == Side::left, planar_is_right = !planar_is_left;
    Ref *left = left_, *right = right_;
    for (const Ref& ref : refs) {
      const float low = (&ref.box.low.x)[axis], high = (&ref.box.high.x)[axis];
      const bool begins_below = low < position;
      const bool ends_above = high > position;  // neither: it lies in the plane
      const bool goes_left = begins_below | (planar_is_left & !ends_above);
      const bool goes_right = ends_above | (planar_is_right & !begins_below);
      copy_ref(ref, left);
      copy_ref(ref, right);
      *straddlers = {left, right, &cell_};
      straddlers += goes_left & goes_right;
      left += goes_left;
      right += goes_right;
    }
    left_ = left;
    right_ = right;
    return straddlers;
  }
  [[nodiscard]] Ref* left_end() const { return left_; }
  [[nodiscard]] Ref* right_end() const { return right_; }

 private:
  const Split& split_;
  const CutCell& cell_;
  Ref *left_, *right_;
};

/// How many triangles go to the children, by the plane's counts.
struct ChildCounts {
  std::uint32_t left, right;

  explicit ChildCounts(const Split& split)
      : left(split.left + (split.side == Side::left ? split.planar : 0)),
        right(split.right + (split.side == Side::right ? split.planar : 0)) {}
};

/// Keeps the order; returns the end.
inline Ref* remove_empty(Ref* begin, Ref* end) {
  return std::remove_if(begin, end, [](const Ref& ref) { return ref.box.is_empty(); });
}

}  // namespace ws::kdtree
