// The order of decisions, level by level or as a recursion makes them.
// SPDX-License-Identifier: MIT
#include "compute/kdtree/inspect/growth.h"

#include "compute/core/run/stoppable.h"

#include <algorithm>

namespace ws::kdtree {

Growth::Growth(const Tree& tree, StepOrder order, const std::stop_token& stop)
    : step_(tree.nodes.size()), parent_(tree.nodes.size()) {
  sequence_.reserve(tree.nodes.size());
  StopWatcher watch(stop);
  const auto for_children = [&](std::uint32_t node, const auto& visit) {
    watch();
    if (tree.nodes[node].is_leaf()) return;
    const std::uint32_t left = tree.nodes[node].left_child();
    parent_[left] = parent_[left + 1] = node;
    visit(left);
  };
  if (order == StepOrder::level) {
    sequence_.push_back(0);
    for (std::size_t begin = 0; begin < sequence_.size();) {
      chapters_.push_back(begin);
      const std::size_t end = sequence_.size();
      for (; begin < end; ++begin)
        for_children(sequence_[begin], [&](std::uint32_t left) {
          sequence_.push_back(left);
          sequence_.push_back(left + 1);
        });
    }
  } else {
    std::vector<std::uint32_t> open{0};
    while (!open.empty()) {
      const std::uint32_t node = open.back();
      open.pop_back();
      if (node == 0 || parent_[node] == 0) chapters_.push_back(sequence_.size());
      sequence_.push_back(node);
      for_children(node, [&](std::uint32_t left) {
        open.push_back(left + 1);
        open.push_back(left);
      });
    }
  }
  for (std::size_t i = 0; i < sequence_.size(); ++i) step_[sequence_[i]] = static_cast<std::uint32_t>(i);
}

int Growth::depth(std::uint32_t node) const {
  int depth = 0;
  for (; node != 0; node = parent_[node]) ++depth;
  return depth;
}

Box Growth::cell(const Tree& tree, std::uint32_t node) const {
  std::vector<std::uint32_t> path;
  for (; node != 0; node = parent_[node]) path.push_back(node);
  Box cell = tree.box;
  std::uint32_t above_it = 0;
  for (auto next = path.rbegin(); next != path.rend(); ++next) {
    const Node& split = tree.nodes[above_it];
    cell =
        *next == split.left_child() ? below(cell, split.axis(), split.position()) : above(cell, split.axis(), split.position());
    above_it = *next;
  }
  return cell;
}

}  // namespace ws::kdtree
