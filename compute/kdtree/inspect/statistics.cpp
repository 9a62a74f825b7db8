// One walk through the tree with the nodes' cells.
// SPDX-License-Identifier: MIT
#include "compute/kdtree/inspect/statistics.h"

#include "compute/core/run/error.h"

#include <algorithm>
#include <cmath>

namespace ws::kdtree {

namespace {

constexpr std::size_t largest_size_class = 64;

struct Size {
  double x, y, z;
  explicit Size(const Box& b) : x(double(b.high.x) - b.low.x), y(double(b.high.y) - b.low.y), z(double(b.high.z) - b.low.z) {}
  [[nodiscard]] double area() const { return 2 * (x * y + y * z + z * x); }
  [[nodiscard]] double volume() const { return x * y * z; }
};

void count_leaf(Statistics& s, std::size_t size, std::size_t depth, const Size& cell, double volume) {
  ++s.leaves;
  s.empty_leaves += size == 0;
  s.largest_leaf = std::max(s.largest_leaf, size);
  s.deepest_leaf = std::max(s.deepest_leaf, depth);
  s.mean_leaf_depth += static_cast<double>(depth);
  if (s.leaves_by_depth.size() <= depth) s.leaves_by_depth.resize(depth + 1);
  ++s.leaves_by_depth[depth];
  const std::size_t size_class = std::min(size, largest_size_class);
  if (s.leaves_by_size.size() <= size_class) s.leaves_by_size.resize(size_class + 1);
  ++s.leaves_by_size[size_class];
  if (!(cell.volume() > 0)) {
    ++s.flat_leaves;
    return;
  }
  const double share = std::min(1.0, cell.volume() / volume);
  const auto halvings = static_cast<std::size_t>(std::max(0.0, std::floor(-std::log2(share))));
  ++s.leaves_by_volume[std::min(halvings, Statistics::volume_class_count - 1)];
}

}  // namespace

Statistics statistics_of(const Tree& tree, std::size_t triangle_count, const SahCosts& costs, const std::stop_token& stop) {
  struct Entry {
    std::uint32_t node;
    std::uint32_t depth;
    Box cell;
  };
  Statistics s;
  s.references = tree.references.size();
  s.cost_as_leaf = double(costs.intersection) * static_cast<double>(triangle_count);
  s.bytes = tree.bytes();
  const bool has_box = !tree.box.is_empty();
  const double area = has_box ? Size(tree.box).area() : 0, volume = has_box ? Size(tree.box).volume() : 0;
  double leaf_cost = 0;
  std::vector<Entry> stack{{0, 0, has_box ? tree.box : Box{{0, 0, 0}, {0, 0, 0}}}};
  for (std::size_t visited = 0; !stack.empty(); ++visited) {
    if (visited % 65536 == 0 && stop.stop_requested()) throw Cancelled{};
    const Entry entry = stack.back();
    stack.pop_back();
    const Node& node = tree.nodes[entry.node];
    const Size size(entry.cell);
    const double share = area > 0 ? size.area() / area : 1;
    if (node.is_leaf()) {
      leaf_cost += share * costs.intersection * node.count();
      count_leaf(s, node.count(), entry.depth, size, volume);
      continue;
    }
    s.inner_cost += share * costs.traversal;
    ++s.inner_nodes;
    stack.push_back({node.left_child() + 1, entry.depth + 1, above(entry.cell, node.axis(), node.position())});
    stack.push_back({node.left_child(), entry.depth + 1, below(entry.cell, node.axis(), node.position())});
  }
  s.cost = s.inner_cost + leaf_cost;
  s.mean_leaf_depth /= static_cast<double>(s.leaves);
  if (s.leaves > s.empty_leaves)
    s.mean_leaf_size = static_cast<double>(s.references) / static_cast<double>(s.leaves - s.empty_leaves);
  if (triangle_count > 0) s.duplication = static_cast<double>(s.references) / static_cast<double>(triangle_count);
  return s;
}

}  // namespace ws::kdtree
