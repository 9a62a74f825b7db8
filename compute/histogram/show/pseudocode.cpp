// How each method goes. The beginnings of lines are what explain.cpp looks for.
// SPDX-License-Identifier: MIT
#include "compute/histogram/show/explain.h"

namespace ws::histogram {

namespace {

using CodeLines = std::vector<std::string>;

CodeLines limits_lines(const Parameters& p) {
  if (p.limits == Limits::global) return {"  low, high := those of all queries together"};
  return {"  low := the smallest of q's distances, high := the largest"};
}

std::string bin_line(const Parameters& p) {
  if (p.bin_scale == BinScale::logarithmic) return "bin := ⌊K log(d / low) / log(high / low)⌋, at most K − 1";
  return p.arithmetic == Arithmetic::source ? "bin := ⌊(d − low) · (1 / width)⌋ in single precision, at most K − 1"
                                            : "bin := ⌊K (d − low) / (high − low)⌋, at most K − 1";
}

CodeLines skip_lines(const Parameters& p, const std::string& indent) {
  return p.skip_self ? CodeLines{indent + "leave out d = 0: it is the query itself"} : CodeLines{};
}

CodeLines reference_lines(const Parameters& p) {
  CodeLines lines{"for each query q:", "  for each reference r:", "    d := √(Σ (q_k − r_k)²), in double precision"};
  const CodeLines skip = skip_lines(p, "    "), limits = limits_lines(p);
  lines.insert(lines.end(), skip.begin(), skip.end());
  lines.insert(lines.end(), limits.begin(), limits.end());
  lines.insert(
      lines.end(),
      {"  if low = high: all are in bin 0", "  for each d:", "    " + bin_line(p), "    count[q][bin] := count[q][bin] + 1",
       "queries are shared out to the cores, each with distances of its own", "the rows of all queries are full at once"});
  return lines;
}

CodeLines paper_lines(const Parameters& p) {
  return {"for each round of queries, 32 or fewer:",
          "  1 a grid of blocks, 64 references each:",
          "    each block computes the distances of its references to all queries of the round",
          "    and stores them: 32 N distances at once",
          "  2 low and high of each query, by pairs in a tree",
          "  3 for each query, 64 slices of the references at once:",
          "    for each distance d of the slice:",
          "      " + bin_line(p),
          "      count it in the slice's private histogram",
          "  4 the adder sums the 64 private histograms into count[q]",
          "  the rows of the round are full"};
}

CodeLines simd_lines(const Parameters& p) {
  return {"for each round of queries:",
          "  each core, for packed chunks of references:",
          "    8 references at once, 32 queries for each:",
          "      d² := Σ (q_k − r_k)², component by component",
          "    low and high of each query grow with d²",
          "  once more, for packed chunks of references:",
          "    d² again: computing it is cheaper than storing it",
          "    " + bin_line(p),
          "      by an estimate; where that is too near an edge, exactly",
          "    count it in the core's own histogram",
          "  add up the cores' histograms",
          "  the rows of the round are full"};
}

CodeLines boxes_lines(const Parameters& p) {
  return {"order the references along a Morton curve; box up neighbours",
          "for each round of queries:",
          "  for each query q:",
          "    low, high: leave out boxes that cannot hold the nearest or the farthest",
          "    for each box of references:",
          "      from, to := the least and the largest distance of the box",
          "      if both are in one bin: add the box's number at once",
          "      else, for each d of the box:",
          "        " + bin_line(p),
          "        count[q][bin] := count[q][bin] + 1",
          "  the rows of the round are full"};
}

CodeLines shared_lines(const Parameters& p) {
  return {"for each round of queries:",
          "  a kernel computes tiles of d² and stores them, with low and high",
          "  one barrier: low and high of each query are known",
          "  a kernel reads each d² once more:",
          "    " + bin_line(p),
          "    count it in the block's histogram in shared memory",
          "    of equal bins in a warp one thread adds",
          "  each block adds its histogram to count[q]",
          "  bins that do not fit shared memory are counted in parts",
          "  the rows of the round are full"};
}

CodeLines fused_lines(const Parameters& p) {
  return {"for each round of queries:",
          "  a kernel computes tiles of d² for low and high alone",
          "  nothing is stored",
          "  a second kernel computes the same tiles again:",
          "    a thread holds some queries and references in registers",
          "    " + bin_line(p),
          "    count it in the block's histogram in shared memory",
          "  each block adds its histogram to count[q]",
          "  both kernels sum in the same order, so both see the same d²",
          "  the rows of the round are full"};
}

CodeLines tensor_lines(const Parameters& p) {
  return {"for each round of queries:",
          "  |q − r|² = |q|² + |r|² − 2 q·r: the products by matrix units",
          "  of bytes they are exact; of floats they are estimates with a bound",
          "  low and high: the nearest estimates, computed again in the direct form",
          "  for each tile of products:",
          "    " + bin_line(p),
          "    of an estimate: for both ends of its interval",
          "    if both are in one bin: count it there",
          "    else: compute d² in the direct form, and count that",
          "  each block adds its histogram to count[q]",
          "  the rows of the round are full"};
}

}  // namespace

Pseudocode pseudocode_of(Method method, const Parameters& p) {
  Pseudocode code{std::string("Distance histograms, method ") + choice_name(method), {}};
  switch (method) {
    case Method::paper:
      code.lines = paper_lines(p);
      break;
    case Method::simd:
      code.lines = simd_lines(p);
      break;
    case Method::boxes:
      code.lines = boxes_lines(p);
      break;
    case Method::shared:
      code.lines = shared_lines(p);
      break;
    case Method::fused:
      code.lines = fused_lines(p);
      break;
    case Method::tensor:
      code.lines = tensor_lines(p);
      break;
    case Method::automatic:
    case Method::reference:
      code.lines = reference_lines(p);
  }
  return code;
}

}  // namespace ws::histogram
