// The node of a step: its cell, its extents and their ends, its children, the plane moved by hand.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/kdtree/built_tree.h"
#include "compute/kdtree/inspect/overview.h"
#include "compute/kdtree/show/picture.h"

#include <array>
#include <cstdint>
#include <optional>

namespace ws::kdtree {

/// Colours of what is drawn of a node, apart from each other, from the lit triangles, and from those of the cells, whose
/// deepest are yellow.
namespace node_colors {
using Color = std::array<std::uint8_t, 4>;
inline constexpr Color cell{226, 62, 184, 255}, left_child{86, 180, 233, 255}, right_child{230, 120, 60, 255},
    extent_begins{0, 190, 130, 255}, extent_ends{213, 94, 80, 255}, flat_extent{150, 126, 255, 255};
}  // namespace node_colors

/// The plane that the view moves by hand through the node, with its price; none where the view has none.
[[nodiscard]] std::optional<OwnPlane> own_plane_in(const Examination& node, const ViewParameters& view);
/// Adds the node to the drawing, whose `examined` is there already; null: without extents. Throws Cancelled.
void draw_node(Drawing& drawing, const BuiltTree& built, const Overview& overview, std::uint32_t node,
               const ViewParameters& view, RunContext& context);

}  // namespace ws::kdtree
