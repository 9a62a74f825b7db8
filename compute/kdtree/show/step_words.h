// What is said of a step, of the ray that is followed and of what was clicked.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/result/presentation.h"
#include "compute/kdtree/built_tree.h"
#include "compute/kdtree/inspect/overview.h"
#include "compute/kdtree/show/picture.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace ws::kdtree {

[[nodiscard]] StepInfo describe_scene(const BuiltTree& built);
[[nodiscard]] StepInfo describe_whole_tree(const BuiltTree& built);
/// Of the step that decides `node` as the `decided`-th one. `examined`: null where the node is too large.
[[nodiscard]] StepInfo describe_node(const BuiltTree& built, const Overview& overview, std::uint32_t node, std::size_t decided,
                                     const Examination* examined);
/// The node's own values, whatever the step. `examined` as above.
[[nodiscard]] std::vector<Property> inspect_node(const Overview& overview, std::uint32_t node, const Examination* examined);
/// Where the phases of the timeline begin.
[[nodiscard]] std::vector<StepEvent> phases_of(const Overview& overview, StepOrder order);

/// Words at places of the drawing.
[[nodiscard]] std::vector<Word> words_of(const Drawing& drawing);
/// What the ray met, and its cost beside that which the heuristic expects.
[[nodiscard]] std::vector<std::string> summary_of(const RayLog& log, const BuiltTree& built, const Statistics& statistics);

/// A line of the ray that was clicked: its event, those around it, and the stack.
[[nodiscard]] std::vector<Property> inspect_ray(const RayLog& log, const BuiltTree& built, std::size_t event);
/// `leaf`: the one in which it was met.
[[nodiscard]] std::vector<Property> inspect_triangle(const BuiltTree& built, const Tree& tree, std::size_t index,
                                                     std::optional<std::uint32_t> leaf);

}  // namespace ws::kdtree
