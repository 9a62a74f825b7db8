// One plane, or some per axis, against all triangles of a node.
// SPDX-License-Identifier: MIT
#include "compute/kdtree/plane_choice.h"

#include "compute/kdtree/stoppable.h"

#include <algorithm>

namespace ws::kdtree {

namespace {

Split judge_plane(const Rules& rules, const Box& cell, Span<const Ref> refs, Plane plane, const std::stop_token& stop) {
  std::uint32_t left = 0, right = 0, either = 0;
  for_each_stoppable(refs, stop, [&](const Ref& ref) {
    const bool is_left = ref.box.low[plane.axis]<plane.position, is_right = ref.box.high[plane.axis]> plane.position;
    left += is_left;
    right += is_right;
    either += is_left || is_right;
  });
  const auto count = static_cast<std::uint32_t>(refs.size());
  return judge(rules, cell, plane, left, count - either, right, count);
}

}  // namespace

Split PlaneChoice::choose(const Rules& rules, const Box& cell, Span<const Ref> refs, const std::stop_token& stop) {
  if (rules.strategy == Strategy::binned) {
    Split best;
    for (int axis = 0; axis < 3; ++axis) {
      const Split split = choose_bin(rules, cell, refs, axis, stop);
      if (is_better(split, best)) best = split;
    }
    return best;
  }
  Plane plane = middle_plane(cell);
  if (rules.strategy == Strategy::sliding_midpoint) {
    float low = std::numeric_limits<float>::infinity(), high = -low;
    for_each_stoppable(refs, stop, [&](const Ref& ref) {
      low = smaller(low, ref.box.low[plane.axis]);
      high = larger(high, ref.box.high[plane.axis]);
    });
    return refs.empty() ? Split() : judge_plane(rules, cell, refs, sliding_plane(cell, low, high), stop);
  }
  return is_inside(cell, plane) ? judge_plane(rules, cell, refs, plane, stop) : Split();
}

/// Each triangle says from which plane on it lies left, up to which it lies right, and in which it lies; sums then give the
/// counts.
Split PlaneChoice::choose_bin(const Rules& rules, const Box& cell, Span<const Ref> refs, int axis,
                              const std::stop_token& stop) {
  positions_.clear();
  for (int k = 1; k < rules.bins; ++k) {
    const Plane plane = bin_plane(cell, axis, k, rules.bins);
    if (is_inside(cell, plane)) positions_.push_back(plane.position);
  }
  const auto begin = positions_.begin(), end = positions_.end();
  for (auto* counts : {&left_, &planar_, &right_}) counts->assign(positions_.size() + 1, 0);
  for_each_stoppable(refs, stop, [&](const Ref& ref) {
    const float low = ref.box.low[axis], high = ref.box.high[axis];
    const auto first_left = static_cast<std::size_t>(std::upper_bound(begin, end, low) - begin);
    const auto end_right = static_cast<std::size_t>(std::lower_bound(begin, end, high) - begin);
    ++left_[first_left];
    ++right_[end_right];
    if (low == high)
      for (std::size_t k = end_right; k < first_left; ++k) ++planar_[k];
  });
  const auto count = static_cast<std::uint32_t>(refs.size());
  std::uint32_t left = 0, right = count;
  Split best;
  for (std::size_t k = 0; k < positions_.size(); ++k) {
    left += left_[k];
    right -= right_[k];
    const Split split = judge(rules, cell, {static_cast<std::int8_t>(axis), positions_[k]}, left, planar_[k], right, count);
    if (is_better(split, best)) best = split;
  }
  return best;
}

}  // namespace ws::kdtree
