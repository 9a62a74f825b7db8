// A tree as the CPU reads it fastest, for AVX2: as it is for rays that run side by side, wide for single ones. Both share the
// triangles. Same hits as traverse.h.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/device/buffer.h"
#include "compute/core/run/run_context.h"
#include "compute/kdtree/rays/ray.h"
#include "compute/kdtree/rays/wide.h"
#include "compute/kdtree/tree/tree.h"

#include <cstdint>
#include <vector>

namespace ws::kdtree {

/// What a leaf of the packed tree lists: lanes of one block, or all lanes of several.
struct LeafLanes {
  std::uint32_t block_count = 0, lanes = 0;

  [[nodiscard]] std::uint32_t code() const { return block_count << 8 | lanes; }
  [[nodiscard]] static LeafLanes of(Node leaf) { return {leaf.count() >> 8, leaf.count() & 255u}; }
};

class PackedTree {
 public:
  /// The tree's leaves may lie at depth 61 at most. Keeps a pointer to the triangles. Throws
  /// Error{out_of_memory} by the limit, Cancelled.
  PackedTree(const Tree& tree, const Triangles& triangles, RunContext& context);

  [[nodiscard]] Hit nearest(const Ray& ray) const { return blocks_.empty() ? Hit{} : wide().nearest(ray); }
  [[nodiscard]] bool any(const Ray& ray) const { return !blocks_.empty() && wide().any(ray); }
  /// Many rays, which are faster together: sixteen in a row that run side by side most of all. Sizes are equal.
  void nearest(Span<const Ray> rays, Span<Hit> hits) const;
  void any(Span<const Ray> rays, Span<std::uint8_t> hit) const;
  static constexpr std::size_t packet_size = 16;

  [[nodiscard]] std::size_t bytes() const {
    return nodes_.size() * sizeof(Node) + wide_nodes_.size() * sizeof(WideNode) + blocks_.size() * sizeof(TriangleBlock);
  }

 private:
  /// Of `packet_size` rays. False, and nothing done: they do not run side by side.
  [[nodiscard]] bool trace_packet(const Ray* rays, Hit* hits) const;
  [[nodiscard]] WideTree wide() const {
    return {box_, twice_largest_, wide_nodes_.data(), blocks_.data(), root_, bytes() - nodes_.size() * sizeof(Node)};
  }

  Box box_;
  float twice_largest_;     ///< `twice_largest_coordinate` of the box
  HostBuffer<Node> nodes_;  ///< of a leaf: `LeafLanes`, and its first block
  HostBuffer<WideNode> wide_nodes_;
  HostBuffer<TriangleBlock> blocks_;
  WideChild root_{};
  const Triangle* triangles_ = nullptr;
};

}  // namespace ws::kdtree
