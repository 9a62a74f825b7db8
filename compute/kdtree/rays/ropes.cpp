// Ropes are handed down: a node's children get its own, and each other; on the way each is shortened to the smallest node that
// still covers the face.
// SPDX-License-Identifier: MIT
#include "compute/kdtree/rays/ropes.h"

#include "compute/core/run/stoppable.h"

#include <algorithm>
#include <array>

namespace ws::kdtree {
namespace {

struct Task {
  std::uint32_t node;
  LeafRopes ropes;
};

/// The smallest node in the subtree of `rope` that covers all of face `face` of `box`.
std::uint32_t shortened(const Tree& tree, std::uint32_t rope, const Box& box, int face) {
  while (rope != no_node && !tree.nodes[rope].is_leaf()) {
    const Node node = tree.nodes[rope];
    const int axis = node.axis();
    const float x = node.position();
    if (axis == face / 2)  // the child that touches the face
      rope = node.left_child() + (face % 2 == 0);
    else if (x >= box.high[axis])
      rope = node.left_child();
    else if (x <= box.low[axis])
      rope = node.left_child() + 1;
    else
      break;
  }
  return rope;
}

}  // namespace

Ropes ropes_of(const Tree& tree, const std::stop_token& stop) {
  Ropes ropes;
  ropes.number.reserve(tree.nodes.size());
  std::uint32_t leaf_count = 0;
  for_each_stoppable(tree.nodes, stop,
                     [&](const Node& node) { ropes.number.push_back(node.is_leaf() ? leaf_count++ : no_node); });
  ropes.leaves = HostBuffer<LeafRopes>(leaf_count);
  StopWatcher watch(stop);

  std::vector<Task> tasks{{0, {tree.box, {no_node, no_node, no_node, no_node, no_node, no_node}}}};
  while (!tasks.empty()) {
    watch();
    Task task = tasks.back();
    tasks.pop_back();
    for (int face = 0; face < 6; ++face) task.ropes.rope[face] = shortened(tree, task.ropes.rope[face], task.ropes.box, face);
    const Node node = tree.nodes[task.node];
    if (node.is_leaf()) {
      ropes.leaves[ropes.number[task.node]] = task.ropes;
      continue;
    }
    const int axis = node.axis();
    Task left{node.left_child(), task.ropes}, right{node.left_child() + 1, task.ropes};
    left.ropes.box = below(task.ropes.box, axis, node.position());
    left.ropes.rope[2 * axis + 1] = right.node;
    right.ropes.box = above(task.ropes.box, axis, node.position());
    right.ropes.rope[2 * axis] = left.node;
    tasks.push_back(right);
    tasks.push_back(left);
  }
  return ropes;
}

}  // namespace ws::kdtree
