// The parameters of triangulation and of its picture, described once.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/schema.h"

#include <array>
#include <cstdint>
#include <tuple>

namespace ws::triangulation {

enum class Method { lmt, path_dp, greedy, delaunay, removal, removal_stack, removal_bitmask, insertion, combinations };
/// What stands beside the result in the picture.
enum class Beside { none, delaunay, greedy, both };
/// What a click into the picture does.
enum class OnClick { look, add, erase, examine };

struct Parameters {
  Method method = Method::lmt;
  double time_limit = 0;       ///< seconds; 0: none
  double longest_search = 60;  ///< seconds
  bool count_cut = true, by_length = false, uncrossed = false, uncovered = false, length_bound = false, greedy_start = false;
  std::int64_t watched_calls = 20'000;
  std::int64_t branch_level = 0, block_size = 0;
  bool rebalance = true, masks = true, thesis_grid = false, host_start = false, tree_reduction = true;
  bool race = false;
  double race_seconds = 10;
  std::int64_t growth_sets = 0;
  Numbers edits;

  static constexpr auto schema();
};

struct ViewParameters {
  Beside beside = Beside::both;
  bool show_candidates = true, show_points = true, show_best = true, show_tree = true, show_loads = true;
  Numbers examined;
  double point_size = 0, flash = 0;
  OnClick on_click = OnClick::look;

