// SPDX-License-Identifier: MIT
#include "compute/triangulation/history/race.h"

#include "compute/core/result/repeated.h"
#include "compute/core/run/error.h"
#include "compute/core/run/run_context.h"
#include "compute/core/words/choice_words.h"
#include "compute/core/words/told.h"
#include "compute/triangulation/exact/root_sums.h"
#include "compute/triangulation/paths/path_dp.h"

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

void refuse_long_paths(std::size_t point_count, Backend backend, double most_seconds) {
  const double seconds = estimated_path_seconds(point_count, backend);
  if (seconds > most_seconds)
    throw Error(ErrorKind::invalid_argument, told("the paths would take about {:.2g} s", seconds),
                told("the race gives them {:g} s", most_seconds));
}

Solution solved(const Points& points, const Parameters& parameters, Backend backend, const RunContext& context,
                std::vector<StageTime>& stages) {
  RunContext own = context.beside();  // stages and warnings of the race are none of the run's
  own.backend = backend;
  Solution solution = solve(points, parameters, own);
  stages = own.metrics.stages();
  return solution;
}

/// What the limit ended is not run again, as that would take as long; and no more where a run is not ready in time after one
/// that was. Throws Error{invalid_argument} where the first is not.
Solution timed(const Points& points, const Parameters& parameters, const RunContext& context, TimedRun& run) {
  const auto timed_once = [&](double& ms) {
    const Stopwatch watch;
    Solution solution = solved(points, parameters, run.runner.backend, context, run.stages);
    ms = watch.ms();
    return solution;
  };
  double first = 0;
  Solution solution = timed_once(first);
  if (!solution.fallback.empty())
    throw Error(ErrorKind::invalid_argument, told("not ready within {:g} s", parameters.time_limit));
  const bool was_ended = parameters.time_limit > 0 && first >= 1e3 * parameters.time_limit;
  std::vector<double> all_ms;
  for (int i = 0; i < repeats_of(first) && !was_ended; ++i) {
    double ms = 0;
    if (!timed_once(ms).fallback.empty()) break;
    all_ms.push_back(ms);
  }
  if (all_ms.empty()) all_ms.push_back(first);
  run.runner.ms = spread_of(all_ms);
  run.runner.runs = all_ms.size();
  return solution;
}

}  // namespace

void warm_up(const Points& points, Backend backend, const RunContext& context) {
  constexpr std::size_t few = 300;
  Points first;
  const std::size_t count = std::min(few, points.size());
  first.at.assign(points.at.begin(), points.at.begin() + static_cast<std::ptrdiff_t>(count));
  first.input_index.assign(points.input_index.begin(), points.input_index.begin() + static_cast<std::ptrdiff_t>(count));
  std::vector<StageTime> stages;
  (void)solved(first, {}, backend, context, stages);
}

TimedRun timed_run(const Points& points, const Parameters& parameters, Backend backend, double most_seconds,
                   const RunContext& context) {
  Parameters own = parameters;
  own.time_limit = most_seconds;
  own.watched_calls = 0;
  TimedRun run;
  run.runner.method = choice_name(own.method);
  run.runner.backend = backend;
  try {
    if (own.method == Method::path_dp) refuse_long_paths(points.size(), backend, most_seconds);
    Solution solution = timed(points, own, context, run);
    run.runner.length = solution.length;
    run.runner.proven = solution.proven_optimal;
    run.runner.calls = calls_of(solution.counters);
    run.edges = std::move(solution.edges);
    run.counters = std::move(solution.counters);
  } catch (const Error& error) {
    run.runner.refusal = error.what();
  }
  return run;
}

std::vector<Runner> race(const Points& points, const Parameters& parameters, double most_seconds, RunContext& context) {
  std::vector<Backend> backends{Backend::cpu};
  if (!cuda_status().devices.empty()) backends.push_back(Backend::cuda);
  for (const Backend backend : backends) warm_up(points, backend, context);
  std::vector<Runner> runners;
  std::vector<std::vector<Edge>> edges;
  for (std::size_t m = 0; m < all_choices<Method>.size(); ++m) {
    Parameters own = parameters;
    own.method = all_choices<Method>[m].value;
    for (const Backend backend : backends) {
      if (backend == Backend::cuda && !runs_on_device(own.method)) continue;
      context.report(static_cast<double>(m) / static_cast<double>(all_choices<Method>.size()),
                     told("race: {}", said_choice(all_choices<Method>[m].name)));
      TimedRun run = timed_run(points, own, backend, most_seconds, context);
      runners.push_back(std::move(run.runner));
      edges.push_back(std::move(run.edges));
    }
  }
  find_shortest(points.at, edges, runners);
  return runners;
}

std::string name_of(const Runner& runner) {
  return said_choice(runner.method) + (runner.backend == Backend::cuda ? " (CUDA)" : "");
}

double excess_of(const Runner& runner, const std::vector<Runner>& runners) {
  double shortest = runner.length.upper;
  for (const Runner& other : runners)
    if (other.is_shortest) shortest = other.length.upper;
  return runner.is_shortest || shortest <= 0 ? 0 : 100 * (runner.length.upper / shortest - 1);
}

std::string race_text(const std::vector<Runner>& runners) {
  std::string text =
      "method,backend,ms,least_ms,most_ms,runs,length_lower,length_upper,excess_percent,is_shortest,proven,calls,refusal\n";
  for (const Runner& r : runners)
    text += r.refusal.empty() ? fmt::format("{},{},{},{},{},{},{},{},{},{},{},{},\n", r.method, to_string(r.backend),
                                            r.ms.median, r.ms.least, r.ms.most, r.runs, r.length.lower, r.length.upper,
                                            excess_of(r, runners), r.is_shortest, r.proven, r.calls)
                              : fmt::format("{},{},,,,,,,,,,,\"{}\"\n", r.method, to_string(r.backend), r.refusal);
  return text;
}

}  // namespace ws::triangulation
