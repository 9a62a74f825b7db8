// How a tree came to be, told from the tree alone: the order in which nodes are decided, their cells, depths and sizes.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/kdtree/params.h"
#include "compute/kdtree/tree/tree.h"

#include <cstdint>
#include <stop_token>
#include <vector>

namespace ws::kdtree {

/// Step s decides node `decided(s)`: it becomes a leaf or is split. O(nodes) to make, twelve bytes a node.
class Growth {
 public:
  Growth() = default;
  /// Throws Cancelled.
  Growth(const Tree& tree, StepOrder order, const std::stop_token& stop = {});

  [[nodiscard]] std::size_t size() const { return sequence_.size(); }
  [[nodiscard]] std::uint32_t decided(std::size_t step) const { return sequence_[step]; }
  /// The step that decides a node.
  [[nodiscard]] std::size_t step_of(std::uint32_t node) const { return step_[node]; }
  /// Of the root: the root.
  [[nodiscard]] std::uint32_t parent(std::uint32_t node) const { return parent_[node]; }
  [[nodiscard]] int depth(std::uint32_t node) const;
  /// O(depth).
  [[nodiscard]] Box cell(const Tree& tree, std::uint32_t node) const;
  /// Where levels begin in the sequence (level order), or the root's two halves (depth first).
  [[nodiscard]] const std::vector<std::size_t>& chapters() const { return chapters_; }

 private:
  std::vector<std::uint32_t> sequence_, step_, parent_;
  std::vector<std::size_t> chapters_;
};

}  // namespace ws::kdtree
