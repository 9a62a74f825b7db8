// How each method goes. The beginnings of lines are what explain.cpp looks for.
// SPDX-License-Identifier: MIT
#include "compute/histogram/show/explain.h"

#include "compute/core/words/choice_words.h"
#include "compute/core/words/told.h"

namespace ws::histogram {

namespace {

CodeLines limits_line(const Parameters& p) {
  return code_line(p.limits == Limits::global ? "  low, high := those of all queries together"
                                              : "  low := the smallest of q's distances, high := the largest");
}

CodeLines bin_line(const Parameters& p) {
  if (p.bin_scale == BinScale::logarithmic) return code_line("bin := ⌊K log(d / low) / log(high / low)⌋, at most K − 1");
  return code_line(p.arithmetic == Arithmetic::source ? "bin := ⌊(d − low) · (1 / width)⌋ in single precision, at most K − 1"
                                                      : "bin := ⌊K (d − low) / (high − low)⌋, at most K − 1");
}

CodeLines reference_lines(const Parameters& p) {
  CodeLines lines = code_lines({
      "for each query q:",
      "  for each reference r:",
      "    d := √(Σ (q_k − r_k)²), in double precision",
  });
  if (p.skip_self) lines.add(code_line("    leave out d = 0: it is the query itself"));
  lines.add(code_lines({
      limits_line(p),
      "  if low = high: all are in bin 0",
      "  for each d:",
      indented(4, bin_line(p)),
      "    count[q][bin] := count[q][bin] + 1",
      "queries are shared out to the cores, each with distances of its own",
      "the rows of all queries are full at once",
  }));
  return lines;
}

CodeLines paper_lines(const Parameters& p) {
  return code_lines({
      "for each round of queries, 32 or fewer:",
      "  1 a grid of blocks, 64 references each:",
      "    each block computes the distances of its references to all queries of the round",
      "    and stores them: 32 N distances at once",
      "  2 low and high of each query, by pairs in a tree",
      "  3 for each query, 64 slices of the references at once:",
      "    for each distance d of the slice:",
      indented(6, bin_line(p)),
      "      count it in the slice's private histogram",
      "  4 the adder sums the 64 private histograms into count[q]",
      "  the rows of the round are full",
  });
}

CodeLines simd_lines(const Parameters& p) {
  return code_lines({
      "for each round of queries:",
      "  each core, for packed chunks of references:",
      "    8 references at once, 32 queries for each:",
      "      d² := Σ (q_k − r_k)², component by component",
      "    low and high of each query grow with d²",
      "  once more, for packed chunks of references:",
      "    d² again: computing it is cheaper than storing it",
      indented(4, bin_line(p)),
      "      by an estimate; where that is too near an edge, exactly",
      "    count it in the core's own histogram",
      "  add up the cores' histograms",
      "  the rows of the round are full",
  });
}

CodeLines boxes_lines(const Parameters& p) {
  return code_lines({
      "order the references along a space-filling curve; box up neighbours",
      "for each round of queries:",
      "  for each query q:",
      "    low, high: leave out boxes that cannot hold the nearest or the farthest",
      "    for each box of references:",
      "      from, to := the least and the largest distance of the box",
      "      if both are in one bin: add the box's number at once",
      "      else, for each d of the box:",
      indented(8, bin_line(p)),
      "        count[q][bin] := count[q][bin] + 1",
      "  the rows of the round are full",
  });
}

CodeLines shared_lines(const Parameters& p) {
  return code_lines({
      "for each round of queries:",
      "  a kernel computes tiles of d² and stores them, with low and high",
      "  one barrier: low and high of each query are known",
      "  a kernel reads each d² once more:",
      indented(4, bin_line(p)),
      "    count it in the block's histogram in shared memory",
      "    of equal bins in a warp one thread adds",
      "  each block adds its histogram to count[q]",
      "  bins that do not fit shared memory are counted in parts",
      "  the rows of the round are full",
  });
}

CodeLines fused_lines(const Parameters& p) {
  return code_lines({
      "for each round of queries:",
      "  a kernel computes tiles of d² for low and high alone",
      "  nothing is stored",
      "  a second kernel computes the same tiles again:",
      "    a thread holds some queries and references in registers",
      indented(4, bin_line(p)),
      "    count it in the block's histogram in shared memory",
      "  each block adds its histogram to count[q]",
      "  both kernels sum in the same order, so both see the same d²",
      "  the rows of the round are full",
  });
}

CodeLines tensor_lines(const Parameters& p) {
  return code_lines({
      "for each round of queries:",
      "  |q − r|² = |q|² + |r|² − 2 q·r: the products by matrix units",
      "  of bytes they are exact; of floats they are estimates with a bound",
      "  low and high: the nearest estimates, computed again in the direct form",
      "  for each tile of products:",
      indented(4, bin_line(p)),
      "    of an estimate: for both ends of its interval",
      "    if both are in one bin: count it there",
      "    else: compute d² in the direct form, and count that",
      "  each block adds its histogram to count[q]",
      "  the rows of the round are full",
  });
}

CodeLines lines_of(Method method, const Parameters& p) {
  switch (method) {
    case Method::paper:
      return paper_lines(p);
    case Method::simd:
      return simd_lines(p);
    case Method::boxes:
      return boxes_lines(p);
    case Method::shared:
      return shared_lines(p);
    case Method::fused:
      return fused_lines(p);
    case Method::tensor:
      return tensor_lines(p);
    case Method::automatic:
    case Method::reference:
      return reference_lines(p);
  }
  return {};
}

}  // namespace

MethodCode pseudocode_of(Method method, const Parameters& p) {
  return {told("Distance histograms, method {}", said_choice(choice_name(method))), lines_of(method, p)};
}

}  // namespace ws::histogram
