// One plane against all triangles of a node.
// SPDX-License-Identifier: MIT
#include "compute/kdtree/build/choice/plane_choice.h"

#include <limits>

namespace ws::kdtree {

namespace {

Split judge_plane(const Rules& rules, const Box& cell, const RefPieces& refs, Plane plane, const std::stop_token& stop) {
  std::uint32_t left = 0, right = 0, either = 0;
  for_each_ref(refs, stop, [&](const Ref& ref) {
    const bool is_left = ref.box.low[plane.axis]<plane.position, is_right = ref.box.high[plane.axis]> plane.position;
    left += is_left;
    right += is_right;
    either += is_left || is_right;
  });
  const auto count = static_cast<std::uint32_t>(refs.count);
  return judge(rules, cell, plane, left, count - either, right, count);
}

}  // namespace

Split choose_middle(const Rules& rules, const Box& cell, const RefPieces& refs, const std::stop_token& stop) {
  Plane plane = middle_plane(cell);
  if (rules.strategy == Strategy::sliding_midpoint) {
    float low = std::numeric_limits<float>::infinity(), high = -low;
    for_each_ref(refs, stop, [&](const Ref& ref) {
      low = smaller(low, ref.box.low[plane.axis]);
      high = larger(high, ref.box.high[plane.axis]);
    });
    return refs.count == 0 ? Split() : judge_plane(rules, cell, refs, sliding_plane(cell, low, high), stop);
  }
  return is_inside(cell, plane) ? judge_plane(rules, cell, refs, plane, stop) : Split();
}

}  // namespace ws::kdtree
