// What the builders for the CPU share besides the decisions: counting references by depth, and writing the canonical tree.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/words/told.h"
#include "compute/kdtree/build/choice/choose.h"
#include "compute/kdtree/build/lowered_depth.h"

#include <array>
#include <atomic>
#include <cstdint>
#include <stop_token>
#include <string>
#include <vector>

namespace ws::kdtree {

/// References by depth, against cells that everything straddles (see `build`). Thread-safe.
class ReferenceLimit {
 public:
  /// What a part of the build has met; given to `add` when there is some.
  struct Counts {
    std::array<std::uint64_t, deepest_level + 1> nodes{}, leaves{};
    std::uint64_t pending = 0;

    void node(int depth, std::uint32_t count) {
      nodes[static_cast<std::size_t>(depth)] += count;
      pending += count;
    }
    void leaf(int depth, std::uint32_t count) { leaves[static_cast<std::size_t>(depth)] += count; }
  };

  ReferenceLimit(std::size_t triangle_count, int max_depth)
      : most_(references_per_triangle * triangle_count), depth_(max_depth < deepest_level ? max_depth : deepest_level) {}

  /// The depth at which nodes have to be leaves for all that is known so far: it only falls, and never below the final one.
  [[nodiscard]] int depth() const { return depth_.load(std::memory_order_relaxed); }
  /// Clears `counts`.
  void add(Counts& counts);
  /// The same where enough has come together to matter.
  void add_some(Counts& counts) {
    if (counts.pending > (1u << 16)) add(counts);
  }
  /// After the whole build: the depth limit by the rule.
  [[nodiscard]] int final_depth() const;

 private:
  std::uint64_t most_;
  std::atomic<int> depth_;
  std::array<std::atomic<std::uint64_t>, deepest_level + 1> nodes_{}, leaves_{};
};

/// Builds by `grow(rules, limit)` → Tree, and once more with a lower depth where references outgrew the triangles.
template <class Grow>
Tree grow_within_limit(std::size_t triangle_count, Rules rules, RunContext& context, const Grow& grow) {
  if (triangle_count > Node::most / references_per_triangle)
    throw Error(ErrorKind::out_of_memory, told("the tree of {} triangles may have more than 2^30 references", triangle_count),
                said("take fewer triangles"));
  ReferenceLimit limit(triangle_count, rules.max_depth);
  Tree tree = grow(rules, limit);
  const int asked = rules.max_depth < deepest_level ? rules.max_depth : deepest_level;
  if (limit.final_depth() >= asked) return tree;
  tree = {};
  rules.max_depth = limit.final_depth();
  context.metrics.warn(words_of_lowered_depth(rules.max_depth));
  ReferenceLimit same(triangle_count, rules.max_depth);
  return grow(rules, same);
}

/// Takes a tree's nodes as they are made, each pair of children after its parent. In the order of a recursion, the left subtree
/// before the right one, they are numbered canonically; else `SubtreeBuilder` puts them in order. Throws Error{out_of_memory}
/// where there would be more nodes or references than a tree can have: `most`.
class TreeWriter {
 public:
  explicit TreeWriter(Nodes& nodes, References& references, std::size_t most = Node::most)
      : nodes_(nodes), references_(references), most_(most) {
    nodes_.assign(1, Node::leaf(0, 0));
    references_.clear();
  }
  /// Makes a node an inner one; its children are the one returned and the next.
  std::uint32_t inner(std::uint32_t node, const Split& split) {
    check(nodes_.size() + 2);
    const auto pair = static_cast<std::uint32_t>(nodes_.size());
    nodes_[node] = Node::inner(split.axis, split.position, pair);
    for (int side = 0; side < 2; ++side) nodes_.push_back(Node::leaf(0, 0));
    return pair;
  }
  /// The triangles in rising order, `get(i)` the i-th.
  template <class Get>
  void leaf(std::uint32_t node, std::uint32_t count, int depth, const Get& get) {
    check(references_.size() + count);
    const auto first = static_cast<std::uint32_t>(references_.size());
    nodes_[node] = Node::leaf(count, first);
    references_.resize(first + count);
    for (std::uint32_t i = 0; i < count; ++i) references_[first + i] = get(i);
    depth_ = depth > depth_ ? depth : depth_;
  }
  [[nodiscard]] int depth() const { return depth_; }

 private:
  void check(std::size_t count) const {
    if (count > most_)
      throw Error(ErrorKind::out_of_memory, said("the tree would have more than 2^30 nodes or references"),
                  said("take a smaller depth limit"));
  }

  Nodes& nodes_;
  References& references_;  ///< leaf by leaf, as they were made
  std::size_t most_;
  int depth_ = 0;
};

/// Renumbers the leaves' references, given in the order of a recursion, to the order of the nodes. Throws Cancelled.
void order_references(Nodes& nodes, References& references, const std::stop_token& stop = {});

}  // namespace ws::kdtree
