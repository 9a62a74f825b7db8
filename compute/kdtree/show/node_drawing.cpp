// Lines and faces of a node.
// SPDX-License-Identifier: MIT
#include "compute/kdtree/show/node_drawing.h"

#include "compute/core/result/palette.h"
#include "compute/core/words/told.h"

#include <cmath>
#include <utility>

namespace ws::kdtree {

namespace {

constexpr std::uint32_t packed(const node_colors::Color& color, std::uint32_t alpha = 255) {
  return pack_rgba(color[0], color[1], color[2], alpha);
}

constexpr std::uint32_t extent_color = pack_rgba(200, 204, 214, 70);
constexpr std::uint32_t plane_color = packed(node_colors::cell, 200), own_plane_color = pack_rgba(60, 220, 240, 220),
                        own_cells_color = pack_rgba(60, 220, 240, 110);
constexpr std::uint32_t pointer_color = packed(node_colors::cell, 130);
constexpr std::size_t most_extents = 3000, most_ticks = 3000;

float size_of(const Box& box) {
  const Vec3 d = box.high - box.low;
  return std::sqrt(dot(d, d));
}

/// Along an edge of the cell, for each of the axes: where extents begin, end and lie.
void add_ticks(Lines& lines, const Box& cell, const Examination& found) {
  const float length = 0.012f * size_of(cell);
  for (int axis = 0; axis < 3; ++axis) {
    const auto& events = found.events[static_cast<std::size_t>(axis)];
    const std::size_t stride = events.size() / most_ticks + 1;
    for (std::size_t i = 0; i < events.size(); i += stride) {
      Vec3 from = cell.low;
      from.set(axis, events[i].position);
      Vec3 to = from;
      const int aside = (axis + 1) % 3;
      to.set(aside, to[aside] - length);
      lines.add(from, to,
                events[i].type == EventType::start ? packed(node_colors::extent_begins)
                : events[i].type == EventType::end ? packed(node_colors::extent_ends)
                                                   : packed(node_colors::flat_extent));
    }
  }
}

/// A small node would not be found: lines lead to it from the faces of the whole, along the axes.
void add_pointers(Lines& lines, const Box& cell, const Box& whole) {
  constexpr float small = 0.06f;  // of the whole
  if (size_of(cell) > small * size_of(whole)) return;
  const Vec3 middle = (cell.low + cell.high) * 0.5f;
  for (int axis = 0; axis < 3; ++axis)
    for (const auto& [face, end] : {std::pair(cell.low, whole.low), std::pair(cell.high, whole.high)}) {
      Vec3 from = middle, to = middle;
      from.set(axis, face[axis]);
      to.set(axis, end[axis]);
      lines.add(from, to, pointer_color);
    }
}

}  // namespace

std::optional<OwnPlane> own_plane_in(const Examination& node, const ViewParameters& view) {
  if (view.probe_axis == ProbeAxis::none) return {};
  const int axis = static_cast<int>(view.probe_axis) - 1;
  const float low = node.cell.low[axis], high = node.cell.high[axis];
  return OwnPlane{axis, node.price_at(axis, low + (high - low) * static_cast<float>(view.probe))};
}

namespace {

OwnTree follow_own_plane(const OwnPlane& own, const Examination& node, const BuiltTree& built, const Tree& tree,
                         const ViewParameters& view, RunContext& context) {
  OwnTree made;
  if (node.triangles.size() > most_followed) {
    made.refusal = told("what would follow is built for nodes of at most {} triangles", most_followed);
    return made;
  }
  made.followed = what_if(node, *built.triangles, built.rules, own.price, own.axis, static_cast<int>(view.box_levels), context);
  made.chosen = subtree_of(tree, node.node, node.cell, built.rules.costs);
  if (!made.followed.split.exists())
    made.refusal = said("nothing would follow: the rules refuse this plane");
  else if (!made.followed.is_complete)
    made.refusal = said("what would follow outgrows all bounds");
  return made;
}

void draw_own_plane(Drawing& drawing, const BuiltTree& built, const Tree& tree, const ViewParameters& view,
                    RunContext& context) {
  const Examination& node = *drawing.examined;
  drawing.own_plane = own_plane_in(node, view);
  if (!drawing.own_plane) return;
  drawing.planes.add_plane(node.cell, drawing.own_plane->axis, drawing.own_plane->price.position, own_plane_color);
  if (!view.probe_tree) return;
  drawing.own_tree = follow_own_plane(*drawing.own_plane, node, built, tree, view, context);
  for (const Box& box : drawing.own_tree->followed.cells) drawing.marks.add(box, own_cells_color);
}

}  // namespace

void draw_node(Drawing& drawing, const BuiltTree& built, const Overview& overview, std::uint32_t number,
               const ViewParameters& view, RunContext& context) {
  const Tree& tree = *overview.tree;
  const Node& node = tree.nodes[number];
  const Box cell = overview.growth.cell(tree, number);
  if (cell.is_empty()) return;  // of a scene without triangles
  if (const auto& found = drawing.examined) {
    if (found->extents.size() <= most_extents)  // a part of very many is specks on the surface that tell nothing
      for (const Box& extent : found->extents) drawing.marks.add(extent, extent_color);
    add_ticks(drawing.marks, cell, *found);
  }
  if (!node.is_leaf()) {
    drawing.marks.add(below(cell, node.axis(), node.position()), packed(node_colors::left_child));
    drawing.marks.add(above(cell, node.axis(), node.position()), packed(node_colors::right_child));
    drawing.planes.add_plane(cell, node.axis(), node.position(), plane_color);
  }
  drawing.marks.add(cell, packed(node_colors::cell));
  add_pointers(drawing.marks, cell, overview.growth.cell(tree, 0));
  if (drawing.examined) draw_own_plane(drawing, built, tree, view, context);
}

}  // namespace ws::kdtree
