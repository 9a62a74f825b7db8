// Each method's result in the common form, and the story of how it came about.
// SPDX-License-Identifier: MIT
#include "compute/triangulation/solution.h"

#include "compute/core/error.h"
#include "compute/core/executor_cpu.h"
#include "compute/triangulation/combination_story.h"
#include "compute/triangulation/delaunay.h"
#include "compute/triangulation/greedy.h"
#include "compute/triangulation/hull.h"
#include "compute/triangulation/lmt.h"
#include "compute/triangulation/lmt_story.h"
#include "compute/triangulation/path_dp.h"
#include "compute/triangulation/search.h"
#include "compute/triangulation/search_story.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace ws::triangulation {

namespace {

Value count(std::size_t n) { return Value(static_cast<std::int64_t>(n)); }

/// Takes edges, length and bounds from any method's result.
template <class Result>
void adopt(Solution& solution, const Result& result) {
  solution.edges = result.edges;
  solution.length = result.length;
  solution.lower_bound = result.lower_bound;
  solution.proven_optimal = result.proven_optimal;
}

/// With more, there are too many edges to tell of each.
constexpr std::size_t most_lmt_points = 50'000;

void solve_with_lmt(Solution& solution, const Parameters& p, RunContext& context) {
  LmtTrace trace;
  LmtOptions options;
  options.time_limit_seconds = p.time_limit;
  if (solution.points.size() <= most_lmt_points) options.trace = &trace;
  const LmtResult result = lmt(solution.points.at, options, context);
  adopt(solution, result);
  solution.counters = {{"candidate_edge_count", count(result.candidate_count)},
                       {"certain_edge_count", count(result.certain_count)},
                       {"open_edge_count", count(result.possible_count)},
                       {"rounds", count(result.round_count)},
                       {"face_count", count(result.face_count)},
                       {"largest_face", count(result.largest_face)},
                       {"hole_count", count(result.hole_count)},
                       {"unsolved_face_count", count(result.unsolved_count)}};
  if (options.trace && result.proven_optimal) {
    const std::string name = trace.are_all_counted ? "optimum_count" : "optimum_count_at_least";
    const bool is_small = trace.optimum_count < largest_told_count;
    solution.counters.push_back(
        {is_small ? name : name + "_log10", is_small ? trace.optimum_count : trace.optimum_count_log10});
  }
  auto story = std::make_unique<PlainStory>(solution.points.size());
  if (!result.proven_optimal) trace.ties.clear();  // of what is not proven to be the shortest
  if (options.trace) tell_lmt(*story, trace, solution.points.at);
  const std::string ties =
      trace.optimum_count > 1 ? fmt::format("; {} are equally short", spoken_optimum_count(trace)) : std::string();
  end_story(*story, solution.edges, result.proven_optimal ? "The minimum weight triangulation: proven" + ties : "Not proven");
  solution.story = std::move(story);
}

void solve_with_paths(Solution& solution, RunContext& context) {
  const PathResult result = path_dp(solution.points.at, context);
  adopt(solution, result);
  solution.counters = {{"state_count", count(result.state_count)}, {"layer_count", count(result.layer_count)}};
  auto story = std::make_unique<PlainStory>(solution.points.size());
  end_story(*story, solution.edges, fmt::format("The minimum weight triangulation: the least of {} paths", result.state_count));
  solution.story = std::move(story);
}

/// Steps for each edge, as long as somebody may watch them.
constexpr std::size_t most_greedy_steps = 20'000;

void solve_greedily(Solution& solution, RunContext& context) {
  const std::vector<Point>& points = solution.points.at;
  solution.edges = greedy_edges(points, context);
  solution.length = length_of(points, solution.edges);
  auto story = std::make_unique<PlainStory>(points.size());
  if (solution.edges.size() <= most_greedy_steps) {
    std::vector<std::uint32_t> order(solution.edges.size());
    std::iota(order.begin(), order.end(), 0u);
    std::vector<double> length;
    for (const Edge e : solution.edges) length.push_back(rounded_distance(points[e.a], points[e.b]));
    std::stable_sort(order.begin(), order.end(), [&](std::uint32_t a, std::uint32_t b) { return length[a] < length[b]; });
    const std::uint32_t first = story->add_edges(solution.edges);
    for (const std::uint32_t i : order) {
      story->begin({"greedy",
                    fmt::format("Edge {}-{}, {:.6g} long: the shortest that crosses none before", solution.edges[i].a,
                                solution.edges[i].b, length[i]),
                    {first + i}});
      story->set(first + i, EdgeState::kept);
    }
    story->begin({"result", "The greedy triangulation", {}});
    story->set_all(EdgeState::kept, EdgeState::chosen);
  } else {
    end_story(*story, solution.edges, "The greedy triangulation");
  }
  solution.story = std::move(story);
}

void solve_with_delaunay(Solution& solution, RunContext& context) {
  solution.edges = delaunay_edges(solution.points.at, context);
  solution.length = length_of(solution.points.at, solution.edges);
  auto story = std::make_unique<PlainStory>(solution.points.size());
  end_story(*story, solution.edges, "The Delaunay triangulation: no point inside a triangle's circle");
  solution.story = std::move(story);
}

SearchOptions search_options(const Parameters& p, const RunContext& context) {
  SearchOptions options;
  options.method = p.method == Method::removal           ? SearchMethod::removal
                   : p.method == Method::removal_stack   ? SearchMethod::removal_stack
                   : p.method == Method::removal_bitmask ? SearchMethod::removal_bitmask
                   : p.method == Method::insertion       ? SearchMethod::insertion
                                                         : SearchMethod::combinations;
  options.cuts = {p.count_cut, p.by_length, p.uncrossed, p.uncovered, p.length_bound, p.greedy_start};
  options.most_seconds = p.longest_search;
  options.time_limit_seconds = p.time_limit;
  options.parallel = context.thread_count != 1;
  if (p.branch_level > 0) options.branch_level = static_cast<std::uint32_t>(p.branch_level);
  options.device = {static_cast<int>(p.block_size), p.rebalance, p.masks, p.thesis_grid, p.host_start, p.tree_reduction};
  return options;
}

SearchForm form_of(Method method) {
  return method == Method::insertion       ? SearchForm::insertion
         : method == Method::removal_stack ? SearchForm::removal_with_stack
                                           : SearchForm::removal;
}

void add_branches(std::vector<Property>& counters, const BranchReport& branches) {
  if (branches.branch_count > 0) {
    counters.push_back({"branch_level", count(branches.level)});
    counters.push_back({"branch_count", count(branches.branch_count)});
  }
  if (branches.bytes_sent > 0) counters.push_back({"bytes_to_device", count(branches.bytes_sent)});
  if (branches.thread_count == 0) return;
  counters.push_back({"device_threads", count(branches.thread_count)});
  counters.push_back({"active_lane_share", branches.active_share});
  counters.push_back({"least_calls_of_thread", count(branches.least_calls)});
  counters.push_back({"median_calls_of_thread", count(branches.median_calls)});
  counters.push_back({"most_calls_of_thread", count(branches.most_calls)});
}

void solve_by_search(Solution& solution, const Parameters& p, RunContext& context) {
  const std::vector<Point>& points = solution.points.at;
  Candidates candidates = candidates_of(points, context);
  SearchTree tree(static_cast<std::size_t>(p.watched_calls), form_of(p.method));
  SearchOptions options = search_options(p, context);
  if (context.record_steps && p.watched_calls > 0 && p.method != Method::combinations) options.tree = &tree;
  const SearchResult result = search(points, candidates, options, context);
  adopt(solution, result);
  solution.counters = {{"candidate_edge_count", count(candidates.forced.size() + candidates.choosable_count())},
                       {"forced_edge_count", count(candidates.forced.size())},
                       {"choosable_edge_count", count(candidates.choosable_count())},
                       {"needed_edge_count", count(candidates.needed_count)},
                       {p.method == Method::combinations ? "combinations_checked" : "search_calls", count(result.call_count)},
                       {"cut_count", count(result.cut_count)},
                       {"triangulations_seen", count(result.triangulation_count)},
                       {result.proven_optimal ? "optimum_count" : "equally_short_count", count(result.optimum_count)}};
  add_branches(solution.counters, result.branches);
  solution.calls_of_warps = result.branches.calls_of_warps;
  SearchEnd end{solution.edges, solution.proven_optimal, result.optima, result.optimum_count};
  solution.story =
      context.record_steps && p.method == Method::combinations
          ? tell_combinations(points.size(), std::move(candidates), static_cast<std::size_t>(p.watched_calls), std::move(end))
          : tell_search(points.size(), std::move(candidates), std::move(tree), std::move(end));
}

/// One line's points joined in their order.
void join_in_line(Solution& solution, const Hull& hull) {
  for (std::size_t i = 1; i < hull.boundary.size(); ++i)
    solution.edges.push_back(edge_of(hull.boundary[i - 1], hull.boundary[i]));
  std::sort(solution.edges.begin(), solution.edges.end());
  solution.length = length_of(solution.points.at, solution.edges);
  solution.lower_bound = solution.length.lower;
  solution.proven_optimal = true;
  auto story = std::make_unique<PlainStory>(solution.points.size());
  end_story(*story, solution.edges, "All points are on one line: neighbours are joined, and there are no triangles");
  solution.story = std::move(story);
}

}  // namespace

