// Each method's result in the common form, and the story of how it came about.
// SPDX-License-Identifier: MIT
#include "compute/triangulation/solution.h"

#include "compute/core/device/executor_cpu.h"
#include "compute/core/run/error.h"
#include "compute/core/words/told.h"
#include "compute/triangulation/delaunay/delaunay.h"
#include "compute/triangulation/delaunay/greedy.h"
#include "compute/triangulation/fallback.h"
#include "compute/triangulation/lmt/lmt.h"
#include "compute/triangulation/paths/path_dp.h"
#include "compute/triangulation/plane/hull.h"
#include "compute/triangulation/search/search.h"
#include "compute/triangulation/story/combination_story.h"
#include "compute/triangulation/story/lmt_story.h"
#include "compute/triangulation/story/search_story.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <iterator>
#include <numeric>

namespace ws::triangulation {

namespace {

/// Takes length and bounds from any method's result; and the edges.
template <class Result>
void adopt_bounds(Solution& solution, const Result& result) {
  solution.length = result.length;
  solution.lower_bound = result.lower_bound;
  solution.proven_optimal = result.proven_optimal;
}
template <class Result>
void adopt(Solution& solution, const Result& result) {
  solution.edges = result.edges;
  adopt_bounds(solution, result);
}

/// With more, there are too many edges to tell of each, and too many faces to count what is equally short.
constexpr std::size_t most_lmt_points = 50'000;

/// A run with its limit, and what it shows if that is too short.
struct Run {
  const Parameters& parameters;
  const Hull& hull;
  const LimitedRun& limited;
  Fallback& fallback;
  RunContext& context;

