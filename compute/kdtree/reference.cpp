// The builder to compare with: recursion over lists of triangles; for each candidate plane all triangles are counted anew.
// SPDX-License-Identifier: MIT
#include "compute/kdtree/grow.h"

#include <algorithm>

namespace ws::kdtree {

namespace {

struct Item {
  std::uint32_t triangle;
  Box box;  ///< of the triangle's part in the cell
};
using Items = std::vector<Item>;

class Reference {
 public:
  Reference(const std::vector<Triangle>& triangles, const Rules& rules, ReferenceLimit& limit, RunContext& context)
      : triangles_(triangles), rules_(rules), limit_(limit), context_(context) {}

  Tree build() {
    Items items;
    for (std::uint32_t i = 0; i < triangles_.size(); ++i) {
      items.push_back({i, box_of(triangles_[i])});
      tree_.box.add(items.back().box);
    }
    grow(0, items, tree_.box, {0, rules_.extra_levels});
    limit_.add(counts_);
    order_references(tree_.nodes, tree_.references);
    tree_.depth = static_cast<std::uint32_t>(writer_.depth());
    return std::move(tree_);
  }

 private:
  void grow(std::uint32_t node, const Items& items, const Box& cell, Path path) {
    const auto count = static_cast<std::uint32_t>(items.size());
    const int depth = path.depth;
    counts_.node(depth, count);
    limit_.add_some(counts_);
    Split best;
    if (depth < limit_.depth() && !must_be_leaf(rules_, path, count)) best = choose(items, cell);
    if (!splits(rules_, best, count, path)) {
      counts_.leaf(depth, count);
      return writer_.leaf(node, count, depth, [&](std::uint32_t i) { return items[i].triangle; });
    }
    const std::uint32_t pair = writer_.inner(node, best);
    const auto [left, right] = distribute(items, cell, best);
    grow(pair, left, below(cell, best.axis, best.position), path);
    grow(pair + 1, right, above(cell, best.axis, best.position), path);
  }

  [[nodiscard]] Split choose(const Items& items, const Box& cell) const {
    Split best;
    for (const Plane plane : candidates(items, cell)) {
      context_.check_stop();
      std::uint32_t left = 0, planar = 0, right = 0;
      for (const Item& item : items) {
        const float low = item.box.low[plane.axis], high = item.box.high[plane.axis];
        left += low < plane.position;
        right += high > plane.position;
        planar += low == plane.position && high == plane.position;
      }
      const Split split = judge(rules_, cell, plane, left, planar, right, static_cast<std::uint32_t>(items.size()));
      if (is_better(split, best)) best = split;
    }
    return best;
  }

  [[nodiscard]] std::vector<Plane> candidates(const Items& items, const Box& cell) const {
    std::vector<Plane> planes;
    const auto add_ends = [&](std::int8_t axis) {
      for (const Item& item : items)
        for (const float x : {item.box.low[axis], item.box.high[axis]}) planes.push_back({axis, x});
    };
    switch (rules_.strategy) {
      case Strategy::sah:
        for (std::int8_t axis = 0; axis < 3; ++axis) add_ends(axis);
        break;
      case Strategy::binned:
        for (int axis = 0; axis < 3; ++axis)
          for (int k = 1; k < rules_.bins; ++k) planes.push_back(bin_plane(cell, axis, k, rules_.bins));
        break;
      case Strategy::spatial_median:
        planes.push_back(middle_plane(cell));
        break;
      case Strategy::object_median:
        add_ends(static_cast<std::int8_t>(longest_axis(cell)));
        break;
      case Strategy::sliding_midpoint: {
        Box hull;
        for (const Item& item : items) hull.add(item.box);
        planes.push_back(sliding_plane(cell, hull.low[longest_axis(cell)], hull.high[longest_axis(cell)]));
      }
    }
    if (rules_.strategy == Strategy::binned || rules_.strategy == Strategy::spatial_median)
      std::erase_if(planes, [&](Plane p) { return !is_inside(cell, p); });
    return planes;
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
};

}  // namespace

Tree build_reference(const std::vector<Triangle>& triangles, const Rules& rules, RunContext& context) {
  return grow_within_limit(triangles.size(), rules, context, [&](const Rules& r, ReferenceLimit& limit) {
    return Reference(triangles, r, limit, context).build();
  });
}

}  // namespace ws::kdtree
