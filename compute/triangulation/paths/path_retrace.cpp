// SPDX-License-Identifier: MIT
#include "compute/triangulation/paths/path_retrace.h"

#include "compute/triangulation/exact/root_sums.h"

#include <algorithm>
#include <unordered_map>
#include <utility>

namespace ws::triangulation {

namespace {

std::vector<Edge> path_edges(std::uint64_t path) {
  std::vector<Edge> edges;
  for (std::uint64_t rest = path; rest & (rest - 1); rest &= rest - 1)
    edges.push_back({lowest_one(rest), lowest_one(rest & (rest - 1))});
  return edges;
}

/// The edges of one more path, without those that it shares with what is there.
std::vector<Edge> with_path(const std::vector<Edge>& edges, std::uint64_t path) {
  std::vector<Edge> more = path_edges(path), all;
  std::sort(more.begin(), more.end());
  std::set_union(edges.begin(), edges.end(), more.begin(), more.end(), std::back_inserter(all));
  return all;
}

/// States, ascending, with their costs.
struct Costs {
  std::vector<std::uint32_t> states;
  std::vector<std::uint64_t> costs;
  [[nodiscard]] std::uint64_t of(std::uint32_t state) const {
    return costs[static_cast<std::size_t>(std::lower_bound(states.begin(), states.end(), state) - states.begin())];
  }
};

/// A state's steps down that may be on a shortest way: the sum is the best up to rounding.
class Ways {
 public:
  Ways(const PathProblem& problem, const CostLookup& lookup) : problem_(problem), lookup_(lookup) {
    doubt_ = 6 * problem.sorted.size();  // two sums of at most 3 n lengths, each off by at most a unit
  }
  [[nodiscard]] Costs costs_of(std::vector<std::uint32_t> states) const {
    std::sort(states.begin(), states.end());
    states.erase(std::unique(states.begin(), states.end()), states.end());
    Costs found{std::move(states), {}};
    found.costs.resize(found.states.size());
    lookup_(found.states, found.costs);
    return found;
  }
  /// What is one step below any of them.
  [[nodiscard]] Costs costs_below(const std::vector<std::uint32_t>& states) const {
    std::vector<std::uint32_t> below;
    for (const std::uint32_t state : states)
      problem_.steps().for_each_down(state, [&](std::uint32_t next, std::uint64_t) { below.push_back(next); });
    return costs_of(std::move(below));
  }
  [[nodiscard]] std::vector<std::uint32_t> of(std::uint32_t state, std::uint64_t cost, const Costs& below) const {
    std::vector<std::uint32_t> ways;
    problem_.steps().for_each_down(state, [&](std::uint32_t next, std::uint64_t) {
      const std::uint64_t its_cost = below.of(next);
      if (its_cost != PathProblem::unreached && its_cost + step_up(next, state) <= cost + doubt_) ways.push_back(next);
    });
    return ways;
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
  const CostLookup& lookup_;
  std::uint64_t doubt_;
};

constexpr std::size_t most_retraced_states = 300'000;

/// A state on near-shortest ways, and where they lead.
struct Fork {
  std::uint32_t state;
  std::vector<std::uint32_t> below;
};

/// From the top to the bottom layer; empty: too many.
std::vector<Fork> forks_downwards(const PathProblem& problem, const Ways& ways, const RunContext& context) {
  std::vector<Fork> forks;
  Costs layer = ways.costs_of({problem.state_of(problem.upper)});
  for (std::size_t k = 0; k < problem.layer_count; ++k) {
    context.check_stop();
    const Costs below = ways.costs_below(layer.states);
    std::vector<std::uint32_t> next;
    for (std::size_t i = 0; i < layer.states.size(); ++i) {
      forks.push_back({layer.states[i], ways.of(layer.states[i], layer.costs[i], below)});
      next.insert(next.end(), forks.back().below.begin(), forks.back().below.end());
    }
    if (forks.size() > most_retraced_states) return {};
    std::sort(next.begin(), next.end());
    next.erase(std::unique(next.begin(), next.end()), next.end());
    layer = {next, std::vector<std::uint64_t>(next.size())};
    for (std::size_t i = 0; i < next.size(); ++i) layer.costs[i] = below.of(next[i]);
  }
  return forks;
}

/// One shortest way by rounded costs, ties to the smallest state.
std::vector<Edge> any_way(const PathProblem& problem, const Ways& ways) {
  std::uint32_t state = problem.state_of(problem.upper);
  std::uint64_t cost = ways.costs_of({state}).costs[0];
  std::vector<Edge> edges = with_path({}, problem.upper);
  while (state != problem.state_of(problem.lower)) {
    const Costs below = ways.costs_below({state});
    const std::vector<std::uint32_t> all = ways.of(state, cost, below);
    state = *std::min_element(all.begin(), all.end(), [&](std::uint32_t a, std::uint32_t b) {
      return std::pair(below.of(a), a) < std::pair(below.of(b), b);
    });
    cost = below.of(state);
    edges = with_path(edges, problem.path_of(state));
  }
  return edges;
}

}  // namespace

Retraced retrace(const PathProblem& problem, const CostLookup& lookup, const RunContext& context) {
  const Ways ways(problem, lookup);
  Retraced result;
  result.cost = ways.costs_of({problem.state_of(problem.upper)}).costs[0];
  for (const Edge e : path_edges(problem.lower)) result.cost += problem.length_of(e.a, e.b);
  const std::vector<Fork> forks = forks_downwards(problem, ways, context);
  if (forks.empty()) {
    result.edges = any_way(problem, ways);
    return result;
  }
  // From the bottom up each state gets its exactly shortest edges. Different ways mostly lead through the same triangulation.
  std::unordered_map<std::uint32_t, std::vector<Edge>> shortest;
  shortest[problem.state_of(problem.lower)] = with_path({}, problem.lower);
  for (auto fork = forks.rbegin(); fork != forks.rend(); ++fork) {
    context.check_stop();
    const std::vector<Edge>* best = nullptr;
    const std::uint64_t path = problem.path_of(fork->state);
    for (const std::uint32_t below : fork->below) {
      const auto found = shortest.find(below);
      if (found == shortest.end()) continue;
      if (!best) {
        best = &found->second;
      } else if (found->second != *best) {
        const std::vector<Edge> a = with_path(found->second, path);
        const std::vector<Edge> b = with_path(*best, path);
        const int order = a == b ? 0 : compare_sums(problem.sorted, a, b);
        if (order < 0 || (order == 0 && a < b)) best = &found->second;
      }
    }
    if (best) {
      std::vector<Edge> edges = with_path(*best, path);  // `best` points into the map
      shortest[fork->state] = std::move(edges);
    }
  }
  result.edges = shortest[problem.state_of(problem.upper)];
  result.is_exact = true;
  return result;
}

}  // namespace ws::triangulation