  static constexpr auto schema();
};

constexpr auto Parameters::schema() {
  using P = Parameters;
  constexpr auto linear = Scale::linear, logarithmic = Scale::logarithmic;
  constexpr auto run = Cost::run;
  return std::make_tuple(
      choice_field(
          &P::method, "method", "Method",
          "lmt: exact for a million points, by the diamond test, the LMT skeleton and dynamic programmes; path-dp: exact "
          "up to 34 points, with 3 bytes for each of 2^N paths; greedy and delaunay: not shortest, to compare; the others are "
          "searches through all "
          "triangulations, for 14 points or so: removal (recursive), removal-stack, removal-bitmask, insertion, "
          "combinations",
          "Method", run, true),
      Field<P, double>{&P::time_limit, "time_limit", "Time limit",
                       "Of the computation, whatever the method: then it ends with the best triangulation that it has, not "
                       "proven, and says what that is; 0: none",
                       "s", 0, 1e6, 0, linear, run, false, false, "Method"},
      Field<P, double>{&P::longest_search, "longest_search", "Longest search",
                       "Searches without a time limit that would take longer are refused, with an estimate", "s", 0.01, 1e9, 0,
                       logarithmic, run, false, false, "Search"},
      choice_field(&P::count_cut, "count_cut", "Too few edges",
                   "End a branch where fewer edges are left than a triangulation has", "Search"),
      choice_field(&P::by_length, "by_length", "Short edges first",
                   "removal-bitmask: try edges from the shortest, so that the first triangulation is the greedy one", "Search"),
      choice_field(&P::uncrossed, "uncrossed", "Keep what is free",
                   "removal-bitmask: do not try without an edge that nothing crosses any more", "Search"),
      choice_field(&P::uncovered, "uncovered", "Cover what is dropped",
                   "removal-bitmask: end a branch where nothing is left that crosses a dropped edge", "Search"),
      choice_field(&P::length_bound, "length_bound", "Length bound",
                   "removal-bitmask: end a branch that is too long even with the shortest edges that may complete it",
                   "Search"),
      choice_field(&P::greedy_start, "greedy_start", "Greedy start",
                   "removal-bitmask: the greedy triangulation is the best to begin with", "Search"),
      Field<P, std::int64_t>{&P::watched_calls, "watched_calls", "Calls to watch",
                             "So many calls of a search become steps; then only what is better than all before", "", 0,
                             1'000'000, 1, linear, run, false, false, "Search"},
      Field<P, std::int64_t>{
          &P::branch_level, "branch_level", "Branch level",
          "removal in parallel: decisions after which branches are handed to threads; 0: where there are enough", "", 0, 512, 0,
          linear, run, false, false, "CUDA"},
      Field<P, std::int64_t>{&P::block_size, "block_size", "Threads per block",
                             "CUDA: a multiple of 32 up to 256; 0: what suits the search", "", 0, 256, 0, linear, run, false,
                             false, "CUDA"},
      choice_field(&P::rebalance, "rebalance", "Share branches",
                   "CUDA, removal-bitmask: threads without work take branches from others; else each has its own", "CUDA"),
      choice_field(&P::masks, "masks", "Check by masks",
                   "CUDA, combinations: all that differ in their last edge are checked at once, a bit each; else pair by pair",
                   "CUDA"),
      choice_field(&P::thesis_grid, "thesis_grid", "The thesis's grid",
                   "CUDA, combinations: 200 and more for each thread, 65,535 blocks at most; else as many as run at once",
                   "CUDA"),
      choice_field(&P::host_start, "host_start", "Start on the host",
                   "CUDA, combinations: the threads' first ones are made on the host and copied; else on the device", "CUDA"),
      choice_field(&P::tree_reduction, "tree_reduction", "Reduce in a tree",
                   "CUDA, combinations: a block's best is found in steps that halve it; else by one thread", "CUDA"),
      choice_field(&P::race, "race", "Race", "Runs all methods on the same points too: who finds the optimum, in what time",
                   "Comparison"),
      Field<P, double>{&P::race_seconds, "race_seconds", "Race at most",
                       "So long a search may take in the race, and path-dp by its estimate", "s", 0.01, 1e6, 0, logarithmic,
                       run, false, false, "Comparison"},
      Field<P, std::int64_t>{&P::growth_sets, "growth_sets", "Sets for the growth chart",
                             "Edges, combinations, calls and triangulations against the number of points: means over so many "
                             "random sets of 3 to 16 of the points; 0: no chart",
                             "", 0, 1'000, 1, linear, run, false, false, "Comparison"},
      Field<P, Numbers>{&P::edits, "edits", "Edits",
                        "Points moved, added and deleted by hand, four numbers each: 0, the point, x, y: moved; 1, 0, x, y: "
                        "added; 2, the point, 0, 0: deleted",
                        "", -1e60, 1e60, 0, linear, run, false, false, "Points"});
}

constexpr auto ViewParameters::schema() {
  using P = ViewParameters;
  constexpr auto view = Cost::view;
  constexpr auto linear_scale = Scale::linear;
  return std::make_tuple(
      choice_field(&P::beside, "beside", "Beside it", "Other triangulations of the same points, with their lengths", "Picture",
                   view, true),
      choice_field(&P::on_click, "on_click", "A click",
                   "look: tells what is under it; add: a point; erase: the point next to it; examine: shows for the edge next "
                   "to it which points are in the two triangles of the diamond test. Points can always be dragged",
                   "Points", view, true),
      choice_field(&P::show_candidates, "show_candidates", "Show candidates",
                   "Edges that are neither in the triangulation nor ruled out yet", "Picture", view),
      choice_field(&P::show_best, "show_best", "Show the best", "The shortest triangulation that a search has met so far",
                   "Picture", view),
      choice_field(&P::show_tree, "show_tree", "Search tree",
                   "The calls of a search as a tree, with the stack of the present one", "Picture", view),
      choice_field(&P::show_loads, "show_loads", "Load of warps",
                   "CUDA searches: a cell for each 32 threads of the device, coloured by the calls that they made", "Picture",
                   view),
      Field<P, Numbers>{&P::examined, "examined", "Examined edge",
                        "The numbers of two points: why the diamond test keeps or kills the edge between them", "", 0, 1e9, 1,
                        linear_scale, view, false, false, "Picture"},
      choice_field(&P::show_points, "show_points", "Show points", "", "Picture", view),
      Field<P, double>{&P::flash, "flash", "Mark what changed",
                       "Window only: how strongly edges are marked that the last change brought (yellow) and took (red). They "
                       "flash anyway",
                       "", 0, 1, 0, Scale::linear, view, false, false, "Picture"},
      Field<P, double>{&P::point_size, "point_size", "Point size", "0: by their number", "px", 0, 40, 0, Scale::linear, view,
                       false, true, "Picture"});
}

}  // namespace ws::triangulation

template <>
struct ws::ChoiceNames<ws::triangulation::Method> {
  static constexpr std::array names{"lmt",           "path-dp",         "greedy",    "delaunay",    "removal",
                                    "removal-stack", "removal-bitmask", "insertion", "combinations"};
};
template <>
struct ws::ChoiceNames<ws::triangulation::OnClick> {
  static constexpr std::array names{"look", "add", "erase", "examine"};
};
template <>
struct ws::ChoiceNames<ws::triangulation::Beside> {
  static constexpr std::array names{"none", "delaunay", "greedy", "both"};
};
