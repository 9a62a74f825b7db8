// How each method goes. The beginnings of lines are what explain.cpp looks for.
// SPDX-License-Identifier: MIT
#include "compute/triangulation/show/explain.h"

#include "compute/core/words/choice_words.h"
#include "compute/core/words/told.h"

namespace ws::triangulation {

namespace {

CodeLines lmt_lines() {
  return code_lines({
      "candidates: each pair of points",
      "  drop it, if both triangles over it with base angle π / 4.6 hold a point",
      "repeat, in rounds:",
      "  for each candidate e, looking at empty triangles of candidates on its two sides:",
      "    e goes, if in no two of them it is locally minimal",
      "until no candidate goes",
      "certain: each candidate that no other one can cross any more",
      "  candidates that cross what is certain go, too: more rounds",
      "for each face that the certain edges leave open:",
      "  by a dynamic programme over its corners, shortest first:",
      "    least(i, j) := min over k of least(i, k) + least(k, j) + |ik| + |kj|",
      "  its diagonals are those of the least sum",
      "  too large a face, or no time left for it: short edges, and a bound on what they may be off",
      "certain edges and diagonals are the shortest triangulation",
  });
}

CodeLines path_lines() {
  return code_lines({
      "sort the points by x",
      "paths: the monotone ones from the first point to the last",
      "least(lower hull) := its length",
      "for each path, layer by layer, as a set of points:",
      "  for each place where a triangle can be put on it:",
      "    over an edge: two edges more",
      "    over a corner: one edge more, and the corner is covered",
      "    only the leftmost such place, so that no order counts twice",
      "    next := the path above the triangle",
      "    least(next) := min(least(next), least(path) + new edges)",
      "go back from the upper hull along the least: the result",
  });
}

CodeLines greedy_lines() {
  return code_lines({
      "T := no edges",
      "sort all pairs of points by length; ties by index",
      "for each pair e, the shortest first:",
      "  if a third point lies on e: go on",
      "  if e crosses an edge of T: go on",
      "  put e into T",
      "  if T has 3 (N − 1) − H edges: end",
      "no edge of T is ever taken back:",
      "  so T is short, but not always the shortest",
      "T is the greedy triangulation",
  });
}

CodeLines delaunay_lines() {
  return code_lines({
      "sort the points along a curve, so that neighbours come together",
      "T := the triangle of the first three",
      "for each other point p:",
      "  walk through T to the triangle that holds p, or to a side of the hull that sees it",
      "  conflicts := that triangle",
      "  for each triangle beside the conflicts:",
      "    if p is inside the circle through its corners: it is in conflict, too",
      "  take the conflicts out of T",
      "  join p with each corner of the hole",
      "of four points on one circle, the order of insertion decides",
      "T: no point is inside the circle of a triangle",
  });
}

CodeLines cuts_of(const Parameters& p) {
  CodeLines lines;
  if (p.count_cut) lines.add(code_line("  if fewer edges are left than a triangulation has: end this branch"));
  if (p.length_bound) lines.add(code_line("  if it is too long, however it is completed: end this branch"));
  return lines;
}

CodeLines beginning() {
  return code_lines({
      "candidates: all edges that hold no third point",
      "  forced: those that no other crosses; they are in every triangulation",
      "  the others may be chosen; k of them complete a triangulation",
  });
}

CodeLines removal_lines(const Parameters& p) {
  const bool has_stack = p.method == Method::removal_stack, has_bits = p.method == Method::removal_bitmask;
  CodeLines lines = code_lines({
      beginning(),
      has_stack ? "stack := (all of them); until it is empty, take the graph on top:" : "search(graph): at first all of them",
      cuts_of(p),
      "  if no two edges of the graph cross:",
      "    it is a triangulation: keep the shortest, and end this branch",
      p.by_length ? "  e := the shortest edge that is not decided" : "  e := the next edge that is not decided",
      has_bits ? "  keep e: graph without the bits that cross it" : "  keep e: all that cross it leave the graph",
      has_stack ? "    put that on the stack" : "    search(that)",
  });
  if (p.uncrossed) lines.add(code_line("  if nothing crosses e any more: it is never dropped"));
  lines.add(code_line("  drop e: it leaves the graph"));
  if (p.uncovered) lines.add(code_line("    only if something is left that crosses it"));
  lines.add(
      code_lines({has_stack ? "    put that on the stack, below" : "    search(that)", "the shortest of all triangulations"}));
  return lines;
}

CodeLines insertion_lines(const Parameters& p) {
  return code_lines({
      beginning(),
      "search(graph, e): at first no edge, and the first that may be chosen",
      cuts_of(p),
      "  if the graph has k edges:",
      "    it is a triangulation: keep the shortest, and end this branch",
      "  if e crosses nothing in the graph:",
      "    insert e; search(graph, the next edge); take e out again",
      "  leave e out: search(graph, the next edge)",
      "the shortest of all triangulations",
  });
}

CodeLines combination_lines() {
  return code_lines({
      beginning(),
      "m := how many may be chosen",
      "for each rank from 1 to m over k:",
      "  set := the k edges of that rank, in lexicographic order",
      "  for each two of the set:",
      "    if they cross: it is no triangulation, go on",
      "  length := the sum of the set",
      "  if it is shorter than the best: best := set",
      "ranks are shared out: each thread begins at its own",
      "the best set with the forced edges",
  });
}

CodeLines lines_of(const Parameters& p) {
  switch (p.method) {
    case Method::lmt:
      return lmt_lines();
    case Method::path_dp:
      return path_lines();
    case Method::greedy:
      return greedy_lines();
    case Method::delaunay:
      return delaunay_lines();
    case Method::removal:
    case Method::removal_stack:
    case Method::removal_bitmask:
      return removal_lines(p);
    case Method::insertion:
      return insertion_lines(p);
    case Method::combinations:
      return combination_lines();
  }
  return {};
}

}  // namespace

MethodCode pseudocode_of(const Parameters& p) {
  return {told("Triangulation, method {}", said_choice(choice_name(p.method))), lines_of(p)};
}

}  // namespace ws::triangulation
