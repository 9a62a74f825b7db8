// A tree in numbers: its cost by the surface area heuristic, its leaves by depth, size and volume, its memory.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/kdtree/tree/sah.h"
#include "compute/kdtree/tree/tree.h"

#include <array>
#include <cstddef>
#include <stop_token>
#include <vector>

namespace ws::kdtree {

struct Statistics {
  /// Expected for a ray through the scene's box: K_T of each inner node and K_I n of each leaf, by their shares of its surface.
  double cost = 0;
  double inner_cost = 0;    ///< the inner nodes' part of it
  double cost_as_leaf = 0;  ///< of all triangles in one leaf
  std::size_t inner_nodes = 0, leaves = 0, empty_leaves = 0;
  std::size_t flat_leaves = 0;  ///< whose cells have no volume
  std::size_t references = 0, largest_leaf = 0, deepest_leaf = 0, bytes = 0;
  double mean_leaf_depth = 0;
  double mean_leaf_size = 0;  ///< of the leaves that are not empty
  double duplication = 0;     ///< references per triangle

  static constexpr std::size_t volume_class_count = 64;
  std::vector<std::size_t> leaves_by_depth;
  std::vector<std::size_t> leaves_by_size;  ///< by the number of triangles, 0 first; the last: that many and more
  std::array<std::size_t, volume_class_count> leaves_by_volume{};  ///< k: from 2^-(k+1) to 2^-k of the scene's; flat ones not

  [[nodiscard]] bool operator==(const Statistics&) const = default;
};

/// One pass in the order of the nodes' recursion, in double precision. Throws Cancelled.
[[nodiscard]] Statistics statistics_of(const Tree& tree, std::size_t triangle_count, const SahCosts& costs,
                                       const std::stop_token& stop = {});

}  // namespace ws::kdtree
