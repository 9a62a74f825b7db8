// Running totals, kept at regular distances in steps and added up in between.
// SPDX-License-Identifier: MIT
#include "compute/kdtree/inspect/totals.h"

#include "compute/core/run/error.h"

#include <algorithm>

namespace ws::kdtree {

namespace {

constexpr std::size_t stride = 128, check_interval = 65'536;

}  // namespace

/// A triangle that several leaves below a node list is one of the node's: for each two leaves in a row that list it, the nodes
/// from the one where their paths meet upwards have counted it once too often. On the path of the second one, that is the last
/// node whose subtree began before the first one.
std::vector<std::uint32_t> triangles_of_nodes(const Tree& tree, std::size_t triangle_count, const std::stop_token& stop) {
  constexpr std::uint32_t never = ~0u;
  struct Open {
    std::uint32_t node, depth;
  };
  struct Passed {
    std::uint32_t node, begun;
  };
  std::vector<std::uint32_t> counts(tree.nodes.size());
  std::vector<std::uint32_t> last_seen(triangle_count, never);
  std::vector<Passed> path;
  std::vector<Open> open{{0, 0}};
  for (std::uint32_t time = 0; !open.empty(); ++time) {
    if (time % check_interval == 0 && stop.stop_requested()) throw Cancelled{};
    const Open at = open.back();
    open.pop_back();
    path.resize(at.depth);
    path.push_back({at.node, time});
    const Node& node = tree.nodes[at.node];
    if (!node.is_leaf()) {
      open.push_back({node.left_child() + 1, at.depth + 1});
      open.push_back({node.left_child(), at.depth + 1});
      continue;
    }
    counts[at.node] += node.count();
    for (std::uint32_t i = node.first(); i < node.first() + node.count(); ++i) {
      std::uint32_t& seen = last_seen[tree.references[i]];
      if (seen != never) {
        const auto behind =
            std::upper_bound(path.begin(), path.end(), seen, [](std::uint32_t t, const Passed& p) { return t < p.begun; });
        --counts[std::prev(behind)->node];  // wraps, until the children's counts are added
      }
      seen = time;
    }
  }
  for (std::size_t i = tree.nodes.size(); i-- > 0;) {
    const Node& node = tree.nodes[i];
    if (!node.is_leaf()) counts[i] += counts[node.left_child()] + counts[node.left_child() + 1];
  }
  return counts;
}

Totals::Totals(const Tree& tree, const Growth& growth, std::vector<std::uint32_t> triangles, const SahCosts& costs,
               const std::stop_token& stop)
    : costs_(costs), triangles_(std::move(triangles)), shares_(tree.nodes.size(), 1) {
  struct Open {
    std::uint32_t node;
    Box cell;
  };
  const double whole = tree.box.is_empty() ? 0 : surface_area(tree.box);
  std::vector<Open> open;
  if (whole > 0) open.push_back({0, tree.box});
  for (std::size_t visited = 0; !open.empty(); ++visited) {
    if (visited % check_interval == 0 && stop.stop_requested()) throw Cancelled{};
    const Open at = open.back();
    open.pop_back();
    shares_[at.node] = static_cast<float>(surface_area(at.cell) / whole);
    const Node& node = tree.nodes[at.node];
    if (node.is_leaf()) continue;
    open.push_back({node.left_child() + 1, above(at.cell, node.axis(), node.position())});
    open.push_back({node.left_child(), below(at.cell, node.axis(), node.position())});
  }
  Total total{1, 1, triangles_[0], double(costs_.intersection) * triangles_[0]};
  for (std::size_t step = 0; step < growth.size(); ++step) {
    if (step % stride == 0) waypoints_.push_back(total);
    if (step % check_interval == 0 && stop.stop_requested()) throw Cancelled{};
    decide(tree, growth.decided(step), total);
  }
  waypoints_.push_back(total);
}

void Totals::decide(const Tree& tree, std::uint32_t index, Total& total) const {
  const Node& node = tree.nodes[index];
  if (node.is_leaf()) return;
  const std::uint32_t left = node.left_child();
  const auto as_leaf = [&](std::uint32_t i) { return double(shares_[i]) * costs_.intersection * triangles_[i]; };
  total.nodes += 2;
  ++total.leaves;
  total.references += triangles_[left] + triangles_[left + 1] - triangles_[index];
  total.cost += double(shares_[index]) * costs_.traversal + as_leaf(left) + as_leaf(left + 1) - as_leaf(index);
}

Total Totals::after(const Tree& tree, const Growth& growth, std::size_t decided) const {
  if (waypoints_.empty()) return {};
  std::size_t step = std::min(decided, growth.size()) / stride * stride;
  Total total = waypoints_[step / stride];
  for (; step < std::min(decided, growth.size()); ++step) decide(tree, growth.decided(step), total);
  return total;
}

}  // namespace ws::kdtree
