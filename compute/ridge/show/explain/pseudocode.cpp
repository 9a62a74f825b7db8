// How each method goes. The beginnings of lines are what explain.cpp looks for.
// SPDX-License-Identifier: MIT
#include "compute/ridge/show/explain/explain.h"

#include "compute/core/words/choice_words.h"
#include "compute/core/words/told.h"

namespace ws::ridge {

namespace {

CodeLines nearest_line(const Parameters& p) {
  if (p.method == Method::tiled) return code_line("      b := the nearest ball of p's own tile");
  if (p.kernels == Kernels::source) return code_line("      b := the nearest of all balls, by a thread of the thesis's kernel");
  return code_line(p.method == Method::grid ? "      b := the nearest ball in the cells around p"
                                            : "      b := the nearest of all balls");
}

CodeLines standstill_line(Convergence convergence) {
  switch (convergence) {
    case Convergence::exact:
      return code_line("  until no coordinate changes");
    case Convergence::thesis:
      return code_line("  until no coordinate changes by more than 2 n eps |mean|");
    case Convergence::tolerance:
      return code_line("  until no coordinate changes by more than tolerance times r1");
  }
  return {};
}

CodeLines choosing_lines(const Parameters& p) {
  if (p.method == Method::tiled)
    return code_lines({
        "cut the box by the grid, then tiles in halves, to at most the capacity of points",
        "in each tile, for its own points p in input order:",
        "  if no ball of the tile is within r1 of p: p becomes a ball of the tile",
    });
  if (p.choose == Choosing::greedy)
    return code_lines({
        "for each round of points, shared out to blocks:",
        "  each block, for its points p: if no ball it knows of is within r1 of p: p becomes a ball",
        "  blocks learn of each other's balls after the round: some are too near each other",
    });
  if (p.choose == Choosing::block)
    return code_lines({
        "one block of threads, for each point p in input order:",
        "  its threads compare p with all balls at once",
        "  if no ball is within r1 of p: p becomes a ball",
    });
  return code_lines({"for each point p, in input order:", "  if no ball is within r1 of p: p becomes a ball"});
}

CodeLines evolution_lines(const Parameters& p) {
  return code_lines({
      "  repeat:",
      "    for each point p:",
      nearest_line(p),
      "      if b is within r1 of p: p belongs to b",
      "    move each ball to the mean of the points that belong to it",
      standstill_line(p.convergence),
  });
}

CodeLines decimation_lines(const Parameters& p) {
  const bool by_tile = p.method == Method::tiled && p.tile_detection == TileDetection::local;
  CodeLines lines;
  if (p.decimation == Decimation::matrix) lines.add(code_line("  D := the squared distances of all pairs of balls"));
  if (p.decimation == Decimation::counts) lines.add(code_line("  count each ball's others within r2 and within 2 r2"));
  lines.add(code_lines({
      "  repeat, with more than three balls:",
      p.decimation == Decimation::greedy ? "    for 16 balls b at a time, which do not see each other go:"
      : by_tile                          ? "    for each ball b of a tile, in order:"
                                         : "    for each ball b, in order:",
      "      if three others or more are within r2: remove b",
      "      else if fewer than two others are within 2 r2: remove b",
  }));
  if (p.decimation == Decimation::shift) lines.add(code_line("      move the balls behind b one place forward"));
  if (p.decimation == Decimation::marks) lines.add(code_line("      mark b as gone; counts leave out what is marked"));
  if (p.decimation == Decimation::counts) lines.add(code_line("      take b out of the counts of the balls near it"));
  lines.add(code_line("  until a pass removes nothing"));
  return lines;
}

CodeLines lines_of(const Parameters& p) {
  CodeLines lines = choosing_lines(p);
  if (p.ball_order == BallOrder::random && p.method != Method::tiled) lines.add(code_line("give the balls a random order"));
  if (p.decimate_first) lines.add(code_line("decimate once, as below, before any ball has moved"));
  lines.add(code_lines({"repeat:", evolution_lines(p)}));
  if (p.min_points > 1) lines.add(code_line("  remove balls that hold fewer points than are asked"));
  lines.add(code_lines({decimation_lines(p), "until nothing was removed"}));
  if (p.method == Method::tiled && p.smoothing != Smoothing::none)
    lines.add(code_line(p.smoothing == Smoothing::evolve_decimate ? "once over the whole cloud: evolve, then decimate"
                                                                  : "once over the whole cloud: decimate, then evolve"));
  lines.add(code_lines({
      "for each pair of balls within r2, in order:",
      "  link them, if neither has two links",
      "for each pair within 2 r2, the nearest first:",
      "  join them, if neither has two links",
  }));
  if (p.min_points > 1) lines.add(code_line("remove lines of three balls or fewer, if there is a longer one"));
  if (p.refine == Refinement::fit) lines.add(code_line("cut the lines finely, and fit them to the points near them"));
  return lines;
}

}  // namespace

MethodCode pseudocode_of(const Parameters& p) {
  return {told("Ridge by balls, method {}", said_choice(choice_name(p.method))), lines_of(p)};
}

}  // namespace ws::ridge
