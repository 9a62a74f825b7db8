// The splits on the path are made again for this node's triangles only; then its planes are listed and priced.
// SPDX-License-Identifier: MIT
#include "compute/kdtree/inspect/examine.h"

#include "compute/core/words/told.h"

#include "compute/core/device/executor_cpu.h"
#include "compute/core/run/stoppable.h"
#include "compute/kdtree/build/items.h"

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

constexpr std::size_t grain = 16'384;

/// `judge` on all threads.
Split judge_all(const Rules& rules, const Box& cell, Plane plane, const Items& items, CpuExecutor& executor) {
  struct Counts {
    std::uint32_t left = 0, planar = 0, right = 0;
  };
  Counts all;
  const auto count = [&](Counts& counts, std::size_t begin, std::size_t end) {
    for (std::size_t i = begin; i < end; ++i) {
      const float low = items[i].box.low[plane.axis], high = items[i].box.high[plane.axis];
      counts.left += low < plane.position;
      counts.right += high > plane.position;
      counts.planar += low == plane.position && high == plane.position;
    }
  };
  executor.accumulate(
      "count again", items.size(), grain, [] { return Counts{}; }, count,
      [&](const Counts& part) {
        all.left += part.left;
        all.planar += part.planar;
        all.right += part.right;
      });
  return judge(rules, cell, plane, all.left, all.planar, all.right, static_cast<std::uint32_t>(items.size()));
}

/// The items of one child, in the node's order; on all threads.
Items child_items(const Triangles& triangles, const Items& items, const Box& cell, const Split& split, const Rules& rules,
                  bool left, CpuExecutor& executor) {
  std::vector<Items> parts((items.size() + grain - 1) / grain);
  executor.for_ranges("divide again", parts.size(), 1, [&](std::size_t part, std::size_t) {
    const auto some = Span<const Item>(items).subspan(part * grain, std::min(grain, items.size() - part * grain));
    auto children = distribute(triangles, items.size(), some, cell, split, rules, executor.context().stop);
    parts[part] = std::move(left ? children.first : children.second);
  });
  if (parts.size() == 1) return std::move(parts.front());
  Items all;
  std::size_t size = 0;
  for (const Items& part : parts) size += part.size();
  all.reserve(size);
  for (const Items& part : parts) all.insert(all.end(), part.begin(), part.end());
  return all;
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
  switch (planes_by(rules, count)) {
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
  if (node.state.depth >= rules.max_depth) return Verdict::leaf_depth;
  if (count <= largest_sure_leaf(rules, node.state.depth)) return Verdict::leaf_size;
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
      return phrase("split");
    case Verdict::leaf_depth:
      return phrase("limit of depth");
    case Verdict::leaf_size:
      return phrase("few triangles");
    case Verdict::leaf_cost:
      return phrase("no split is cheaper");
    case Verdict::leaf_guard:
      return phrase("each cheaper split would only repeat the node as its own child, which “Guard” forbids");
    case Verdict::leaf_no_plane:
      return phrase("no plane");
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

struct Examiner::Stop {
  std::uint32_t node = 0;
  Items items;
  Box cell;
  Path state;
};

Examiner::Examiner(const Tree& tree, const Triangles& triangles, const Rules& rules)
    : tree_(tree), triangles_(triangles), rules_(rules) {}
Examiner::~Examiner() = default;

/// From the last node on the way to one of its children.
void Examiner::step_down(std::uint32_t child, RunContext& context) {
  const Stop& last = way_.back();
  CpuExecutor executor(context);
  const Node& inner = tree_.nodes[last.node];
  const Split split =
      judge_all(rules_, last.cell, {static_cast<std::int8_t>(inner.axis()), inner.position()}, last.items, executor);
  Stop next{child, {}, {}, last.state};
  if (!splits(rules_, split, static_cast<std::uint32_t>(last.items.size()), next.state))
    throw Error(ErrorKind::invalid_argument, told("node {} was not split by these rules", last.node));
  const bool left = child == inner.left_child();
  next.items = child_items(triangles_, last.items, last.cell, split, rules_, left, executor);
  next.cell = left ? below(last.cell, split.axis, split.position) : above(last.cell, split.axis, split.position);
  way_.push_back(std::move(next));
}

void Examiner::go_to(const std::vector<std::uint32_t>& path, RunContext& context) {
  if (way_.empty()) {
    Stop root{0, {}, {}, {0, rules_.extra_levels}};
    root.cell = root_items(triangles_, root.items, context.stop);
    way_.push_back(std::move(root));
  }
  std::size_t shared = 0;
  while (shared < std::min(way_.size(), path.size()) && way_[shared].node == path[shared]) ++shared;
  way_.resize(shared);
  for (; shared < path.size(); ++shared) {
    context.check_stop();
    step_down(path[shared], context);
  }
}

Examination Examiner::examine(std::uint32_t node, RunContext& context) {
  if (node >= tree_.nodes.size())
    throw Error(ErrorKind::invalid_argument, told("there is no node {}: the tree has {}", node, tree_.nodes.size()));
  Examination e;
  e.node = node;
  e.costs = rules_.costs;
  e.path = path_to(tree_, node);
  go_to(e.path, context);
  const Stop& here = way_.back();
  e.cell = here.cell;
  e.state = here.state;
  e.triangles.reserve(here.items.size());
  e.extents.reserve(here.items.size());
  for_each_stoppable(here.items, context.stop, [&](const Item& item) {
    e.triangles.push_back(item.triangle);
    e.extents.push_back(item.box);
  });
  CpuExecutor executor(context);
  executor.for_ranges("examine", 3, 1, [&](std::size_t axis, std::size_t) { list_axis(e, axis, context); });
  e.best = best_of(rules_, e, context);
  e.leaf_cost = leaf_cost(rules_.costs, static_cast<std::uint32_t>(e.triangles.size()));
  e.verdict = verdict_of(rules_, e, tree_.nodes[node].is_leaf(), context);
  return e;
}

Examination examine(const Tree& tree, const Triangles& triangles, const Rules& rules, std::uint32_t node, RunContext& context) {
  return Examiner(tree, triangles, rules).examine(node, context);
}

}  // namespace ws::kdtree
