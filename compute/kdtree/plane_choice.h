// The strategies whose planes do not come from the ends of extents: these are counted without sorting anything.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/kdtree/exact_choice.h"

#include <vector>

namespace ws::kdtree {

/// For `binned`, `spatial_median` and `sliding_midpoint`. Keeps its memory from node to node.
class PlaneChoice {
 public:
  /// Throws Cancelled.
  [[nodiscard]] Split choose(const Rules& rules, const Box& cell, Span<const Ref> refs, const std::stop_token& stop);

 private:
  [[nodiscard]] Split choose_bin(const Rules& rules, const Box& cell, Span<const Ref> refs, int axis,
                                 const std::stop_token& stop);

  std::vector<float> positions_;
  std::vector<std::uint32_t> left_, planar_, right_;
};

}  // namespace ws::kdtree
