// A tree as the CPU reads it fastest, for AVX2: up to eight cells at a time, each shrunk to what it holds, and triangles in
// blocks of eight. Same hits as traverse.h.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/device/buffer.h"
#include "compute/core/run/run_context.h"
#include "compute/kdtree/rays/ray.h"
#include "compute/kdtree/tree/tree.h"

#include <cstddef>
#include <cstdint>

namespace ws::kdtree {

/// Eight triangles; where there are fewer, the last one repeated.
struct alignas(64) TriangleBlock {
  static constexpr std::uint32_t width = 8;
  float corner[3][3][width];  ///< corner, axis, triangle
  std::uint32_t triangle[width];

  [[nodiscard]] std::uint32_t count() const {
    std::uint32_t count = 1;
    while (count < width && triangle[count] != triangle[count - 1]) ++count;
    return count;
  }
};

/// A wide node's number, or a block's.
class WideChild {
 public:
  WideChild() = default;
  [[nodiscard]] static WideChild node(std::uint32_t number) { return WideChild(number); }
  [[nodiscard]] static WideChild block(std::uint32_t number) { return WideChild(number | block_bit); }

  [[nodiscard]] static WideChild none() { return WideChild(~0u); }

  [[nodiscard]] bool is_none() const { return code_ == ~0u; }
  [[nodiscard]] bool is_block() const { return (code_ & block_bit) != 0; }
  [[nodiscard]] std::uint32_t number() const { return code_ & ~block_bit; }

 private:
  static constexpr std::uint32_t block_bit = 1u << 31;
  explicit WideChild(std::uint32_t code) : code_(code) {}
  std::uint32_t code_;  // a stack of hundreds is not filled for each ray
};

/// Cells of the tree that together hold all that one cell holds.
struct alignas(64) WideNode {
  static constexpr std::uint32_t width = 8, octants = 8;
  float face[6][width];    ///< of each cell's box: face 2 k is the lower one across axis k, 2 k + 1 the upper one
  WideChild child[width];  ///< what the cell holds
  /// The cells from far to near, for rays that point into an octant (its bit k: they fall along axis k): three bits for each.
  /// What no plane divides, blocks of one leaf, stands in any order.
  std::uint8_t order[octants][3];
  std::uint32_t lanes;  ///< a bit for each cell that there is: the lowest ones
};
static_assert(sizeof(WideNode) == 256);
static_assert(offsetof(WideNode, lanes) ==
              offsetof(WideNode, order) + sizeof(WideNode::order));  // an order is read as four bytes

class PackedTree {
 public:
  /// The tree's leaves may lie at depth 61 at most. Keeps a pointer to the triangles. Throws
  /// Error{out_of_memory} by the limit, Cancelled.
  PackedTree(const Tree& tree, const Triangles& triangles, RunContext& context);

  [[nodiscard]] Hit nearest(const Ray& ray) const;
  [[nodiscard]] bool any(const Ray& ray) const;
  /// Many rays, which are faster together: sixteen in a row that run side by side most of all. Sizes are equal.
  void nearest(Span<const Ray> rays, Span<Hit> hits) const;
  void any(Span<const Ray> rays, Span<std::uint8_t> hit) const;
  static constexpr std::size_t packet_size = 16;

  /// Cells that may wait at a time: a node adds seven to those of the node above, and no way from the root is longer than 61
  /// nodes of the tree and 27 of pairs of a leaf's blocks. A walk may put one more there, below all or for a moment.
  static constexpr int most_waiting = 7 * (61 + 27) + 8;

  // As rays read it.
  [[nodiscard]] const Box& box() const { return box_; }
  [[nodiscard]] float twice_largest() const { return twice_largest_; }  ///< `twice_largest_coordinate` of the box
  [[nodiscard]] WideChild root() const { return root_; }                ///< of a tree that has triangles
  [[nodiscard]] const WideNode& node(WideChild child) const { return nodes_[child.number()]; }
  [[nodiscard]] const TriangleBlock& block(WideChild child) const { return blocks_[child.number()]; }
  [[nodiscard]] std::size_t bytes() const { return nodes_.size() * sizeof(WideNode) + blocks_.size() * sizeof(TriangleBlock); }

 private:
  /// Those rays that are `chosen`, each by itself.
  void nearest_singly(const Ray* rays, Span<const std::uint32_t> chosen, Hit* hits) const;
  /// Of `packet_size` rays. False, and nothing done: they do not run side by side.
  [[nodiscard]] bool nearest_in_packet(const Ray* rays, Hit* hits) const;

  Box box_;
  float twice_largest_;
  HostBuffer<WideNode> nodes_;
  HostBuffer<TriangleBlock> blocks_;
  WideChild root_{};
  const Triangle* triangles_ = nullptr;
};

}  // namespace ws::kdtree
