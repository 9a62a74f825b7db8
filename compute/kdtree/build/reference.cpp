// The builder to compare with: for each candidate plane of a node all triangles are counted anew.
// SPDX-License-Identifier: MIT
#include "compute/kdtree/build/list_builder.h"

namespace ws::kdtree {

namespace {

std::vector<Plane> candidates(const Rules& rules, const Items& items, const Box& cell, const std::stop_token& stop) {
  std::vector<Plane> planes;
  const auto add_ends = [&](std::int8_t axis) {
    for_each_stoppable(items, stop, [&](const Item& item) {
      for (const float x : {item.box.low[axis], item.box.high[axis]}) planes.push_back({axis, x});
    });
  };
  const Strategy strategy = planes_by(rules, static_cast<std::uint32_t>(items.size()));
  switch (strategy) {
    case Strategy::sah:
      planes.reserve(6 * items.size());
      for (std::int8_t axis = 0; axis < 3; ++axis) add_ends(axis);
      break;
    case Strategy::binned:
      for (int axis = 0; axis < 3; ++axis)
        for (int k = 1; k < rules.bins; ++k) planes.push_back(bin_plane(cell, axis, k, rules.bins));
      break;
    case Strategy::spatial_median:
      planes.push_back(middle_plane(cell));
      break;
    case Strategy::object_median:
      add_ends(static_cast<std::int8_t>(longest_axis(cell)));
      break;
    case Strategy::sliding_midpoint: {
      Box hull;
      for_each_stoppable(items, stop, [&](const Item& item) { hull.add(item.box); });
      planes.push_back(sliding_plane(cell, hull.low[longest_axis(cell)], hull.high[longest_axis(cell)]));
    }
  }
  if (strategy == Strategy::binned || strategy == Strategy::spatial_median)
    std::erase_if(planes, [&](Plane p) { return !is_inside(cell, p); });
  return planes;
}

}  // namespace

Tree build_reference(const Triangles& triangles, const Rules& rules, RunContext& context) {
  return build_with_lists(triangles, rules, context, [&](const Rules& r, const Items& items, const Box& cell) {
    Split best;
    for (const Plane plane : candidates(r, items, cell, context.stop)) {
      context.check_stop();
      const Split split = judge(r, cell, plane, items, context.stop);
      if (is_better(split, best)) best = split;
    }
    return best;
  });
}

}  // namespace ws::kdtree
