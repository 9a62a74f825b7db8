// A walk that expects the canonical order, and one that sends all triangles down.
// SPDX-License-Identifier: MIT
#include "compute/kdtree/inspect/validate.h"

#include "compute/core/words/told.h"
#include "compute/kdtree/build/items.h"

#include <algorithm>

namespace ws::kdtree {

namespace {

constexpr std::size_t most_messages = 20;

/// Nodes in the order of a recursion, whose pairs must be numbered in that order.
std::optional<std::string> nodes_problem(const Tree& tree, const std::stop_token& stop) {
  struct Entry {
    std::uint32_t node, depth;
    Box cell;
  };
  std::size_t next_pair = 1;
  std::uint32_t deepest = 0;
  std::vector<Entry> stack{{0, 0, tree.box}};
  StopWatcher watch(stop);
  while (!stack.empty()) {
    watch();
    const Entry e = stack.back();
    stack.pop_back();
    const Node& node = tree.nodes[e.node];
    deepest = std::max(deepest, e.depth);
    if (node.is_leaf()) continue;
    if (e.depth >= deepest_level) return told("node {} splits at depth {}: no tree is so deep", e.node, e.depth);
    if (node.left_child() != next_pair || next_pair + 2 > tree.nodes.size())
      return told("node {} has children at {} of {}; in canonical order they are at {}", e.node, node.left_child(),
                  tree.nodes.size(), next_pair);
    next_pair += 2;
    const int axis = node.axis();
    const float x = node.position();
    if (!(e.cell.low[axis] <= x && x <= e.cell.high[axis]))
      return told("node {} splits at {}, outside its cell from {} to {}", e.node, x, e.cell.low[axis], e.cell.high[axis]);
    stack.push_back({node.left_child() + 1, e.depth + 1, above(e.cell, axis, x)});
    stack.push_back({node.left_child(), e.depth + 1, below(e.cell, axis, x)});
  }
  if (next_pair != tree.nodes.size())
    return told("{} of {} nodes are in no tree", tree.nodes.size() - next_pair, tree.nodes.size());
  if (deepest != tree.depth) return told("the deepest leaf is at depth {}, the tree says {}", deepest, tree.depth);
  return {};
}

std::optional<std::string> references_problem(const Tree& tree, std::size_t triangle_count, const std::stop_token& stop) {
  StopWatcher watch(stop);
  std::size_t next = 0;
  for (std::size_t i = 0; i < tree.nodes.size(); ++i) {
    watch();
    const Node& node = tree.nodes[i];
    if (!node.is_leaf()) continue;
    if (node.first() != next || node.count() > tree.references.size() - next)
      return told("leaf {} has {} references from {} on; there are {}, and in canonical order it begins at {}", i, node.count(),
                  node.first(), tree.references.size(), next);
    for (std::size_t k = next; k < next + node.count(); ++k) {
      watch();
      if (tree.references[k] >= triangle_count)
        return told("leaf {} lists triangle {} of {}", i, tree.references[k], triangle_count);
      if (k > next && tree.references[k - 1] >= tree.references[k]) return told("leaf {} lists triangles out of order", i);
    }
    next += node.count();
  }
  if (next != tree.references.size()) return told("{} references are in no leaf", tree.references.size() - next);
  return {};
}

/// Sends the triangles down and compares the leaves.
class Walk {
 public:
  Walk(const Tree& tree, const Triangles& triangles, const Rules& rules, const std::stop_token& stop)
      : tree_(tree), triangles_(triangles), rules_(rules), stop_(stop) {}

  std::vector<std::string> run() {
    Items items;
    const Box box = root_items(triangles_, items);
    if (box != tree_.box) problems_.push_back(said("the tree's box is not that of the triangles"));
    visit(0, std::move(items), tree_.box, 0);
    return std::move(problems_);
  }

 private:
  void visit(std::uint32_t index, Items items, const Box& cell, int depth) {
    if (stop_.stop_requested()) throw Cancelled{};
    if (problems_.size() >= most_messages) return;
    const Node& node = tree_.nodes[index];
    if (node.is_leaf()) return compare(index, items);
    if (depth >= rules_.max_depth) problems_.push_back(told("node {} splits at the limit of depth", index));
    const Split split = judge(rules_, cell, {static_cast<std::int8_t>(node.axis()), node.position()}, items);
    if (!split.exists()) {
      problems_.push_back(told("node {} splits where the rules allow none", index));
      return;
    }
    auto [left, right] = distribute(triangles_, items.size(), items, cell, split, rules_);
    Items().swap(items);
    visit(node.left_child(), std::move(left), below(cell, node.axis(), node.position()), depth + 1);
    visit(node.left_child() + 1, std::move(right), above(cell, node.axis(), node.position()), depth + 1);
  }

  void compare(std::uint32_t index, const Items& items) {
    const Node& leaf = tree_.nodes[index];
    const std::uint32_t *listed = tree_.references.data() + leaf.first(), *end = listed + leaf.count();
    for (const Item& item : items) {
      if (listed != end && *listed < item.triangle)
        return problems_.push_back(told("leaf {} lists triangle {}, which does not reach it", index, *listed));
      if (listed == end || *listed != item.triangle)
        return problems_.push_back(told("leaf {} lacks triangle {}, which enters it", index, item.triangle));
      ++listed;
    }
    if (listed != end) problems_.push_back(told("leaf {} lists triangle {}, which does not reach it", index, *listed));
  }

  const Tree& tree_;
  const Triangles& triangles_;
  const Rules& rules_;
  const std::stop_token& stop_;
  std::vector<std::string> problems_;
};

}  // namespace

std::optional<std::string> structure_problem(const Tree& tree, std::size_t triangle_count, const std::stop_token& stop) {
  if (tree.nodes.empty()) return said("a tree has at least one node");
  if (auto problem = nodes_problem(tree, stop)) return problem;
  return references_problem(tree, triangle_count, stop);
}

std::vector<std::string> validate(const Tree& tree, const Triangles& triangles, const Rules& rules,
                                  const std::stop_token& stop) {
  if (auto problem = structure_problem(tree, triangles.size(), stop)) return {*problem};
  return Walk(tree, triangles, rules, stop).run();
}

}  // namespace ws::kdtree
