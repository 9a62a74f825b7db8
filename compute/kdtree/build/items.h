// The triangles of a node with their extents, counted and divided one by one.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/run/stoppable.h"
#include "compute/kdtree/build/choice/choose.h"

#include <utility>
#include <vector>

namespace ws::kdtree {

struct Item {
  std::uint32_t triangle;
  Box box;  ///< of the triangle's part in the cell
};
using Items = std::vector<Item>;

/// All triangles in the scene's box, which is given back. Throws Cancelled.
[[nodiscard]] inline Box root_items(const Triangles& triangles, Items& items, const std::stop_token& stop = {}) {
  Box box;
  items.clear();
  items.reserve(triangles.size());
  for_each_stoppable(triangles, stop, [&](const Triangle& triangle) {
    items.push_back({static_cast<std::uint32_t>(items.size()), box_of(triangle)});
    box.add(items.back().box);
  });
  return box;
}

/// The strategy's verdict on a plane. Throws Cancelled.
[[nodiscard]] inline Split judge(const Rules& rules, const Box& cell, Plane plane, Span<const Item> items,
                                 const std::stop_token& stop = {}) {
  std::uint32_t left = 0, planar = 0, right = 0;
  for_each_stoppable(items, stop, [&](const Item& item) {
    const float low = item.box.low[plane.axis], high = item.box.high[plane.axis];
    left += low < plane.position;
    right += high > plane.position;
    planar += low == plane.position && high == plane.position;
  });
  return judge(rules, cell, plane, left, planar, right, static_cast<std::uint32_t>(items.size()));
}

/// The children's triangles, in the node's order; `first` is the left child's. `items`: of the node's `count` triangles, or
/// some of them. Throws Cancelled.
[[nodiscard]] inline std::pair<Items, Items> distribute(const Triangles& triangles, std::size_t count, Span<const Item> items,
                                                        const Box& cell, const Split& split, const Rules& rules,
                                                        const std::stop_token& stop = {}) {
  std::pair<Items, Items> children;
  if (items.size() > StopWatcher::every) {  // growing takes longer than a stop may; pages that are not written cost nothing
    children.first.reserve(items.size());
    children.second.reserve(items.size());
  }
  for_each_stoppable(items, stop, [&](const Item& item) {
    const Goes goes = where(item.box, split.axis, split.position, split.side);
    SplitBoxes boxes{item.box, item.box};
    if (goes.left && goes.right)
      boxes = child_boxes(rules, static_cast<std::uint32_t>(count), triangles[item.triangle], item.box, cell, split);
    if (goes.left && !boxes.left.is_empty()) children.first.push_back({item.triangle, boxes.left});
    if (goes.right && !boxes.right.is_empty()) children.second.push_back({item.triangle, boxes.right});
  });
  return children;
}

}  // namespace ws::kdtree