bool runs_on_device(Method method) {
  return method == Method::lmt || method == Method::path_dp || method == Method::removal || method == Method::removal_stack ||
         method == Method::removal_bitmask || method == Method::combinations;
}

Solution unsolved(Points points) {
  Solution solution;
  solution.story = std::make_unique<PlainStory>(points.size());
  solution.points = std::move(points);
  return solution;
}

Solution solve(Points points, const Parameters& p, RunContext& context) {
  Solution solution;
  solution.points = std::move(points);
  CpuExecutor executor(context);
  const Hull hull = convex_hull(solution.points.at, executor);
  solution.hull_count = hull.boundary.size();
  solution.triangle_count = triangulation_counts(solution.points.size(), hull).triangles;
  if (hull.is_flat) {
    join_in_line(solution, hull);
    context.metrics.warn(solution.points.size() < 3 ? fmt::format("{} distinct point{} no triangles", solution.points.size(),
                                                                  solution.points.size() == 1 ? " has" : "s have")
                                                    : std::string("all points are on one line: there are no triangles"));
    return solution;
  }
  switch (p.method) {
    case Method::lmt:
      solve_with_lmt(solution, p, context);
      break;
    case Method::path_dp:
      solve_with_paths(solution, context);
      break;
    case Method::greedy:
      solve_greedily(solution, context);
      break;
    case Method::delaunay:
      solve_with_delaunay(solution, context);
      break;
    default:
      solve_by_search(solution, p, context);
  }
  if (solution.proven_optimal) solution.lower_bound = solution.length.lower;
  return solution;
}

std::vector<Edge> delaunay_edges(const std::vector<Point>& points, RunContext& context) {
  return edges_of(delaunay(points, context));
}
std::vector<Edge> greedy_edges(const std::vector<Point>& points, RunContext& context) { return greedy(points, context); }

}  // namespace ws::triangulation
