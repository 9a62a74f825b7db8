// The node of a step: its cell, its extents and their ends, its children, the plane moved by hand.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/kdtree/built_tree.h"
#include "compute/kdtree/inspect/overview.h"
#include "compute/kdtree/show/picture.h"

#include <cstdint>
#include <optional>

namespace ws::kdtree {

/// The plane that the view moves by hand through the node, with its price; none where the view has none.
[[nodiscard]] std::optional<OwnPlane> own_plane_in(const Examination& node, const ViewParameters& view);
/// Adds the node to the drawing, whose `examined` is there already; null: without extents. Throws Cancelled.
void draw_node(Drawing& drawing, const BuiltTree& built, const Overview& overview, std::uint32_t node,
               const ViewParameters& view, RunContext& context);

}  // namespace ws::kdtree
