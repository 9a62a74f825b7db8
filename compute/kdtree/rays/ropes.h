// Links from each leaf to its neighbours, so that a ray needs no stack (Popov, Günther, Seidel and Slusallek 2007).
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/device/buffer.h"
#include "compute/kdtree/tree/tree.h"

#include <cstdint>
#include <stop_token>
#include <vector>

namespace ws::kdtree {

inline constexpr std::uint32_t no_node = 0xffffffffu;

/// A leaf's box and what lies behind its faces: the smallest node that covers the face, or no_node where the scene ends. Face
/// 2 k is the lower one across axis k, 2 k + 1 the upper one.
struct LeafRopes {
  Box box;
  std::uint32_t rope[6];
};

struct Ropes {
  HostBuffer<LeafRopes> leaves;       ///< in the order of the nodes
  std::vector<std::uint32_t> number;  ///< of a node among the leaves; no_node for inner ones

  /// 48 bytes a leaf and 4 a node: about 28 bytes a node, beside the tree's 8.
  [[nodiscard]] std::size_t bytes() const { return leaves.size() * sizeof(LeafRopes) + number.size() * sizeof(std::uint32_t); }
};
/// Cost O(nodes · depth) at worst, in practice O(nodes). Throws Cancelled.
[[nodiscard]] Ropes ropes_of(const Tree& tree, const std::stop_token& stop = {});

}  // namespace ws::kdtree
