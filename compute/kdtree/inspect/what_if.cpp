// The recursion of the sweeping builder, from one node on: its first subtrees one after another, then all of them at once.
// SPDX-License-Identifier: MIT
#include "compute/kdtree/inspect/what_if.h"

#include "compute/core/device/executor_cpu.h"
#include "compute/core/words/told.h"
#include "compute/kdtree/build/items.h"

#include <algorithm>
#include <utility>

namespace ws::kdtree {

namespace {

constexpr std::size_t most_cells = 20'000, wanted_tasks = 64;
constexpr std::uint64_t most_nodes_each = 32;  ///< per triangle: without a guard, trees have no other end than their depth

struct Open {
  Items items;
  Box cell;
  Path path;
};

/// What a part of the subtree adds up to; costs are not yet divided by the node's surface.
struct Part {
  Subtree sum;
  std::vector<Box> cells;
  bool is_complete = true;
};

class Follower {
 public:
  Follower(const Triangles& triangles, const Rules& rules, int levels, std::size_t most_nodes, const RunContext& context)
      : triangles_(triangles), rules_(rules), levels_(levels), most_nodes_(most_nodes), context_(context) {}

  /// One node; its children where it has some.
  [[nodiscard]] std::pair<Open, Open> divide(Open& node, Part& part) {
    const auto count = static_cast<std::uint32_t>(node.items.size());
    const Path before = node.path;
    Split best;
    if (!must_be_leaf(rules_, before, count)) best = choose(node);
    const bool is_inner = splits(rules_, best, count, node.path);
    const double area = surface_area(node.cell);
    ++part.sum.nodes;
    if ((!is_inner || before.depth == levels_) && before.depth <= levels_ && count > 0) part.cells.push_back(node.cell);
    if (!is_inner) {
      ++part.sum.leaves;
      part.sum.references += count;
      part.sum.cost += area * static_cast<double>(rules_.costs.intersection) * count;
      node.items.clear();
      return {};
    }
    part.sum.cost += area * static_cast<double>(rules_.costs.traversal);
    return children(node, best);
  }

  [[nodiscard]] std::pair<Open, Open> children(const Open& node, const Split& split) const {
    auto [left, right] = distribute(triangles_, node.items.size(), node.items, node.cell, split, rules_);
    return {{std::move(left), below(node.cell, split.axis, split.position), node.path},
            {std::move(right), above(node.cell, split.axis, split.position), node.path}};
  }

  void follow(Open node, Part& part) {
    std::vector<Open> open;
    open.push_back(std::move(node));
    while (!open.empty()) {
      context_.check_stop();
      if (part.sum.nodes > most_nodes_) {
        part.is_complete = false;
        return;
      }
      Open next = std::move(open.back());
      open.pop_back();
      const std::size_t leaves = part.sum.leaves;
      auto both = divide(next, part);
      if (part.sum.leaves > leaves) continue;
      open.push_back(std::move(both.second));
      open.push_back(std::move(both.first));
    }
  }

 private:
  Split choose(const Open& node) {
    events_.clear();
    for (const Item& item : node.items) append_events(events_, item.triangle, item.box);
    sort_events(events_, context_);
    return sweep_.choose(rules_, node.cell, events_, static_cast<std::uint32_t>(node.items.size()), context_);
  }

