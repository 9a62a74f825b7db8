// How each builder goes, with each strategy. The beginnings of lines are what explain.cpp looks for.
// SPDX-License-Identifier: MIT
#include "compute/kdtree/show/explain.h"

#include <fmt/format.h>

namespace ws::kdtree {

namespace {

using CodeLines = std::vector<std::string>;

void add(CodeLines& lines, const std::string& indent, const CodeLines& more) {
  for (const std::string& line : more) lines.push_back(indent + line);
}

CodeLines planes_of(const Rules& rules, bool is_sorted) {
  switch (rules.strategy) {
    case Strategy::sah:
      return {is_sorted ? "for each end of an extent along x, y and z, in one pass over sorted events:"
                        : "for each end of an extent along x, y and z:",
              "  n_l, n_r := the triangles below it and above it; those across count twice",
              "  cost := K_T + K_I (P_l n_l + P_r n_r), times λ if a side is empty",
              "best := the cheapest; ties to the smaller position, then axis"};
    case Strategy::binned:
      return {fmt::format("for each of {} even planes along x, y and z (in small nodes: for each end):", rules.bins - 1),
              "  n_l, n_r := the triangles below it and above it, from the bins' sums",
              "  cost := K_T + K_I (P_l n_l + P_r n_r), times λ if a side is empty",
              "best := the cheapest; ties to the smaller position, then axis"};
    case Strategy::spatial_median:
      return {"best := the middle of the longest axis"};
    case Strategy::object_median:
      return {"for each end of an extent along the longest axis:", "  difference := | triangles left − triangles right |",
              "best := the one with the least difference"};
    case Strategy::sliding_midpoint:
      return {"best := the middle of the longest axis", "  if all triangles are on one side: moved to the nearest of them"};
  }
  return {};
}

CodeLines decision_of(const Rules& rules) {
  CodeLines lines;
  if (has_criterion(rules.strategy))
    lines.emplace_back(rules.extra_levels > 0
                           ? fmt::format("if best costs more than K_I n, {} times on a path already: leaf", rules.extra_levels)
                           : std::string("if best costs more than K_I n: leaf"));
  else
    lines.emplace_back("if best separates nothing: leaf");
  lines.insert(lines.end(),
               {"else: split at best", "  triangles in the plane go to the cheaper side",
                rules.clip == Clip::clamp ? "  triangles across it go to both, their boxes cut by the cells"
                : rules.strategy == Strategy::binned
                    ? "  triangles across it go to both, each part clipped to its cell (in small nodes: by the plane)"
                    : "  triangles across it go to both, each part clipped to its cell"});
  return lines;
}

const char* leaf_line(const Rules& rules) {
  return largest_sure_leaf(rules) > 1 ? "if the depth is D, or few triangles are left: leaf"
                                      : "if the depth is D, or no triangle is left: leaf";
}

}  // namespace

Pseudocode pseudocode_of(Pipeline pipeline, const Rules& rules) {
  Pseudocode code{fmt::format("kD-tree, builder {}, strategy {}", choice_name(pipeline), choice_name(rules.strategy)), {}};
  CodeLines& lines = code.lines;
  const bool is_sorted = pipeline == Pipeline::presorted || pipeline == Pipeline::sweep;
  switch (pipeline) {
    case Pipeline::level:
      lines = {"V := the box of the scene, with all triangles and their boxes", "level := the root",
               "until the level is empty:", "  for each node of the level, at once on all cores or on the device:"};
      break;
    case Pipeline::reference:
      lines = {"V := the box of the scene, with all triangles and their boxes", "build(node): at first the root; one thread",
               "  each candidate is counted anew over all triangles of the node"};
      break;
    case Pipeline::sweep:
      lines = {"V := the box of the scene, with all triangles and their boxes", "build(node): at first the root; one thread",
               "  sort the ends of all extents anew: O(n log n) in each node"};
      break;
    case Pipeline::presorted:
      lines = {"V := the box of the scene, with all triangles and their boxes",
               "sort the ends of all extents once, along each axis", "build(node): at first the root; one thread"};
      break;
    case Pipeline::thesis:
      lines = {"V := the box of the scene, with all triangles and their boxes",
               "build(node): at first the root; the host recurses",
               "  1 a kernel makes the events of the node's triangles",
               "  2 a kernel counts triangles beside each plane",
               "  3 a kernel prices the planes",
               "  4 a kernel finds the least price, by pairs"};
      break;
  }
  const std::string indent = pipeline == Pipeline::level ? "    " : "  ";
  add(lines, indent, {leaf_line(rules)});
  add(lines, indent, planes_of(rules, is_sorted));
  add(lines, indent, decision_of(rules));
  if (pipeline == Pipeline::presorted)
    lines.push_back(indent + "  events stay sorted: those of each child are picked in order");
  if (pipeline == Pipeline::level)
    lines.emplace_back("  level := the children");
  else
    lines.push_back(indent + "  build(left), build(right)");
  lines.emplace_back("the tree is whole: rays walk through it");
  return code;
}

}  // namespace ws::kdtree