  [[nodiscard]] const TimeLimit& limit() const { return limited.limit(); }
  /// Makes what is shown if all else fails at once, where there may be no time for it later. Else it is made when it is needed.
  /// Not the greedy triangulation, which takes about as long as the optimum of an even set, and much longer than on CUDA.
  void begin() const {
    if (limit().seconds_left() < 2 * fallback.seconds()) fallback.reach_delaunay();
  }
  /// The same for methods of few points, which have the greedy triangulation in no time.
  void begin_with_few_points() const {
    if (limit().exists()) fallback.reach_greedy();
  }
  /// How much time the method leaves: for the fallback, if it is not there yet.
  [[nodiscard]] double reserve() const {
    return fallback.shortest() ? fallback.telling_seconds() : fallback.seconds() + fallback.telling_seconds();
  }
};

void solve_with_lmt(Solution& solution, const Run& run) {
  RunContext& context = run.context;
  run.begin();
  LmtTrace trace;
  LmtOptions options;
  options.run = &run.limited;
  options.hull = &run.hull;
  options.reserve_seconds = run.reserve();
  options.counts_optima = solution.points.size() <= most_lmt_points;
  if (options.counts_optima && context.record_steps) options.trace = &trace;
  LmtResult result;
  const bool is_decided =
      run.limited.in_time(options.reserve_seconds, [&] { result = lmt(solution.points.at, options, context); });
  if (!is_decided || (run.limit().exists() && !result.proven_optimal)) run.fallback.reach_greedy();
  if (!is_decided) return;
  solution.edges = std::move(result.edges);
  adopt_bounds(solution, result);
  solution.counters = {
      {"candidate_edge_count", count(result.candidate_count), "", "Edges that pass the diamond test"},
      {"certain_edge_count", count(result.certain_count), "", "Edges that the LMT skeleton proves to be in every optimum"},
      {"open_edge_count", count(result.possible_count), "", "Edges that the LMT skeleton neither proves nor rules out"},
      {"rounds", count(result.round_count), "", "Rounds of the LMT skeleton until nothing changed"},
      {"face_count", count(result.face_count), "", "Faces between the certain edges, which dynamic programmes fill"},
      {"largest_face", count(result.largest_face), "", "Corners of the face that has most"},
      {"hole_count", count(result.hole_count), "", "Parts of the skeleton that lie apart within a face"},
      {"unsolved_face_count", count(result.unsolved_count), "",
       "Faces that would have cost too much, filled with short edges: 0 for a proof"}};
  const OptimumCount& optima = result.optima;
  if (options.counts_optima && result.proven_optimal) {
    const std::string name = optima.is_whole ? "optimum_count" : "optimum_count_at_least";
    const bool is_small = optima.count < largest_told_count;
    const std::string what = optima.is_whole ? "Triangulations that are as short" : "There are at least so many as short";
    solution.counters.push_back({is_small ? name : name + "_log10", is_small ? optima.count : optima.log10, "",
                                 is_small ? what : what + ", as a power of ten"});
    solution.ties = {std::move(result.ties), written(optima), false};
    const auto combinations = static_cast<double>(solution.ties.combination_count(std::size_t{1} << 53));
    solution.ties.are_listed = optima.is_whole && combinations == optima.count;
  }
  auto story = std::make_unique<PlainStory>(solution.points.size());
  if (!result.proven_optimal) trace.ties.clear();  // of what is not proven to be the shortest
  if (options.trace) tell_lmt(*story, trace, optima, solution.points.at);
  const std::string ties = optima.count > 1 ? told("; {} are equally short", spoken(optima)) : std::string();
  end_story(*story, solution.edges,
            result.proven_optimal ? said("The minimum weight triangulation: proven") + ties : said("Not proven"));
  solution.story = std::move(story);
}

void solve_with_paths(Solution& solution, const Run& run) {
  run.begin_with_few_points();
  PathResult result;
  if (!run.limited.in_time(run.reserve(), [&] { result = path_dp(solution.points.at, run.context); })) return;
  adopt(solution, result);
  solution.counters = {
      {"state_count", count(result.state_count), "", "Paths that the dynamic programme went through"},
      {"layer_count", count(result.layer_count), "", "Layers of paths: as many as a triangulation has triangles"}};
  auto story = std::make_unique<PlainStory>(solution.points.size());
  end_story(*story, solution.edges,
            told(result.state_count, "The minimum weight triangulation: the least of {} path",
                 "The minimum weight triangulation: the least of {} paths"));
  solution.story = std::move(story);
}

/// With more edges, the greedy triangulation is one step: there are too many to watch each.
constexpr std::size_t most_greedy_steps = 20'000;

void solve_greedily(Solution& solution, const Run& run) {
  const std::vector<Point>& points = solution.points.at;
  if (run.limit().exists()) {
    run.fallback.reach_greedy();
    solution.edges = run.fallback.greedy_edges();
    if (solution.edges.empty()) return;
  } else {
    solution.edges = greedy_edges(points, run.context);
  }
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
      story->begin({phrase("greedy"),
                    told("Edge {}-{}, {:.6g} long: the shortest that crosses none before", solution.edges[i].a,
                         solution.edges[i].b, length[i]),
                    {first + i}});
      story->set(first + i, EdgeState::kept);
    }
    story->begin({"result", said("The greedy triangulation"), {}});
    story->set_all(EdgeState::kept, EdgeState::chosen);
  } else {
    end_story(*story, solution.edges, said("The greedy triangulation"));
  }
  solution.story = std::move(story);
}

void solve_with_delaunay(Solution& solution, const Run& run) {
  if (run.limit().exists()) {
    run.fallback.reach_delaunay();
    solution.edges = run.fallback.delaunay_edges();
    if (solution.edges.empty()) return;
  } else {
    solution.edges = delaunay_edges(solution.points.at, run.context);
  }
  solution.length = length_of(solution.points.at, solution.edges);
  auto story = std::make_unique<PlainStory>(solution.points.size());
  end_story(*story, solution.edges, said("The Delaunay triangulation: no point inside a triangle's circle"));
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
    counters.push_back({"branch_level", count(branches.level), "", "Decisions after which branches were handed to threads"});
    counters.push_back(
        {"branch_count", count(branches.branch_count), "", "Branches of the search that were handed to threads"});
  }
  if (branches.bytes_sent > 0)
    counters.push_back({"bytes_to_device", count(branches.bytes_sent), "B", "What was copied to the device"});
  if (branches.thread_count == 0) return;
  counters.push_back({"device_threads", count(branches.thread_count), "", "Threads of the device that searched"});
  counters.push_back(
      {"active_lane_share", branches.active_share, "", "The part of a warp's 32 threads that worked, on average"});
  counters.push_back({"least_calls_of_thread", count(branches.least_calls), "", "Calls of the thread that made fewest"});
  counters.push_back({"median_calls_of_thread", count(branches.median_calls), "", "Half of the threads made fewer calls"});
  counters.push_back({"most_calls_of_thread", count(branches.most_calls), "", "Calls of the thread that made most"});
}

