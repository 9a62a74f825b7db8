// A walk over the part of the tree that a step has.
// SPDX-License-Identifier: MIT
#include "compute/kdtree/show/boxes.h"

#include "compute/core/result/color_map.h"
#include "compute/core/result/color_shares.h"
#include "compute/core/result/palette.h"

#include <algorithm>
#include <cmath>

namespace ws::kdtree {

namespace {

constexpr std::uint32_t flat_color = pack_rgba(255, 255, 255, 230);
constexpr std::uint32_t box_alpha = 150;

struct Found {
  Box cell;
  std::uint32_t node;
  int depth;
};

bool is_flat(const Box& b) { return b.low.x == b.high.x || b.low.y == b.high.y || b.low.z == b.high.z; }

std::vector<Found> cells_at(const Tree& tree, const Growth& growth, const BoxChoice& choice, bool& complete) {
  std::vector<Found> found, open{{tree.box, 0, 0}};
  while (!open.empty()) {
    const Found at = open.back();
    open.pop_back();
    const Node& node = tree.nodes[at.node];
    const bool decided = growth.step_of(at.node) < choice.decided;
    if (decided && !node.is_leaf() && at.depth < choice.levels) {
      open.push_back({above(at.cell, node.axis(), node.position()), node.left_child() + 1, at.depth + 1});
      open.push_back({below(at.cell, node.axis(), node.position()), node.left_child(), at.depth + 1});
    } else if (choice.empty || !decided || !node.is_leaf() || node.count() > 0) {
      if (found.size() == most_boxes) return complete = false, found;
      found.push_back(at);
    }
  }
  return found;
}

/// In the unit of the colour bar. Of a cell whose subtree is not drawn: of all leaves below, as if it were one.
double value_of(const Found& found, const BoxChoice& choice) {
  const double triangles = choice.references_below[found.node];
  switch (choice.color) {
    case BoxColor::depth:
      return found.depth;
    case BoxColor::leaf_size:
      return triangles;
    case BoxColor::cost:
      return triangles * static_cast<double>(surface_area(found.cell)) * choice.percent_per_area;
  }
  return 0;
}

}  // namespace

Boxes boxes_at(const Tree& tree, const Growth& growth, const BoxChoice& choice) {
  Boxes boxes;
  if (tree.box.is_empty()) return boxes;
  const std::vector<Found> found = cells_at(tree, growth, choice, boxes.complete);
  for (const Found& f : found) boxes.most = std::max(boxes.most, value_of(f, choice));
  const ColorRamp& ramp = color_ramp("viridis");
  for (const Found& f : found) {
    const double part = boxes.most > 0 ? value_of(f, choice) / boxes.most : 0;
    const std::uint32_t color = ramp[static_cast<std::size_t>(std::lround(part * 255))];
    add_share(boxes.shares, part);
    boxes.flat += is_flat(f.cell);
    boxes.lines.add(f.cell, is_flat(f.cell) ? flat_color : (color & 0x00ffffffu) | box_alpha << 24);
  }
  boxes.count = found.size();
  return boxes;
}

}  // namespace ws::kdtree
