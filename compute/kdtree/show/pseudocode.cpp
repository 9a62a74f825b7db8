// How each builder goes, with each strategy. The beginnings of lines are what explain.cpp looks for.
// SPDX-License-Identifier: MIT
#include "compute/kdtree/show/explain.h"

#include "compute/core/words/choice_words.h"
#include "compute/core/words/told.h"

namespace ws::kdtree {

namespace {

CodeLines planes_of(const Rules& rules, bool is_sorted) {
  switch (rules.strategy) {
    case Strategy::sah:
      return code_lines({
          is_sorted ? "for each end of an extent along x, y and z, in one pass over sorted events:"
                    : "for each end of an extent along x, y and z:",
          "  n_l, n_r := the triangles below it and above it; those across count twice",
          "  cost := K_T + K_I (P_l n_l + P_r n_r), times λ if a side is empty",
          "best := the cheapest; ties to the smaller position, then axis",
      });
    case Strategy::binned:
      return code_lines({
          code_line("for each of {} even planes along x, y and z (in small nodes: for each end):", rules.bins - 1),
          "  n_l, n_r := the triangles below it and above it, from the bins' sums",
          "  cost := K_T + K_I (P_l n_l + P_r n_r), times λ if a side is empty",
          "best := the cheapest; ties to the smaller position, then axis",
      });
    case Strategy::spatial_median:
      return code_line("best := the middle of the longest axis");
    case Strategy::object_median:
      return code_lines({
          "for each end of an extent along the longest axis:",
          "  difference := | triangles left − triangles right |",
          "best := the one with the least difference",
      });
    case Strategy::sliding_midpoint:
      return code_lines(
          {"best := the middle of the longest axis", "  if all triangles are on one side: moved to the nearest of them"});
  }
  return {};
}

CodeLines leaf_of(const Rules& rules) {
  if (!has_criterion(rules.strategy)) return code_line("if best separates nothing: leaf");
  if (rules.extra_levels <= 0) return code_line("if best costs more than K_I n: leaf");
  return code_line("if best costs more than K_I n, {} times on a path already: leaf", rules.extra_levels);
}

CodeLines decision_of(const Rules& rules) {
  return code_lines({
      leaf_of(rules),
      "else: split at best",
      "  triangles in the plane go to the cheaper side",
      rules.clip == Clip::clamp ? "  triangles across it go to both, their boxes cut by the cells"
      : rules.strategy == Strategy::binned
          ? "  triangles across it go to both, each part clipped to its cell (in small nodes: by the plane)"
          : "  triangles across it go to both, each part clipped to its cell",
  });
}

CodeLines beginning_of(Pipeline pipeline) {
  switch (pipeline) {
    case Pipeline::level:
      return code_lines({
          "level := the root",
          "until the level is empty:",
          "  for each node of the level, at once on all cores or on the device:",
      });
    case Pipeline::reference:
      return code_lines(
          {"build(node): at first the root; one thread", "  each candidate is counted anew over all triangles of the node"});
    case Pipeline::sweep:
      return code_lines(
          {"build(node): at first the root; one thread", "  sort the ends of all extents anew: O(n log n) in each node"});
    case Pipeline::presorted:
      return code_lines({"sort the ends of all extents once, along each axis", "build(node): at first the root; one thread"});
    case Pipeline::thesis:
      return code_lines({
          "build(node): at first the root; the host recurses",
          "  1 a kernel makes the events of the node's triangles",
          "  2 a kernel counts triangles beside each plane",
          "  3 a kernel prices the planes",
          "  4 a kernel finds the least price, by pairs",
      });
  }
  return {};
}

CodeLines lines_of(Pipeline pipeline, const Rules& rules) {
  const bool is_sorted = pipeline == Pipeline::presorted || pipeline == Pipeline::sweep,
             in_levels = pipeline == Pipeline::level;
  const CodeLines of_node = code_lines({
      largest_sure_leaf(rules, 0) > 1 ? "if the depth is D, or few triangles are left: leaf"
                                      : "if the depth is D, or no triangle is left: leaf",
      planes_of(rules, is_sorted),
      decision_of(rules),
  });
  CodeLines lines = code_lines({
      "V := the box of the scene, with all triangles and their boxes",
      beginning_of(pipeline),
      indented(in_levels ? 4 : 2, of_node),
  });
  if (pipeline == Pipeline::presorted) lines.add(code_line("    events stay sorted: those of each child are picked in order"));
  lines.add(code_lines(
      {in_levels ? "  level := the children" : "    build(left), build(right)", "the tree is whole: rays walk through it"}));
  return lines;
}

}  // namespace

MethodCode pseudocode_of(Pipeline pipeline, const Rules& rules) {
  return {
      told("kD-tree, builder {}, strategy {}", said_choice(choice_name(pipeline)), said_choice(choice_name(rules.strategy))),
      lines_of(pipeline, rules)};
}

}  // namespace ws::kdtree
