// SPDX-License-Identifier: MIT
#include "compute/triangulation/race.h"

#include "compute/core/error.h"
#include "compute/triangulation/root_sums.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace ws::triangulation {

namespace {

std::int64_t calls_of(const std::vector<Property>& counters) {
  constexpr std::array names{"search_calls", "combinations_checked", "state_count"};
  for (const Property& counter : counters)
    if (std::find(names.begin(), names.end(), counter.name) != names.end())
      if (const auto* count = std::get_if<std::int64_t>(&counter.value)) return *count;
  return 0;
}

/// Marks those that no other beats.
void find_shortest(const std::vector<Point>& points, const std::vector<std::vector<Edge>>& edges,
                   std::vector<Runner>& runners) {
  const std::vector<Edge>* shortest = nullptr;
  for (std::size_t i = 0; i < runners.size(); ++i)
    if (runners[i].refusal.empty() && (!shortest || compare_sums(points, edges[i], *shortest) < 0)) shortest = &edges[i];
  for (std::size_t i = 0; i < runners.size(); ++i)
    runners[i].is_shortest = runners[i].refusal.empty() && compare_sums(points, edges[i], *shortest) == 0;
}

}  // namespace

std::vector<Runner> race(const Points& points, const Parameters& parameters, double most_seconds, RunContext& context) {
  const auto& names = ChoiceNames<Method>::names;
  std::vector<Runner> runners;
  std::vector<std::vector<Edge>> edges;
  for (std::size_t m = 0; m < names.size(); ++m) {
    context.report(static_cast<double>(m) / static_cast<double>(names.size()), fmt::format("race: {}", names[m]));
    Runner runner{names[m], {}, 0, {}, false, false, 0};
    Parameters own = parameters;
    own.method = static_cast<Method>(m);
    own.time_limit = most_seconds;
    own.watched_calls = 0;
    RunContext quiet;  // stages and warnings of the race are none of the run's
    quiet.thread_count = context.thread_count;
    quiet.stop = context.stop;
    quiet.seed = context.seed;
    quiet.memory_limit_bytes = context.memory_limit_bytes;
    edges.emplace_back();
    try {
      const Stopwatch watch;
      const Solution solution = solve(points, own, quiet);
      runner.ms = watch.ms();
      runner.length = solution.length;
      runner.proven = solution.proven_optimal;
      runner.calls = calls_of(solution.counters);
      edges.back() = solution.edges;
    } catch (const Error& error) {
      runner.refusal = error.what();
    }
    runners.push_back(std::move(runner));
  }
  find_shortest(points.at, edges, runners);
  return runners;
}

double excess_of(const Runner& runner, const std::vector<Runner>& runners) {
  double shortest = runner.length.upper;
  for (const Runner& other : runners)
    if (other.is_shortest) shortest = other.length.upper;
  return runner.is_shortest || shortest <= 0 ? 0 : 100 * (runner.length.upper / shortest - 1);
}

std::string race_text(const std::vector<Runner>& runners) {
  std::string text = "method,ms,length_lower,length_upper,excess_percent,is_shortest,proven,calls,refusal\n";
  for (const Runner& r : runners)
    text += r.refusal.empty() ? fmt::format("{},{},{},{},{},{},{},{},\n", r.method, r.ms, r.length.lower, r.length.upper,
                                            excess_of(r, runners), r.is_shortest, r.proven, r.calls)
                              : fmt::format("{},,,,,,,,\"{}\"\n", r.method, r.refusal);
  return text;
}

}  // namespace ws::triangulation
