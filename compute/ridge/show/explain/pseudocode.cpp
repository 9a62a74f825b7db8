// How each method goes. The beginnings of lines are what explain.cpp looks for.
// SPDX-License-Identifier: MIT
#include "compute/ridge/show/explain/explain.h"

#include <string>

namespace ws::ridge {

namespace {

using CodeLines = std::vector<std::string>;

const char* nearest_words(const Parameters& p) {
  if (p.method == Method::tiled) return "b := the nearest ball of p's own tile";
  if (p.kernels == Kernels::source) return "b := the nearest of all balls, by a thread of the thesis's kernel";
  return p.method == Method::grid ? "b := the nearest ball in the cells around p" : "b := the nearest of all balls";
}

const char* standstill_words(Convergence convergence) {
  switch (convergence) {
    case Convergence::exact:
      return "until no coordinate changes";
    case Convergence::thesis:
      return "until no coordinate changes by more than 2 n eps |mean|";
    case Convergence::tolerance:
      return "until no coordinate changes by more than tolerance times r1";
  }
  return "";
}

void add_choice(CodeLines& lines, const Parameters& p) {
  if (p.method == Method::tiled) {
    lines.insert(lines.end(), {"cut the box by the grid, then tiles in halves, to at most the capacity of points",
                               "in each tile, for its own points p in input order:",
                               "  if no ball of the tile is within r1 of p: p becomes a ball of the tile"});
  } else if (p.choose == Choosing::greedy) {
    lines.insert(lines.end(), {"for each round of points, shared out to blocks:",
                               "  each block, for its points p: if no ball it knows of is within r1 of p: p becomes a ball",
                               "  blocks learn of each other's balls after the round: some are too near each other"});
  } else if (p.choose == Choosing::block) {
    lines.insert(lines.end(),
                 {"one block of threads, for each point p in input order:", "  its threads compare p with all balls at once",
                  "  if no ball is within r1 of p: p becomes a ball"});
  } else {
    lines.insert(lines.end(), {"for each point p, in input order:", "  if no ball is within r1 of p: p becomes a ball"});
  }
  if (p.ball_order == BallOrder::random && p.method != Method::tiled) lines.emplace_back("give the balls a random order");
  if (p.decimate_first) lines.emplace_back("decimate once, as below, before any ball has moved");
}

void add_evolution(CodeLines& lines, const Parameters& p) {
  lines.insert(lines.end(), {"  repeat:", "    for each point p:", std::string("      ") + nearest_words(p),
                             "      if b is within r1 of p: p belongs to b",
                             "    move each ball to the mean of the points that belong to it",
                             std::string("  ") + standstill_words(p.convergence)});
}

void add_decimation(CodeLines& lines, const Parameters& p) {
  if (p.decimation == Decimation::matrix) lines.emplace_back("  D := the squared distances of all pairs of balls");
  if (p.decimation == Decimation::counts) lines.emplace_back("  count each ball's others within r2 and within 2 r2");
  lines.emplace_back("  repeat, with more than three balls:");
  const bool by_tile = p.method == Method::tiled && p.tile_detection == TileDetection::local;
  if (p.decimation == Decimation::greedy)
    lines.emplace_back("    for 16 balls b at a time, which do not see each other go:");
  else
    lines.emplace_back(by_tile ? "    for each ball b of a tile, in order:" : "    for each ball b, in order:");
  lines.insert(lines.end(), {"      if three others or more are within r2: remove b",
                             "      else if fewer than two others are within 2 r2: remove b"});
  if (p.decimation == Decimation::shift) lines.emplace_back("      move the balls behind b one place forward");
  if (p.decimation == Decimation::marks) lines.emplace_back("      mark b as gone; counts leave out what is marked");
  if (p.decimation == Decimation::counts) lines.emplace_back("      take b out of the counts of the balls near it");
  lines.emplace_back("  until a pass removes nothing");
}

}  // namespace

Pseudocode pseudocode_of(const Parameters& p) {
  const std::string method = choice_name(p.method);
  Pseudocode code{"Ridge by balls, method " + method, {}};
  add_choice(code.lines, p);
  code.lines.emplace_back("repeat:");
  add_evolution(code.lines, p);
  if (p.min_points > 1) code.lines.emplace_back("  remove balls that hold fewer points than are asked");
  add_decimation(code.lines, p);
  code.lines.emplace_back("until nothing was removed");
  if (p.method == Method::tiled && p.smoothing != Smoothing::none)
    code.lines.emplace_back(p.smoothing == Smoothing::evolve_decimate ? "once over the whole cloud: evolve, then decimate"
                                                                      : "once over the whole cloud: decimate, then evolve");
  code.lines.insert(code.lines.end(),
                    {"for each pair of balls within r2, in order:", "  link them, if neither has two links",
                     "for each pair within 2 r2, the nearest first:", "  join them, if neither has two links"});
  if (p.min_points > 1) code.lines.emplace_back("remove lines of three balls or fewer, if there is a longer one");
  if (p.refine == Refinement::fit) code.lines.emplace_back("cut the lines finely, and fit them to the points near them");
  return code;
}

}  // namespace ws::ridge
