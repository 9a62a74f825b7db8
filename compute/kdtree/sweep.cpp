// The thesis's builder for the CPU: in each node events are made and sorted anew.
// SPDX-License-Identifier: MIT
#include "compute/kdtree/event_sweep.h"
#include "compute/kdtree/grow.h"

#include <utility>

namespace ws::kdtree {

namespace {

struct Item {
  std::uint32_t triangle;
  Box box;  ///< of the triangle's part in the cell
};
using Items = std::vector<Item>;

class Sweep {
 public:
  Sweep(const std::vector<Triangle>& triangles, const Rules& rules, ReferenceLimit& limit, RunContext& context)
      : triangles_(triangles), rules_(rules), limit_(limit), context_(context) {}

  Tree build() {
    Items items(triangles_.size());
    for (std::uint32_t i = 0; i < items.size(); ++i) {
      items[i] = {i, box_of(triangles_[i])};
      tree_.box.add(items[i].box);
    }
    grow(0, std::move(items), tree_.box, {0, rules_.extra_levels});
    limit_.add(counts_);
    order_references(tree_.nodes, tree_.references);
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
    if (depth < limit_.depth() && !must_be_leaf(rules_, path, count)) best = choose(items, cell);
    if (!splits(rules_, best, count, path)) {
      counts_.leaf(depth, count);
      return writer_.leaf(node, count, depth, [&](std::uint32_t i) { return items[i].triangle; });
    }
    const std::uint32_t pair = writer_.inner(node, best);
    auto [left, right] = distribute(items, cell, best);
    Items().swap(items);
    grow(pair, std::move(left), below(cell, best.axis, best.position), path);
    grow(pair + 1, std::move(right), above(cell, best.axis, best.position), path);
  }

  [[nodiscard]] Split choose(const Items& items, const Box& cell) {
    events_.clear();
    for (const Item& item : items) append_events(events_, item.triangle, item.box);
    sort_events(events_, context_);
    return sweep_.choose(rules_, cell, events_, static_cast<std::uint32_t>(items.size()), context_);
  }

  [[nodiscard]] std::pair<Items, Items> distribute(const Items& items, const Box& cell, const Split& split) const {
    std::pair<Items, Items> children;
    for (const Item& item : items) {
      const Goes goes = where(item.box, split.axis, split.position, split.side);
      SplitBoxes boxes{item.box, item.box};
      if (goes.left && goes.right)
        boxes = split_boxes(triangles_[item.triangle], item.box, cell, split.axis, split.position, rules_.clip);
      if (goes.left && !boxes.left.is_empty()) children.first.push_back({item.triangle, boxes.left});
      if (goes.right && !boxes.right.is_empty()) children.second.push_back({item.triangle, boxes.right});
    }
    return children;
  }

  const std::vector<Triangle>& triangles_;
  const Rules& rules_;
  ReferenceLimit& limit_;
  RunContext& context_;
  ReferenceLimit::Counts counts_;
  Tree tree_;
  TreeWriter writer_{tree_.nodes, tree_.references};
  std::vector<Event> events_;
  EventSweep sweep_;
};

}  // namespace

Tree build_sweep(const std::vector<Triangle>& triangles, const Rules& rules, RunContext& context) {
  return grow_within_limit(triangles.size(), rules, context,
                           [&](const Rules& r, ReferenceLimit& limit) { return Sweep(triangles, r, limit, context).build(); });
}

}  // namespace ws::kdtree
