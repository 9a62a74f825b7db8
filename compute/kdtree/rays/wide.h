// The tree as one ray reads it fastest, for AVX2: up to eight cells at a time, each shrunk to what it holds, and triangles in
// blocks of eight. Same hits as traverse.h.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/device/span.h"
#include "compute/kdtree/rays/ray.h"

#include <cstddef>
#include <cstdint>

namespace ws::kdtree {

/// Eight triangles; where there are fewer, the last one repeated.
struct alignas(64) TriangleBlock {
  static constexpr std::uint32_t width = 8;
  float corner[3][3][width];  ///< corner, axis, triangle
  std::uint32_t triangle[width];
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
  static constexpr std::uint32_t width = 8;
  float face[6][width];     ///< of each cell's box: face 2 k is the lower one across axis k, 2 k + 1 the upper one
  WideChild child[width];   ///< what the cell holds
  std::uint32_t lanes = 0;  ///< a bit for each cell that there is
};

/// A view of both, of a tree that has triangles.
struct WideTree {
  Box box;
  float twice_largest = 0;  ///< `twice_largest_coordinate` of the box
  const WideNode* nodes = nullptr;
  const TriangleBlock* blocks = nullptr;
  WideChild root;
  std::size_t bytes = 0;  ///< of nodes and blocks

  [[nodiscard]] Hit nearest(const Ray& ray) const;
  [[nodiscard]] bool any(const Ray& ray) const;
  /// Of those rays that are `chosen`.
  void nearest(const Ray* rays, Span<const std::uint32_t> chosen, Hit* hits) const;
  void any(Span<const Ray> rays, std::uint8_t* hit) const;
};

}  // namespace ws::kdtree
