// The recursion that the thesis has: lists of triangles with their extents, divided plane by plane. What differs between the
// builders over it is how a node's plane is chosen.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/kdtree/build/grow.h"
#include "compute/kdtree/build/items.h"

#include <utility>

namespace ws::kdtree {

/// `Choose`: (items, cell) → the best split.
template <class Choose>
class ListBuilder {
 public:
  ListBuilder(const Triangles& triangles, const Rules& rules, ReferenceLimit& limit, const RunContext& context, Choose& choose)
      : triangles_(triangles), rules_(rules), limit_(limit), context_(context), choose_(choose) {}

  Tree build() {
    Items items;
    tree_.box = root_items(triangles_, items, context_.stop);
    grow(0, std::move(items), tree_.box, {0, rules_.extra_levels});
    limit_.add(counts_);
    order_references(tree_.nodes, tree_.references, context_.stop);
    tree_.depth = static_cast<std::uint32_t>(writer_.depth());
    return std::move(tree_);
  }

 private:
  void grow(std::uint32_t node, Items items, const Box& cell, Path path) {
    const auto count = static_cast<std::uint32_t>(items.size());
    const int depth = path.depth;
    counts_.node(depth, count);
    limit_.add_some(counts_);
    context_.check_stop();
    Split best;
    if (depth < limit_.depth() && !must_be_leaf(rules_, path, count)) best = choose_(items, cell);
    if (!splits(rules_, best, count, path)) {
      counts_.leaf(depth, count);
      return writer_.leaf(node, count, depth, [&](std::uint32_t i) { return items[i].triangle; });
    }
    const std::uint32_t pair = writer_.inner(node, best);
    auto [left, right] = distribute(triangles_, items.size(), items, cell, best, rules_, context_.stop);
    Items().swap(items);
    grow(pair, std::move(left), below(cell, best.axis, best.position), path);
    grow(pair + 1, std::move(right), above(cell, best.axis, best.position), path);
  }

  const Triangles& triangles_;
  const Rules& rules_;
  ReferenceLimit& limit_;
  const RunContext& context_;
  Choose& choose_;
  ReferenceLimit::Counts counts_;
  Tree tree_;
  TreeWriter writer_{tree_.nodes, tree_.references};
};

/// The whole build; `choose` is as ListBuilder wants it, after the rules.
template <class Choose>
Tree build_with_lists(const Triangles& triangles, const Rules& rules, RunContext& context, const Choose& choose) {
  return grow_within_limit(triangles.size(), rules, context, [&](const Rules& r, ReferenceLimit& limit) {
    const auto choose_by_rules = [&](const Items& items, const Box& cell) { return choose(r, items, cell); };
    return ListBuilder(triangles, r, limit, context, choose_by_rules).build();
  });
}

}  // namespace ws::kdtree
