// Why a node was split where it was, or became a leaf; and why a triangle lies where it does.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/words/code_lines.h"
#include "compute/kdtree/built_tree.h"
#include "compute/kdtree/inspect/examine.h"
#include "compute/kdtree/inspect/overview.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <stop_token>
#include <string>

namespace ws::kdtree {

[[nodiscard]] MethodCode pseudocode_of(Pipeline pipeline, const Rules& rules);
[[nodiscard]] MethodCode pseudocode_of(const BuiltTree& built);

/// A node that a step decides.
struct DecidedNode {
  const BuiltTree& built;
  const Overview& overview;
  std::uint32_t node;
  std::size_t decided;          ///< how many are then
  const Examination* examined;  ///< null: the node has too many triangles, or `problem` says why there is none
  std::string problem = {};     ///< the tree is not one of its rules
};

[[nodiscard]] Explanation explain_scene(const BuiltTree& built, RunContext& context);
/// Claims are checked on the tree and the node's triangles: O(triangles of the node).
[[nodiscard]] Explanation explain_node(const DecidedNode& at, RunContext& context);
/// O(nodes + references); of small scenes every triangle is sent down once more. `overview`: null where nothing is told.
[[nodiscard]] Explanation explain_whole_tree(const BuiltTree& built, const Overview* overview, RunContext& context);

struct ListingLeaf {
  std::uint32_t node;
  std::size_t step;  ///< that decides it
};

/// Of the leaves that list the triangle the one nearest to where it was met, of these the one that is decided first; nothing
/// where none lists it. O(nodes).
[[nodiscard]] std::optional<ListingLeaf> leaf_of(const Overview& overview, const Pick& triangle, const std::stop_token& stop);
/// O(nodes + references).
[[nodiscard]] Reasons why_triangle(const BuiltTree& built, const Overview& overview, std::size_t triangle, RunContext& context);
/// The reasons of the leaf in which the triangle was met, and then its own.
[[nodiscard]] Reasons why_in_leaf(std::size_t triangle, Reasons of_triangle, std::uint32_t leaf, Reasons of_leaf);

}  // namespace ws::kdtree
