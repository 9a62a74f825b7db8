// The tree of a search's calls as a drawing: where each call stands, and what waits on the stack at one of them.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/triangulation/story/search_story.h"

#include <string>

namespace ws::triangulation {

/// A place in the unit square, the root above.
struct TreePlace {
  float x = 0, y = 0;
};
/// Of each call; those without further calls stand side by side in their order, the others over the middle of theirs.
struct TreePlaces {
  std::vector<TreePlace> place;
  std::size_t width = 0, depth = 0;  ///< calls side by side, and one below the other
};
/// Of the tree of the first `count` calls. O(count).
[[nodiscard]] TreePlaces places_of(const SearchTree& tree, std::size_t count);
/// Of how many calls places are made where `count` are shown: somewhat more, so that the tree seldom moves while it grows.
[[nodiscard]] std::size_t placed_calls(const SearchTree& tree, std::size_t count);

/// The calls from the root to one of them, which comes last.
[[nodiscard]] std::vector<std::uint32_t> path_to(const SearchTree& tree, std::uint32_t call);

/// The stack of a search that has one at a call, the next operation first: a keeps an edge and removes what crosses it, b
/// restores that and drops the edge, c puts it back. Empty for searches by recursion.
[[nodiscard]] std::vector<std::string> stack_at(const SearchTree& tree, std::uint32_t call, const std::vector<Edge>& edges);

/// The colour of a call by how it ended, and of one that was left out.
[[nodiscard]] std::uint32_t color_of(Outcome outcome);
[[nodiscard]] const char* name_of(Outcome outcome);

}  // namespace ws::triangulation
