// What a tree amounts to while it grows: after each step its nodes, references, cost and memory.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/device/span.h"
#include "compute/kdtree/inspect/growth.h"
#include "compute/kdtree/tree/sah.h"

#include <cstdint>
#include <stop_token>
#include <vector>

namespace ws::kdtree {

/// Of each node: the triangles in it, not how often leaves below list them. References times log(depth). Throws Cancelled.
[[nodiscard]] std::vector<std::uint32_t> triangles_of_nodes(const Tree& tree, std::size_t triangle_count,
                                                            const std::stop_token& stop = {});

/// Nodes that are not decided yet count as the leaves that they would be if the building ended now.
struct Total {
  std::size_t nodes = 1, leaves = 1, references = 0;
  double cost = 0;  ///< by the surface area heuristic
  [[nodiscard]] std::size_t bytes() const { return nodes * sizeof(Node) + references * sizeof(std::uint32_t); }
};

class Totals {
 public:
  Totals() = default;
  /// Four bytes a node, and what it is given. Throws Cancelled.
  Totals(const Tree& tree, const Growth& growth, std::vector<std::uint32_t> triangles, const SahCosts& costs,
         const std::stop_token& stop = {});

  /// After `decided` nodes were decided; 0: the scene in one leaf. O(1).
  [[nodiscard]] Total after(const Tree& tree, const Growth& growth, std::size_t decided) const;
  /// Of each node.
  [[nodiscard]] const std::vector<std::uint32_t>& triangles() const { return triangles_; }

 private:
  /// What a decision changes.
  void decide(const Tree& tree, std::uint32_t node, Total& total) const;

  SahCosts costs_;
  std::vector<std::uint32_t> triangles_;
  std::vector<float> shares_;     ///< of each node's surface in the scene's
  std::vector<Total> waypoints_;  ///< at regular distances in steps
};

}  // namespace ws::kdtree
