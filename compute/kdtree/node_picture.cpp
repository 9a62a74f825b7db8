// The node of a step as TreeResult draws it: its cell, its extents and their ends, its children, the plane moved by hand.
// SPDX-License-Identifier: MIT
#include "compute/core/palette.h"
#include "compute/kdtree/drawing.h"

#include <fmt/format.h>

#include <cmath>

namespace ws::kdtree {

namespace {

constexpr std::uint32_t cell_color = pack_rgba(255, 214, 92), left_color = pack_rgba(86, 180, 233),
                        right_color = pack_rgba(230, 120, 60), extent_color = pack_rgba(200, 204, 214, 70);
constexpr std::uint32_t start_color = pack_rgba(0, 190, 130), end_color = pack_rgba(213, 94, 80),
                        planar_color = pack_rgba(240, 228, 66);
constexpr std::uint32_t plane_color = pack_rgba(255, 214, 92, 200), own_plane_color = pack_rgba(60, 220, 240, 220),
                        own_cells_color = pack_rgba(60, 220, 240, 110);
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
                events[i].type == EventType::start ? start_color
                : events[i].type == EventType::end ? end_color
                                                   : planar_color);
    }
  }
}

}  // namespace

void TreeResult::draw_node(Drawing& drawing, std::size_t step, const ViewParameters& view) const {
  const auto number = node_at(step);
  if (!number || step + 1 == step_count()) return;
  const Node& node = run_->tree().nodes[*number];
  const Box cell = run_->growth().cell(run_->tree(), *number);
  if (const auto found = look_into(step)) {
    const std::size_t stride = found->extents.size() / most_extents + 1;
    for (std::size_t i = 0; i < found->extents.size(); i += stride) drawing.marks.add(found->extents[i], extent_color);
    add_ticks(drawing.marks, cell, *found);
  }
  if (!node.is_leaf()) {
    drawing.marks.add(below(cell, node.axis(), node.position()), left_color);
    drawing.marks.add(above(cell, node.axis(), node.position()), right_color);
    drawing.planes.add_plane(cell, node.axis(), node.position(), plane_color);
  }
  drawing.marks.add(cell, cell_color);
  draw_own_plane(drawing, step, view);
}

void TreeResult::draw_own_plane(Drawing& drawing, std::size_t step, const ViewParameters& view) const {
  const auto own = own_plane(step, view);
  if (!own) return;
  const Box& cell = examined(step)->cell;
  drawing.planes.add_plane(cell, static_cast<int>(view.probe_axis) - 1, own->position, own_plane_color);
  if (!view.probe_tree) return;
  drawing.own_tree = follow_own_plane(step, view);
  for (const Box& box : drawing.own_tree->followed.cells) drawing.marks.add(box, own_cells_color);
}

std::shared_ptr<const OwnTree> TreeResult::follow_own_plane(std::size_t step, const ViewParameters& view) const {
  const auto found = examined(step);
  auto made = std::make_shared<OwnTree>();
  if (found->triangles.size() > most_followed) {
    made->refusal = fmt::format("what would follow is built for nodes of at most {} triangles", most_followed);
    return made;
  }
  RunContext context;
  made->followed = what_if(*found, *run_->triangles, run_->rules, *own_plane(step, view), static_cast<int>(view.probe_axis) - 1,
                           static_cast<int>(view.box_levels), context);
  made->chosen = subtree_of(run_->tree(), found->node, found->cell, run_->rules.costs);
  if (!made->followed.split.exists())
    made->refusal = "nothing would follow: the rules refuse this plane";
  else if (!made->followed.is_complete)
    made->refusal = "what would follow outgrows all bounds";
  return made;
}

std::shared_ptr<const OwnTree> TreeResult::own_tree(std::size_t step, const ViewParameters& view) const {
  const std::lock_guard lock(cache_mutex_);
  const auto& drawn = drawing_.second;
  return drawn && drawn->step == step && drawn->own_axis == view.probe_axis ? drawn->own_tree : nullptr;
}

}  // namespace ws::kdtree
