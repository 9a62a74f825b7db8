// A tree as the CPU reads it fastest: leaves hold their triangles, four side by side, for AVX2. Same hits as traverse.h.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/device/buffer.h"
#include "compute/core/run/run_context.h"
#include "compute/kdtree/rays/ray.h"
#include "compute/kdtree/tree/tree.h"

#include <cstdint>
#include <vector>

namespace ws::kdtree {

/// Four triangles; a leaf's last block repeats its last triangle.
struct alignas(16) TriangleBlock {
  static constexpr std::uint32_t width = 4;
  float corner[3][3][width];  ///< corner, axis, triangle
  std::uint32_t triangle[width];
};

class PackedTree {
 public:
  /// The tree's leaves may lie at depth 61 at most. Keeps a pointer to the triangles. Throws
  /// Error{out_of_memory} by the limit, Cancelled.
  PackedTree(const Tree& tree, const std::vector<Triangle>& triangles, RunContext& context);

  [[nodiscard]] Hit nearest(const Ray& ray) const;
  [[nodiscard]] bool any(const Ray& ray) const;
  /// Of `packet_size` rays: faster than one by one where they run side by side.
  void nearest(const Ray* rays, Hit* hits) const;
  static constexpr std::size_t packet_size = 16;

  [[nodiscard]] std::size_t bytes() const { return nodes_.size() * sizeof(Node) + blocks_.size() * sizeof(TriangleBlock); }

 private:
  template <bool is_any>
  [[nodiscard]] Hit trace(const Ray& ray) const;

  Box box_;
  HostBuffer<Node> nodes_;  ///< of a leaf: how many triangles, and its first block
  HostBuffer<TriangleBlock> blocks_;
  const Triangle* triangles_ = nullptr;
};

}  // namespace ws::kdtree
