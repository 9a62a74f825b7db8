// SPDX-License-Identifier: MIT
#include "compute/triangulation/show/tree_picture.h"

#include "compute/core/result/palette.h"

#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <span>

namespace ws::triangulation {

std::size_t placed_calls(const SearchTree& tree, std::size_t count) {
  constexpr std::size_t few = 64;
  const std::size_t least = std::max(count, few), quarter = std::bit_floor(least) / 4;
  return std::min(tree.calls().size(), (least + quarter - 1) / quarter * quarter);
}

TreePlaces places_of(const SearchTree& tree, std::size_t count) {
  const std::span calls(tree.calls().data(), count);
  TreePlaces places{std::vector<TreePlace>(calls.size())};
  std::vector<std::uint32_t> depth(calls.size()), child_count(calls.size());
  for (std::uint32_t c = 0; c < calls.size(); ++c) {
    if (calls[c].decision != Decision::root) {
      depth[c] = depth[calls[c].parent] + 1;
      ++child_count[calls[c].parent];
    }
    places.depth = std::max<std::size_t>(places.depth, depth[c] + 1);
  }
  for (std::uint32_t c = 0; c < calls.size(); ++c)
    if (child_count[c] == 0) places.place[c].x = static_cast<float>(places.width++) + 0.5f;
  for (std::uint32_t c = static_cast<std::uint32_t>(calls.size()); c-- > 0;) {  // children come after their parents
    if (child_count[c] > 0) places.place[c].x /= static_cast<float>(child_count[c]);
    if (calls[c].decision != Decision::root) places.place[calls[c].parent].x += places.place[c].x;
  }
  for (std::uint32_t c = 0; c < calls.size(); ++c)
    places.place[c] = {places.place[c].x / static_cast<float>(places.width),
                       1 - (static_cast<float>(depth[c]) + 0.5f) / static_cast<float>(places.depth)};
  return places;
}

std::vector<std::uint32_t> path_to(const SearchTree& tree, std::uint32_t call) {
  std::vector<std::uint32_t> path{call};
  while (tree.calls()[path.back()].decision != Decision::root) path.push_back(tree.calls()[path.back()].parent);
  std::reverse(path.begin(), path.end());
  return path;
}

std::vector<std::string> stack_at(const SearchTree& tree, std::uint32_t call, const std::vector<Edge>& edges) {
  if (tree.form() != SearchForm::removal_with_stack) return {};
  const auto& calls = tree.calls();
  const auto name = [&](std::uint32_t edge) { return fmt::format("{}-{}", edges[edge].a, edges[edge].b); };
  std::vector<std::string> stack;
  // A call that goes on pushes the edge that it decides next: its first child's.
  if (call + 1 < calls.size() && calls[call + 1].parent == call && calls[call + 1].decision == Decision::keep)
    stack.push_back("a b c  " + name(calls[call + 1].edge));
  for (; calls[call].decision != Decision::root; call = calls[call].parent)
    stack.push_back((calls[call].decision == Decision::keep ? "  b c  " : "    c  ") + name(calls[call].edge));
  return stack;
}

std::uint32_t color_of(Outcome outcome) {
  switch (outcome) {
    case Outcome::inner:
      return pack_rgba(120, 128, 144);
    case Outcome::too_few:
      return pack_rgba(213, 94, 0);
    case Outcome::too_long:
      return pack_rgba(204, 121, 167);
    case Outcome::leaf:
      return pack_rgba(0, 184, 135);
    case Outcome::best:
      return pack_rgba(240, 228, 66);
  }
  return 0;
}

const char* name_of(Outcome outcome) {
  switch (outcome) {
    case Outcome::inner:
      return "decided further";
    case Outcome::too_few:
      return "cut: too few edges left";
    case Outcome::too_long:
      return "cut: not shorter than the best";
    case Outcome::leaf:
      return "a triangulation";
    case Outcome::best:
      return "a triangulation, the shortest so far";
  }
  return "";
}

}  // namespace ws::triangulation
