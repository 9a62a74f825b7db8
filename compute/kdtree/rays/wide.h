// The tree as one ray reads it fastest: up to eight cells at a time, each shrunk to what it holds, and their triangles in
// blocks of eight, for AVX2. Same hits as traverse.h. SPDX-License-Identifier: MIT
#pragma once

#include "compute/kdtree/rays/ray.h"

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

/// A view of both.
struct WideTree {
  Box box;
  const WideNode* nodes = nullptr;
  const TriangleBlock* blocks = nullptr;
  WideChild root;  ///< of a tree that has triangles

  /// The nearest hit, or with `is_any` one of the hits.
  template <bool is_any>
  [[nodiscard]] Hit trace(const Ray& ray) const;
};

/// Blocks that a path from the root may pass by, waiting: a level of the tree leaves at most seven cells, and what is in a leaf
/// of the tree may have some levels more.
inline constexpr int most_waiting_cells = 7 * 96;

}  // namespace ws::kdtree