  const Triangles& triangles_;
  const Rules& rules_;
  int levels_;
  std::size_t most_nodes_;
  const RunContext& context_;
  std::vector<Event> events_;
  EventSweep sweep_;
};

void add(Part& all, Part part) {
  all.sum.nodes += part.sum.nodes;
  all.sum.leaves += part.sum.leaves;
  all.sum.references += part.sum.references;
  all.sum.cost += part.sum.cost;
  all.is_complete = all.is_complete && part.is_complete;
  const std::size_t room = most_cells - std::min(all.cells.size(), most_cells);
  part.cells.resize(std::min(part.cells.size(), room));
  all.cells.insert(all.cells.end(), part.cells.begin(), part.cells.end());
}

/// The largest open node is divided until there are enough for all threads; the rest is done side by side.
void follow_all(std::vector<Open> open, Follower& first, const auto& make_follower, Part& all, RunContext& context) {
  while (!open.empty() && open.size() < wanted_tasks) {
    const auto largest = std::max_element(open.begin(), open.end(),
                                          [](const Open& a, const Open& b) { return a.items.size() < b.items.size(); });
    Open node = std::move(*largest);
    open.erase(largest);
    const std::size_t leaves = all.sum.leaves;
    auto both = first.divide(node, all);
    if (all.sum.leaves > leaves) continue;
    open.push_back(std::move(both.first));
    open.push_back(std::move(both.second));
  }
  std::vector<Part> parts(open.size());
  CpuExecutor(context).for_ranges("the tree that would follow", open.size(), 1, [&](std::size_t begin, std::size_t end) {
    for (std::size_t i = begin; i < end; ++i) make_follower().follow(std::move(open[i]), parts[i]);
  });
  context.check_stop();
  for (Part& part : parts) add(all, std::move(part));
}

/// The split at the plane, by the rules but for their criterion.
Split split_at(const Rules& rules, const Examination& node, const PlanePrice& plane, int axis) {
  const auto count = static_cast<std::uint32_t>(node.triangles.size());
  return judge(rules, node.cell, {static_cast<std::int8_t>(axis), plane.position}, plane.left, plane.planar, plane.right,
               count);
}

}  // namespace

Subtree subtree_of(const Tree& tree, std::uint32_t node, const Box& cell, const SahCosts& costs) {
  Subtree found;
  const double whole = surface_area(cell);
  std::vector<std::pair<std::uint32_t, Box>> open{{node, cell}};
  while (!open.empty()) {
    const auto [index, box] = open.back();
    open.pop_back();
    const Node& n = tree.nodes[index];
    const double share = whole > 0 ? surface_area(box) / whole : 1;
    ++found.nodes;
    found.cost += share * (n.is_leaf() ? double(costs.intersection) * n.count() : double(costs.traversal));
    if (n.is_leaf()) {
      ++found.leaves;
      found.references += n.count();
      continue;
    }
    open.emplace_back(n.left_child() + 1, above(box, n.axis(), n.position()));
    open.emplace_back(n.left_child(), below(box, n.axis(), n.position()));
  }
  return found;
}

WhatIf what_if(const Examination& node, const Triangles& triangles, const Rules& rules, const PlanePrice& plane, int axis,
               int levels, RunContext& context) {
  if (node.triangles.size() > most_followed)
    throw Error(ErrorKind::invalid_argument,
                told("the tree that would follow is built for at most {} triangles", most_followed));
  WhatIf found;
  found.split = split_at(rules, node, plane, axis);
  const double area = surface_area(node.cell);
  if (!found.split.exists() || !(area > 0) || node.state.depth >= deepest_level) {
    found.split = {};
    return found;
  }
  Open top{{}, node.cell, {node.state.depth + 1, node.state.extra_levels}};
  for (std::size_t i = 0; i < node.triangles.size(); ++i) top.items.push_back({node.triangles[i], node.extents[i]});
  if (is_against_criterion(rules, found.split, static_cast<std::uint32_t>(top.items.size())))
    top.path.extra_levels = std::max(top.path.extra_levels - 1, 0);

  const auto make_follower = [&] {
    return Follower(triangles, rules, levels, most_nodes_each * std::max<std::size_t>(top.items.size(), 64), context);
  };
  Part all;
  all.sum.nodes = 1;
  all.sum.cost = area * static_cast<double>(rules.costs.traversal);
  Follower first = make_follower();
  auto [left, right] = first.children(top, found.split);
  std::vector<Open> open;
  open.push_back(std::move(left));
  open.push_back(std::move(right));
  follow_all(std::move(open), first, make_follower, all, context);
  found.own = all.sum;
  found.own.cost /= area;
  found.cells = std::move(all.cells);
  found.is_complete = all.is_complete;
  return found;
}

}  // namespace ws::kdtree
