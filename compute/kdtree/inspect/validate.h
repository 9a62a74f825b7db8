// Whether a tree is what it must be; what is wrong is said in words.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/kdtree/build/build.h"

#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace ws::kdtree {

/// The first thing that is wrong with the tree by itself: nodes and references in canonical order, none left over, planes in
/// their cells (so leaves tile the root), triangles below `triangle_count`, the depth. O(nodes + references). Throws
/// Cancelled.
[[nodiscard]] std::optional<std::string> structure_problem(const Tree& tree, std::size_t triangle_count,
                                                           const std::stop_token& stop = {});

/// The same, and whether each leaf lists just the triangles that reach it when all are sent down from the root by the rules'
/// `where` and in the boxes that `child_boxes` cuts. At most 20 messages; none: the tree is valid. Throws Cancelled.
[[nodiscard]] std::vector<std::string> validate(const Tree& tree, const Triangles& triangles, const Rules& rules,
                                                const std::stop_token& stop = {});

}  // namespace ws::kdtree
