// The splits on the path are made again for this node's triangles only; then its planes are listed and priced.
// SPDX-License-Identifier: MIT
#include "compute/kdtree/examine.h"

#include "compute/core/executor_cpu.h"
#include "compute/kdtree/items.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace ws::kdtree {

namespace {

PlanePrice price_plane(const SahCosts& costs, const Box& cell, int axis, float position, std::uint32_t left,
                       std::uint32_t planar, std::uint32_t right, std::uint32_t count) {
  const float never = std::numeric_limits<float>::infinity();
  const bool has_area = surface_area(cell) > 0;
  const SidePrices prices =
      has_area ? side_prices(costs, cell, axis, position, left, planar, right, count) : SidePrices{never, never};
  const bool goes_left = prices.with_left < prices.with_right;
  const bool has_bonus = (goes_left ? left + planar : left) == 0 || (goes_left ? right : right + planar) == 0;
  return {position,
          left,
          planar,
          right,
          prices.with_left,
          prices.with_right,
          goes_left ? prices.with_left : prices.with_right,
          goes_left ? Side::left : Side::right,
          has_bonus};
}

/// The node's triangles, by the splits above it.
Items replay(const Tree& tree, const std::vector<Triangle>& triangles, const Rules& rules, Examination& node,
             const RunContext& context) {
  Items items;
  node.cell = root_items(triangles, items, context.stop);
  node.state = {0, rules.extra_levels};
  for (std::size_t i = 0; i + 1 < node.path.size(); ++i) {
    const Node& inner = tree.nodes[node.path[i]];
    const Split split =
        judge(rules, node.cell, {static_cast<std::int8_t>(inner.axis()), inner.position()}, items, context.stop);
    const auto count = static_cast<std::uint32_t>(items.size());
    if (!splits(rules, split, count, node.state))
      throw Error(ErrorKind::invalid_argument, fmt::format("node {} was not split by these rules", node.path[i]));
    auto children = distribute(triangles, items, node.cell, split, rules.clip, context.stop);
    const bool goes_left = node.path[i + 1] == inner.left_child();
    items = goes_left ? std::move(children.first) : std::move(children.second);
    node.cell = goes_left ? below(node.cell, split.axis, split.position) : above(node.cell, split.axis, split.position);
  }
  return items;
}

/// The events along an axis and the planes through them.
void list_axis(Examination& node, std::size_t axis, const RunContext& context) {
  auto& events = node.events[axis];
  const auto k = static_cast<std::int8_t>(axis);
  StopWatcher watch(context.stop);
  events.reserve(2 * node.triangles.size());
  for (std::size_t i = 0; i < node.triangles.size(); ++i) {
    watch();
    const float low = node.extents[i].low[k], high = node.extents[i].high[k];
    if (low == high) {
      events.push_back({low, node.triangles[i], k, EventType::planar});
    } else {
      events.push_back({low, node.triangles[i], k, EventType::start});
      events.push_back({high, node.triangles[i], k, EventType::end});
    }
  }
  sort_events(events, context);
  node.planes[axis].reserve(events.size());
  const auto count = static_cast<std::uint32_t>(node.triangles.size());
  std::uint32_t left = 0, right = count;
  for (std::size_t i = 0; i < events.size();) {
    watch();
    const float position = events[i].position;
    std::array<std::uint32_t, 3> here{};  // ends, planar, starts
    for (; i < events.size() && events[i].position == position; ++i) watch(), ++here[static_cast<std::size_t>(events[i].type)];
    right -= here[0] + here[1];
    node.planes[axis].push_back(price_plane(node.costs, node.cell, k, position, left, here[1], right, count));
    left += here[1] + here[2];
  }
}

/// What the strategy would take, from the counts that are there.
Split best_of(const Rules& rules, const Examination& node, const RunContext& context) {
  const auto count = static_cast<std::uint32_t>(node.triangles.size());
  Split best;
  StopWatcher watch(context.stop);
  const auto consider = [&](int axis, const PlanePrice& p) {
    watch();
    const Split split = judge(rules, node.cell, {static_cast<std::int8_t>(axis), p.position}, p.left, p.planar, p.right, count);
    if (is_better(split, best)) best = split;
  };
  const auto consider_inside = [&](Plane plane) {
    if (is_inside(node.cell, plane)) consider(plane.axis, node.price_at(plane.axis, plane.position));
  };
  const int longest = longest_axis(node.cell);
  switch (rules.strategy) {
    case Strategy::sah:
      for (int axis = 0; axis < 3; ++axis)
        for (const PlanePrice& p : node.planes[static_cast<std::size_t>(axis)]) consider(axis, p);
      break;
    case Strategy::binned:
      for (int axis = 0; axis < 3; ++axis)
        for (int k = 1; k < rules.bins; ++k) consider_inside(bin_plane(node.cell, axis, k, rules.bins));
      break;
    case Strategy::spatial_median:
      consider_inside(middle_plane(node.cell));
      break;
    case Strategy::object_median:
      for (const PlanePrice& p : node.planes[static_cast<std::size_t>(longest)]) consider(longest, p);
      break;
    case Strategy::sliding_midpoint: {
      const auto& planes = node.planes[static_cast<std::size_t>(longest)];
      if (planes.empty()) break;
      const Plane plane = sliding_plane(node.cell, planes.front().position, planes.back().position);
      consider(plane.axis, node.price_at(plane.axis, plane.position));
    }
  }
  return best;
}

Verdict verdict_of(const Rules& rules, const Examination& node, bool is_leaf, const RunContext& context) {
  if (!is_leaf) return Verdict::split;
  const auto count = static_cast<std::uint32_t>(node.triangles.size());
  Rules without_depth = rules;
  without_depth.max_depth = deepest_level;
  if (node.state.depth >= rules.max_depth) return Verdict::leaf_depth;
  if (must_be_leaf(without_depth, node.state, count)) return Verdict::leaf_size;
  Path path = node.state;
  if (splits(rules, node.best, count, path)) return Verdict::leaf_depth;  // the limit was lowered while building
  Rules unguarded = rules;
  unguarded.costs.guard = false;
  path = node.state;
  if (rules.costs.guard && splits(unguarded, best_of(unguarded, node, context), count, path)) return Verdict::leaf_guard;
  return node.best.exists() ? Verdict::leaf_cost : Verdict::leaf_no_plane;
}

}  // namespace

