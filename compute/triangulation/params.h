// The parameters of triangulation and of its picture, described once.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/schema/schema.h"

#include <array>
#include <cstdint>
#include <tuple>

namespace ws::triangulation {

enum class Method { lmt, path_dp, greedy, delaunay, removal, removal_stack, removal_bitmask, insertion, combinations };
constexpr auto choices(Method) {
  using enum Method;
  return std::to_array<Choice<Method>>({
      {lmt, "lmt", "Exact for a million points, by the diamond test, the LMT skeleton and dynamic programmes"},
      {path_dp, "path-dp", "Exact for up to 34 points, with 3 bytes for each of 2^N paths"},
      {greedy, "greedy", "Shortest edges first; not the shortest triangulation, to compare"},
      {delaunay, "delaunay", "The Delaunay triangulation; not the shortest one, to compare"},
      {removal, "removal", "A search through all triangulations, for 14 points or so: a recursion that drops edges"},
      {removal_stack, "removal-stack", "The search of removal with a stack of its own"},
      {removal_bitmask, "removal-bitmask", "The search of removal on sets of edges as bits"},
      {insertion, "insertion", "A search that adds edges which cross no other"},
      {combinations, "combinations", "A search through all combinations of as many edges as are needed"},
  });
}

/// What stands beside the result in the picture.
enum class Beside { none, delaunay, greedy, both };
constexpr auto choices(Beside) {
  using enum Beside;
  return std::to_array<Choice<Beside>>({
      {none, "none", "Nothing"},
      {delaunay, "delaunay", "The Delaunay triangulation"},
      {greedy, "greedy", "The greedy triangulation"},
      {both, "both", "The Delaunay and the greedy triangulation"},
  });
}

/// What a click into the picture does.
enum class OnClick { look, add, erase, examine };
constexpr auto choices(OnClick) {
  using enum OnClick;
  return std::to_array<Choice<OnClick>>({
      {look, "look", "Tells what is under it"},
      {add, "add", "Adds a point"},
      {erase, "erase", "Deletes the point next to it"},
      {examine, "examine", "Shows for the edge next to it which points are in the two triangles of the diamond test"},
  });
}

/// A sweep of measurements beside the run.
enum class Study { none, points };
constexpr auto choices(Study) {
  using enum Study;
  return std::to_array<Choice<Study>>({
      {none, "none", "Nothing is measured beside the run"},
      {points, "points", "Times all methods against the number of points, on several random sets of the points"},
  });
}

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
  Study study = Study::none;
  std::int64_t study_sets = 3;
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

inline constexpr Condition if_searching =
    when("method", {"removal", "removal-stack", "removal-bitmask", "insertion", "combinations"});
// A race and a study of points run all methods, with the same cuts and tuning.
inline constexpr Condition if_bitmask = when("method", {"removal-bitmask"}) || when("race") || when("study", {"points"});
inline constexpr Condition if_combinations = when("method", {"combinations"}) || when("race") || when("study", {"points"});

constexpr auto method_fields() {
  using P = Parameters;
  return std::make_tuple(
      field(&P::method,
            {.name = "method", .label = "Method", .help = "How the triangulation is found", .pinned = true, .group = "Method"}),
      field(&P::time_limit, {.name = "time_limit",
                             .label = "Time limit",
                             .help = "Of the computation, whatever the method: then it ends with the best triangulation that "
                                     "it has, not proven, and says what that is; 0: none",
                             .unit = "s",
                             .max = 1e6,
                             .group = "Method"}),
      field(&P::longest_search,
            {.name = "longest_search",
             .label = "Longest search",
             .help = "Searches without a time limit that would take longer are refused, with an estimate",
             .unit = "s",
             .min = 0.01,
             .max = 1e9,
             .scale = Scale::logarithmic,
             .group = "Search",
             .applies_when = {if_searching, when("time_limit", {"0"})
                                                .because("with --time-limit searches end then instead of being refused")}}),
      field(&P::count_cut, {.name = "count_cut",
                            .label = "Too few edges",
                            .help = "End a branch where fewer edges are left than a triangulation has",
                            .group = "Search",
                            .applies_when = {(when("method", {"removal", "removal-stack", "removal-bitmask", "insertion"}) ||
                                              when("race") || when("study", {"points"}))}}),
      field(&P::by_length, {.name = "by_length",
                            .label = "Short edges first",
                            .help = "Try edges from the shortest, so that the first triangulation is the greedy one",
                            .group = "Search",
                            .applies_when = {if_bitmask}}),
      field(&P::uncrossed, {.name = "uncrossed",
                            .label = "Keep what is free",
                            .help = "Do not try without an edge that nothing crosses any more",
                            .group = "Search",
                            .applies_when = {if_bitmask}}),
      field(&P::uncovered, {.name = "uncovered",
                            .label = "Cover what is dropped",
                            .help = "End a branch where nothing is left that crosses a dropped edge",
                            .group = "Search",
                            .applies_when = {if_bitmask}}),
      field(&P::length_bound, {.name = "length_bound",
                               .label = "Length bound",
                               .help = "End a branch that is too long even with the shortest edges that may complete it",
                               .group = "Search",
                               .applies_when = {if_bitmask}}),
      field(&P::greedy_start, {.name = "greedy_start",
                               .label = "Greedy start",
                               .help = "The greedy triangulation is the best to begin with",
                               .group = "Search",
                               .applies_when = {if_bitmask}}),
      field(&P::watched_calls, {.name = "watched_calls",
                                .label = "Calls to watch",
                                .help = "So many calls of a search become steps; then only what is better than all before",
                                .max = 1'000'000,
                                .step = 1,
                                .group = "Search",
                                .applies_when = {if_searching}}));
}

constexpr auto cuda_fields() {
  using P = Parameters;
  return std::make_tuple(
      field(
          &P::branch_level,
          {.name = "branch_level",
           .label = "Branch level",
           .help = "Of a removal in parallel: decisions after which branches are handed to threads; 0: where there are enough",
           .max = 512,
           .group = "CUDA",
           .applies_when = {(when("method", {"removal", "removal-stack", "removal-bitmask"}) || when("race") ||
                             when("study", {"points"}))}}),
      field(&P::block_size,
            {.name = "block_size",
             .label = "Threads per block",
             .help = "On CUDA: a multiple of 32 up to 256; 0: what suits the search",
             .max = 256,
             .group = "CUDA",
             .applies_when = {(when("method", {"removal", "removal-stack", "removal-bitmask", "combinations"}) ||
                               when("race") || when("study", {"points"}))}}),
      field(&P::rebalance, {.name = "rebalance",
                            .label = "Share branches",
                            .help = "On CUDA: threads without work take branches from others; else each has its own",
                            .group = "CUDA",
                            .applies_when = {if_bitmask}}),
      field(&P::masks,
            {.name = "masks",
             .label = "Check by masks",
             .help =
                 "On CUDA: all combinations that differ in their last edge are checked at once, a bit each; else pair by pair",
             .group = "CUDA",
             .applies_when = {if_combinations}}),
      field(&P::thesis_grid,
            {.name = "thesis_grid",
             .label = "The thesis's grid",
             .help = "On CUDA: 200 and more for each thread, 65,535 blocks at most; else as many as run at once",
             .group = "CUDA",
             .applies_when = {if_combinations}}),
      field(&P::host_start,
            {.name = "host_start",
             .label = "Start on the host",
             .help = "On CUDA: the threads' first combinations are made on the host and copied; else on the device",
             .group = "CUDA",
             .applies_when = {if_combinations}}),
      field(&P::tree_reduction, {.name = "tree_reduction",
                                 .label = "Reduce in a tree",
                                 .help = "On CUDA: a block's best is found in steps that halve it; else by one thread",
                                 .group = "CUDA",
                                 .applies_when = {if_combinations}}));
}

constexpr auto comparison_fields() {
  using P = Parameters;
  return std::make_tuple(
      field(&P::race, {.name = "race",
                       .label = "Race",
                       .help = "Runs all methods on the same points too: which of them find the optimum, and in what time",
                       .group = "Comparison"}),
      field(&P::race_seconds, {.name = "race_seconds",
                               .label = "Race at most",
                               .help = "So long a search may take in the race and in a study, and path-dp by its estimate",
                               .unit = "s",
                               .min = 0.01,
                               .max = 1e6,
                               .scale = Scale::logarithmic,
                               .group = "Comparison",
                               .applies_when = {(when("race") || unless("study", {"none"}))}}),
      field(&P::study, {.name = "study", .label = "Study", .help = "Measurements beside the run", .group = "Comparison"}),
      field(&P::study_sets, {.name = "study_sets",
                             .label = "Sets of the study",
                             .help = "So many random sets of each number of points; the plot shows their means",
                             .min = 1,
                             .max = 1'000,
                             .step = 1,
                             .group = "Comparison",
                             .applies_when = {when("study", {"points"})}}),
      field(&P::growth_sets, {.name = "growth_sets",
                              .label = "Sets for the growth chart",
                              .help = "Edges, combinations, calls and triangulations against the number of points: means over "
                                      "this number of random sets of 3 to 16 of the points; 0: no chart",
                              .max = 1'000,
                              .step = 1,
                              .group = "Comparison"}),
      field(&P::edits, {.name = "edits",
                        .label = "Points by hand",
                        .help = "Points moved, added and deleted by hand, four numbers each: 0, the point, x, y: moved; 1, 0, "
                                "x, y: added; 2, the point, 0, 0: deleted",
                        .min = -1e60,
                        .max = 1e60,
                        .group = "Points"}));
}

constexpr auto Parameters::schema() { return std::tuple_cat(method_fields(), cuda_fields(), comparison_fields()); }

constexpr auto ViewParameters::schema() {
  using P = ViewParameters;
  return std::make_tuple(
      field(&P::beside, {.name = "beside",
                         .label = "Shown beside",
                         .help = "Other triangulations of the same points, with their lengths",
                         .cost = Cost::view,
                         .pinned = true,
                         .group = "Picture"}),
      field(&P::on_click, {.name = "on_click",
                           .label = "On click",
                           .help = "What a click into the picture does. Points can always be dragged",
                           .cost = Cost::view,
                           .pinned = true,
                           .group = "Points"}),
      field(&P::show_candidates, {.name = "show_candidates",
                                  .label = "Show candidates",
                                  .help = "Edges that are neither in the triangulation nor ruled out yet",
                                  .cost = Cost::view,
                                  .group = "Picture",
                                  .applies_when = {of_run(unless("method", {"path-dp", "greedy", "delaunay"}))}}),
      field(&P::show_best, {.name = "show_best",
                            .label = "Show the best",
                            .help = "The shortest triangulation that a search has met so far",
                            .cost = Cost::view,
                            .group = "Picture",
                            .applies_when = {of_run(if_searching)}}),
      field(&P::show_tree,
            {.name = "show_tree",
             .label = "Search tree",
             .help = "The calls of a search as a tree, with the stack of the present one",
             .cost = Cost::view,
             .group = "Picture",
             .applies_when = {of_run(when("method", {"removal", "removal-stack", "removal-bitmask", "insertion"}))}}),
      field(&P::show_loads,
            {.name = "show_loads",
             .label = "Load of warps",
             .help = "CUDA searches: a cell for each 32 threads of the device, coloured by the calls that they made",
             .cost = Cost::view,
             .group = "Picture",
             .applies_when = {of_run(if_searching)}}),
      field(&P::examined, {.name = "examined",
                           .label = "Examined edge",
                           .help = "The numbers of two points: why the diamond test keeps or kills the edge between them",
                           .max = 1e9,
                           .step = 1,
                           .cost = Cost::view,
                           .group = "Picture"}),
      field(&P::show_points, {.name = "show_points", .label = "Show points", .cost = Cost::view, .group = "Picture"}),
      field(&P::flash, {.name = "flash",
                        .label = "Mark what changed",
                        .help = "Window only: how strongly edges are marked that the last change brought (yellow) and took "
                                "(red). They flash anyway",
                        .cost = Cost::view,
                        .group = "Picture"}),
      field(&P::point_size, {.name = "point_size",
                             .label = "Point size",
                             .help = "0: by their number",
                             .unit = "px",
                             .max = 40,
                             .cost = Cost::view,
                             .zero_is_auto = true,
                             .group = "Picture",
                             .applies_when = {when("show_points")}}));
}

}  // namespace ws::triangulation
