// The leaves around one leaf of a tree of boxes: what its points look at, found once for all of them.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/triangulation/candidates/box_tree.h"

#include <array>
#include <cstdint>
#include <vector>

namespace ws::triangulation {

class NearLeaves {
 public:
  static constexpr std::size_t most = 64;
  explicit NearLeaves(const BoxTree& tree) : tree_(tree) {}

  /// Takes all leaves that are nearer to the box of this leaf than the root of `squared_radius`; false where there are too
  /// many.
  [[nodiscard]] bool find(std::size_t leaf, double squared_radius);
  /// Puts them in the order of their distances from p, as the boxes' `squared_distance_to` tells these, times `box_shrink`.
  /// False where two are equally far, but for those that hold p.
  [[nodiscard]] bool sort_from(Point p);

  [[nodiscard]] std::size_t size() const { return count_; }
  /// In that order: a leaf and its distance.
  [[nodiscard]] std::uint32_t leaf(std::size_t place) const { return leaf_[order_[place]]; }
  [[nodiscard]] double squared_distance(std::size_t place) const { return squared_distance_[order_[place]]; }

 private:
  struct Node {
    std::uint32_t index;
    int level;
  };
  const BoxTree& tree_;
  std::size_t count_ = 0;
  std::array<std::uint32_t, most> leaf_{};
  alignas(32) std::array<double, most> low_x_{}, low_y_{}, high_x_{}, high_y_{}, squared_distance_{};
  std::array<std::uint8_t, most> order_{};
  std::vector<Node> pending_;
};

}  // namespace ws::triangulation