const char* reason_of(Verdict verdict) {
  switch (verdict) {
    case Verdict::split:
      return "split";
    case Verdict::leaf_depth:
      return "limit of depth";
    case Verdict::leaf_size:
      return "few triangles";
    case Verdict::leaf_cost:
      return "no split is cheaper";
    case Verdict::leaf_guard:
      return "the guard refuses the split";
    case Verdict::leaf_no_plane:
      return "no plane";
  }
  __builtin_unreachable();
}

PlanePrice Examination::price_at(int axis, float position) const {
  const auto& list = planes[static_cast<std::size_t>(axis)];
  const auto count = static_cast<std::uint32_t>(triangles.size());
  const auto next =
      std::lower_bound(list.begin(), list.end(), position, [](const PlanePrice& p, float x) { return p.position < x; });
  if (next != list.end() && next->position == position) return *next;
  // Between two ends nothing is planar; what begins up to the one before lies on the left, what ends from the next on lies on
  // the right.
  const std::uint32_t left = next == list.end() ? count : next->left;
  const std::uint32_t right = next == list.begin() ? count : std::prev(next)->right;
  return price_plane(costs, cell, axis, position, left, 0, right, count);
}

std::vector<std::uint32_t> path_to(const Tree& tree, std::uint32_t node) {
  std::vector<std::uint32_t> path{0};
  while (path.back() != node) {
    const Node& inner = tree.nodes[path.back()];
    const std::uint32_t left = inner.left_child(), right = left + 1;
    // Below the pair come the left child's pairs, then, from its own first pair on, the right child's.
    const bool goes_right =
        node == right || (node > right && !tree.nodes[right].is_leaf() && node >= tree.nodes[right].left_child());
    path.push_back(goes_right ? right : left);
  }
  return path;
}

Examination examine(const Tree& tree, const std::vector<Triangle>& triangles, const Rules& rules, std::uint32_t node,
                    RunContext& context) {
  if (node >= tree.nodes.size())
    throw Error(ErrorKind::invalid_argument, fmt::format("there is no node {}: the tree has {}", node, tree.nodes.size()));
  Examination e;
  e.node = node;
  e.costs = rules.costs;
  e.path = path_to(tree, node);
  const Items items = replay(tree, triangles, rules, e, context);
  e.triangles.reserve(items.size());
  e.extents.reserve(items.size());
  for_each_stoppable(items, context.stop, [&](const Item& item) {
    e.triangles.push_back(item.triangle);
    e.extents.push_back(item.box);
  });
  CpuExecutor executor(context);
  executor.for_ranges("examine", 3, 1, [&](std::size_t axis, std::size_t) { list_axis(e, axis, context); });
  e.best = best_of(rules, e, context);
  e.leaf_cost = leaf_cost(rules.costs, static_cast<std::uint32_t>(e.triangles.size()));
  e.verdict = verdict_of(rules, e, tree.nodes[node].is_leaf(), context);
  return e;
}

}  // namespace ws::kdtree
