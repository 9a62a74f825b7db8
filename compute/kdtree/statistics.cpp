// One walk through the tree with the nodes' cells.
// SPDX-License-Identifier: MIT
#include "compute/kdtree/statistics.h"

#include "compute/core/error.h"

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
  ++s.leaf_count;
  s.empty_leaf_count += size == 0;
  s.largest_leaf = std::max(s.largest_leaf, size);
  s.deepest = std::max(s.deepest, depth);
  s.mean_leaf_depth += static_cast<double>(depth);
  if (s.leaves_by_depth.size() <= depth) s.leaves_by_depth.resize(depth + 1);
  ++s.leaves_by_depth[depth];
  const std::size_t size_class = std::min(size, largest_size_class);
  if (s.leaves_by_size.size() <= size_class) s.leaves_by_size.resize(size_class + 1);
  ++s.leaves_by_size[size_class];
  if (!(cell.volume() > 0)) {
    ++s.flat_leaf_count;
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
  s.node_count = tree.nodes.size();
  s.reference_count = tree.references.size();
  s.bytes = tree.bytes();
  const bool has_box = !tree.box.is_empty();
  const double area = has_box ? Size(tree.box).area() : 0, volume = has_box ? Size(tree.box).volume() : 0;
  double inner_cost = 0, leaf_cost = 0;
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
    inner_cost += share * costs.traversal;
    ++s.inner_count;
    stack.push_back({node.left_child() + 1, entry.depth + 1, above(entry.cell, node.axis(), node.position())});
    stack.push_back({node.left_child(), entry.depth + 1, below(entry.cell, node.axis(), node.position())});
  }
  s.sah_cost_inner = inner_cost;
  s.sah_cost = inner_cost + leaf_cost;
  s.mean_leaf_depth /= static_cast<double>(s.leaf_count);
  if (s.leaf_count > s.empty_leaf_count)
    s.mean_leaf_size = static_cast<double>(s.reference_count) / static_cast<double>(s.leaf_count - s.empty_leaf_count);
  if (triangle_count > 0) s.duplication = static_cast<double>(s.reference_count) / static_cast<double>(triangle_count);
  return s;
}

}  // namespace ws::kdtree