/// One choice for all edges that a search chooses.
Ties ties_of(const SearchResult& result, const Candidates& candidates) {
  Ties ties{{}, fmt::format("{}", result.optimum_count), result.optimum_count == result.optima.size()};
  Tie tie;
  std::set_difference(result.edges.begin(), result.edges.end(), candidates.forced.begin(), candidates.forced.end(),
                      std::back_inserter(tie.chosen));
  for (const std::vector<std::uint32_t>& optimum : result.optima) {
    std::vector<Edge> edges;
    edges.reserve(optimum.size());
    for (const std::uint32_t i : optimum) edges.push_back(candidates.choosable[i]);
    std::sort(edges.begin(), edges.end());
    if (edges != tie.chosen) tie.others.push_back(std::move(edges));
  }
  ties.ties.push_back(std::move(tie));
  return ties;
}

void solve_by_search(Solution& solution, const Run& run) {
  const Parameters& p = run.parameters;
  RunContext& context = run.context;
  const std::vector<Point>& points = solution.points.at;
  run.begin_with_few_points();
  Candidates candidates;
  if (!run.limited.in_time(run.reserve(), [&] { candidates = candidates_of(points, context); })) return;
  SearchTree tree(static_cast<std::size_t>(p.watched_calls), form_of(p.method));
  SearchOptions options = search_options(p, context);
  constexpr double shortest_search = 1e-3;  // it ends by itself with what it has, which includes the greedy triangulation
  if (run.limit().exists()) options.time_limit_seconds = std::max(shortest_search, run.limit().seconds_left() - run.reserve());
  if (context.record_steps && p.watched_calls > 0 && p.method != Method::combinations) options.tree = &tree;
  const SearchResult result = search(points, candidates, options, context);
  adopt(solution, result);
  const bool combines = p.method == Method::combinations;
  solution.counters = {
      {"candidate_edge_count", count(candidates.forced.size() + candidates.choosable_count()), "",
       "Edges between points without a point on them"},
      {"forced_edge_count", count(candidates.forced.size()), "",
       "Edges that no other crosses: they are in every triangulation"},
      {"choosable_edge_count", count(candidates.choosable_count()), "",
       "Edges that others cross: the search chooses among them"},
      {"needed_edge_count", count(candidates.needed_count), "", "How many of these a triangulation has"},
      {combines ? "combinations_checked" : "search_calls", count(result.call_count), "",
       combines ? "Combinations of edges that were looked at" : "Nodes of the search's tree that were visited"},
      {"cut_count", count(result.cut_count), "", "Branches that were not gone into, since nothing better could be there"},
      {"triangulations_seen", count(result.triangulation_count), "", "Complete triangulations that the search met"},
      {result.proven_optimal ? "optimum_count" : "equally_short_count", count(result.optimum_count), "",
       result.proven_optimal ? "Triangulations that are as short" : "Triangulations met that are as short as this one"}};
  add_branches(solution.counters, result.branches);
  solution.calls_of_warps = result.branches.calls_of_warps;
  if (result.proven_optimal) solution.ties = ties_of(result, candidates);
  SearchEnd end{solution.edges, solution.proven_optimal, result.optima, result.optimum_count};
  solution.story = context.record_steps && p.method == Method::combinations
                       ? tell_combinations(points.size(), std::move(candidates), static_cast<std::size_t>(p.watched_calls),
                                           run.limit(), std::move(end))
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
  solution.ties = {{}, "1", true};
  auto story = std::make_unique<PlainStory>(solution.points.size());
  end_story(*story, solution.edges,
            solution.points.size() == 1
                ? said("There is one point: nothing to join")
                : said("All points are on one line: neighbours are joined, and there are no triangles"));
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

Error no_triangulation_in(const TimeLimit& limit) {
  return {ErrorKind::invalid_argument,
          told("the time limit of {:g} s was reached before there was any triangulation", limit.seconds()),
          said("set a higher --time-limit, or take fewer points")};
}

namespace {

void solve_by_method(Solution& solution, const Run& run) {
  switch (run.parameters.method) {
    case Method::lmt:
      return solve_with_lmt(solution, run);
    case Method::path_dp:
      return solve_with_paths(solution, run);
    case Method::greedy:
      return solve_greedily(solution, run);
    case Method::delaunay:
      return solve_with_delaunay(solution, run);
    default:
      return solve_by_search(solution, run);
  }
}

/// The shortest triangulation that is known takes the place of what the method has, if that is longer or nothing.
void fall_back(Solution& solution, const Run& run) {
  Fallback& fallback = run.fallback;
  const bool compares = run.parameters.method == Method::greedy || run.parameters.method == Method::delaunay;
  if (solution.edges.empty()) {
    fallback.reach_greedy();
    fallback.reach_any();
  }
  solution.lower_bound = std::max(solution.lower_bound, fallback.lower_bound());
  solution.delaunay = fallback.delaunay_edges();
  solution.greedy = fallback.greedy_edges();
  const KnownTriangulation* known = fallback.shortest();
  if (solution.edges.empty() && !known) throw no_triangulation_in(run.limit());
  if (!solution.edges.empty() && (compares || solution.proven_optimal)) return;
  if (!solution.edges.empty() && (!known || solution.length.upper <= known->length.upper)) return;
  solution.edges = known->edges;
  solution.length = known->length;
  solution.fallback = known->name;
  auto story = std::make_unique<PlainStory>(solution.points.size());
  end_story(*story, solution.edges, told("The time limit was reached: {}, not proven", said(known->name.c_str())));
  solution.story = std::move(story);
}

}  // namespace

Solution solve(Points points, const Parameters& p, RunContext& context) {
  return solve(std::move(points), p, LimitedRun(TimeLimit(p.time_limit), context), context);
}

Solution solve(Points points, const Parameters& p, const LimitedRun& limited, RunContext& context) {
  Solution solution;
  solution.points = std::move(points);
  Hull hull;
  const bool has_hull = limited.in_time(0, [&] {
    CpuExecutor executor(context);
    hull = convex_hull(solution.points.at, executor);
  });
  if (!has_hull) throw no_triangulation_in(limited.limit());
  solution.hull_count = hull.boundary.size();
  solution.triangle_count = triangulation_counts(solution.points.size(), hull).triangles;
  if (hull.is_flat) {
    join_in_line(solution, hull);
    context.metrics.warn(solution.points.size() < 3 ? told(solution.points.size(), "{} distinct point has no triangles",
                                                           "{} distinct points have no triangles")
                                                    : said("all points are on one line: there are no triangles"));
    return solution;
  }
  Fallback fallback(solution.points.at, hull, limited, context);
  const Run run{p, hull, limited, fallback, context};
  solve_by_method(solution, run);
  if (solution.proven_optimal) solution.lower_bound = solution.length.lower;
  if (run.limit().exists()) fall_back(solution, run);
  return solution;
}

std::vector<Edge> delaunay_edges(const std::vector<Point>& points, RunContext& context) {
  return edges_of(delaunay(points, context));
}
std::vector<Edge> greedy_edges(const std::vector<Point>& points, RunContext& context) { return greedy(points, context); }

}  // namespace ws::triangulation
