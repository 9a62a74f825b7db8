// The tree that would follow if a node were split by another plane: one moved by hand.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/kdtree/inspect/examine.h"

#include <cstddef>
#include <vector>

namespace ws::kdtree {

/// Nodes with more triangles are not followed: a plane is dragged meanwhile.
inline constexpr std::size_t most_followed = 20'000;

/// A node and all below it. The cost is what a ray through the node's cell is expected to spend.
struct Subtree {
  std::size_t nodes = 0, leaves = 0, references = 0;
  double cost = 0;
};
/// As it is in the tree.
[[nodiscard]] Subtree subtree_of(const Tree& tree, std::uint32_t node, const Box& cell, const SahCosts& costs);

struct WhatIf {
  Split split;              ///< none: the rules refuse the plane, or the cell has no area
  Subtree own;              ///< with that split, and the rules below it
  std::vector<Box> cells;   ///< of its leaves, or of its nodes at the last level asked for; without empty ones
  bool is_complete = true;  ///< false: it outgrew all bounds and was given up
};
/// Only the node's own split leaves the rules: its criterion is not asked. With the plane that the builder took it is the
/// builder's subtree. `levels`: of `cells`, counted from the root. Uses all threads. Throws Error{invalid_argument} for more
/// than `most_followed` triangles, Cancelled.
[[nodiscard]] WhatIf what_if(const Examination& node, const Triangles& triangles, const Rules& rules, const PlanePrice& plane,
                             int axis, int levels, RunContext& context);

}  // namespace ws::kdtree
