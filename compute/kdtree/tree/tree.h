// The tree: eight bytes a node, triangles in the leaves only.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/device/host_vector.h"
#include "compute/kdtree/tree/geometry.h"

#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace ws::kdtree {

/// An inner node: where it splits, and its children, which lie side by side. A leaf: how many triangles, and where they stand
/// in the tree's list.
class Node {
 public:
  static constexpr std::uint32_t most = (1u << 30) - 1;  ///< nodes of a tree, and references

  Node() = default;
  [[nodiscard]] static WS_HD Node inner(int axis, float position, std::uint32_t left_child) {
    return Node(bits_of(position), static_cast<std::uint32_t>(axis) | left_child << 2);
  }
  [[nodiscard]] static WS_HD Node leaf(std::uint32_t count, std::uint32_t first) { return Node(count, 3u | first << 2); }

  [[nodiscard]] WS_HD bool is_leaf() const { return (second_ & 3u) == 3u; }
  [[nodiscard]] WS_HD int axis() const { return static_cast<int>(second_ & 3u); }
  [[nodiscard]] WS_HD float position() const { return float_of(first_); }
  /// The right child follows it.
  [[nodiscard]] WS_HD std::uint32_t left_child() const { return second_ >> 2; }
  [[nodiscard]] WS_HD std::uint32_t count() const { return first_; }
  [[nodiscard]] WS_HD std::uint32_t first() const { return second_ >> 2; }
  [[nodiscard]] bool operator==(const Node&) const = default;
  /// The same node where all pairs of children stand so much further on, and all references.
  [[nodiscard]] Node moved(std::uint32_t pairs, std::uint32_t references) const {
    return Node(first_, second_ + ((is_leaf() ? references : pairs) << 2));
  }

 private:
  WS_HD Node(std::uint32_t first, std::uint32_t second) : first_(first), second_(second) {}
  [[nodiscard]] static WS_HD std::uint32_t bits_of(float x) { return std::bit_cast<std::uint32_t>(x); }
  [[nodiscard]] static WS_HD float float_of(std::uint32_t bits) { return std::bit_cast<float>(bits); }

  std::uint32_t first_ = 0, second_ = 3;
};
static_assert(sizeof(Node) == 8);

using Nodes = UnsetVector<Node>;
using References = UnsetVector<std::uint32_t>;

/// Canonical: the root is node 0; the pairs of children stand in preorder (a node's pair, then all pairs of its left child's
/// subtree, then all of the right one's); leaves list their triangles in rising order, one leaf after another in the order of
/// the nodes. So equal trees are equal bytes, whichever builder made them.
struct Tree {
  Box box;  ///< of the scene
  Nodes nodes{Node::leaf(0, 0)};
  References references;
  std::uint32_t depth = 0;  ///< of the deepest leaf; the root has 0

  [[nodiscard]] std::size_t bytes() const { return nodes.size() * sizeof(Node) + references.size() * sizeof(references[0]); }
  [[nodiscard]] bool operator==(const Tree&) const = default;
};

/// Of a tree that may lie on a device.
struct TreeSize {
  std::size_t nodes = 1, references = 0;
  std::uint32_t depth = 0;
  Box box;
};
[[nodiscard]] inline TreeSize size_of(const Tree& tree) {
  return {tree.nodes.size(), tree.references.size(), tree.depth, tree.box};
}

}  // namespace ws::kdtree
