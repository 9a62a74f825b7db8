// SPDX-License-Identifier: MIT
#include "compute/triangulation/path_retrace.h"

#include "compute/triangulation/root_sums.h"

#include <algorithm>
#include <unordered_map>

namespace ws::triangulation {

namespace {

std::vector<Edge> path_edges(std::uint64_t path) {
  std::vector<Edge> edges;
  for (std::uint64_t rest = path; rest & (rest - 1); rest &= rest - 1)
    edges.push_back(
        {static_cast<std::uint32_t>(std::countr_zero(rest)), static_cast<std::uint32_t>(std::countr_zero(rest & (rest - 1)))});
  return edges;
}

/// The edges of one more path, without those that it shares with what is there.
std::vector<Edge> with_path(const std::vector<Edge>& edges, std::uint64_t path) {
  std::vector<Edge> more = path_edges(path), all;
  std::sort(more.begin(), more.end());
  std::set_union(edges.begin(), edges.end(), more.begin(), more.end(), std::back_inserter(all));
  return all;
}

/// A state's steps down that may be on a shortest way: the sum is the best up to rounding.
class Ways {
 public:
  Ways(const PathProblem& problem, Span<const std::uint64_t> costs) : problem_(problem), costs_(costs) {
    doubt_ = 6 * problem.sorted.size();  // two sums of at most 3 n lengths, each off by at most a unit
  }
  template <class F>
  void for_each(std::uint32_t state, const F& f) const {
    problem_.for_each_step_down(state, [&](std::uint32_t below, std::uint64_t) {
      if (costs_[below] == PathProblem::unreached) return;
      if (costs_[below] + step_up(below, state) <= costs_[state] + doubt_) f(below);
    });
  }

 private:
  [[nodiscard]] std::uint64_t step_up(std::uint32_t below, std::uint32_t state) const {
    std::uint64_t cost = 0;
    const std::vector<Edge> low = path_edges(problem_.path_of(below));
    for (const Edge e : path_edges(problem_.path_of(state)))
      if (std::find(low.begin(), low.end(), e) == low.end()) cost += problem_.length_of(e.a, e.b);
    return cost;
  }
  const PathProblem& problem_;
  Span<const std::uint64_t> costs_;
  std::uint64_t doubt_;
};

constexpr std::size_t most_retraced_states = 300'000;

/// The states on near-shortest ways, from the top to the bottom layer; empty: too many.
std::vector<std::uint32_t> states_downwards(const PathProblem& problem, const Ways& ways, const RunContext& context) {
  std::vector<std::uint32_t> states{problem.state_of(problem.upper)}, layer = states, next;
  for (std::size_t k = 0; k < problem.layer_count; ++k) {
    context.check_stop();
    next.clear();
    for (const std::uint32_t state : layer) ways.for_each(state, [&](std::uint32_t below) { next.push_back(below); });
    std::sort(next.begin(), next.end());
    next.erase(std::unique(next.begin(), next.end()), next.end());
    layer = next;
    states.insert(states.end(), layer.begin(), layer.end());
    if (states.size() > most_retraced_states) return {};
  }
  return states;
}

/// One shortest way by rounded costs, ties to the smallest state.
std::vector<Edge> any_way(const PathProblem& problem, Span<const std::uint64_t> costs, const Ways& ways) {
  std::uint32_t state = problem.state_of(problem.upper);
  std::vector<Edge> edges = with_path({}, problem.upper);
  while (state != problem.state_of(problem.lower)) {
    std::uint32_t best = ~std::uint32_t{0};
    ways.for_each(state, [&](std::uint32_t below) {
      if (best == ~std::uint32_t{0} || costs[below] < costs[best] || (costs[below] == costs[best] && below < best))
        best = below;
    });
    state = best;
    edges = with_path(edges, problem.path_of(state));
  }
  return edges;
}

}  // namespace

Retraced retrace(const PathProblem& problem, Span<const std::uint64_t> costs, const RunContext& context) {
  const Ways ways(problem, costs);
  Retraced result;
  result.cost = costs[problem.state_of(problem.upper)];
  for (const Edge e : path_edges(problem.lower)) result.cost += problem.length_of(e.a, e.b);
  const std::vector<std::uint32_t> states = states_downwards(problem, ways, context);
  if (states.empty()) {
    result.edges = any_way(problem, costs, ways);
    return result;
  }
  // From the bottom up each state gets its exactly shortest edges. Different ways mostly lead through the same triangulation.
  std::unordered_map<std::uint32_t, std::vector<Edge>> shortest;
  shortest[problem.state_of(problem.lower)] = with_path({}, problem.lower);
  for (auto state = states.rbegin(); state != states.rend(); ++state) {
    context.check_stop();
    const std::vector<Edge>* best = nullptr;
    ways.for_each(*state, [&](std::uint32_t below) {
      const auto found = shortest.find(below);
      if (found == shortest.end()) return;
      if (!best) {
        best = &found->second;
      } else if (found->second != *best) {
        const std::vector<Edge> a = with_path(found->second, problem.path_of(*state));
        const std::vector<Edge> b = with_path(*best, problem.path_of(*state));
        const int order = a == b ? 0 : compare_sums(problem.sorted, a, b);
        if (order < 0 || (order == 0 && a < b)) best = &found->second;
      }
    });
    if (best) shortest[*state] = with_path(*best, problem.path_of(*state));
  }
  result.edges = shortest[problem.state_of(problem.upper)];
  result.is_exact = true;
  return result;
}

}  // namespace ws::triangulation
