// SPDX-License-Identifier: MIT
#include "compute/triangulation/history/study.h"

#include "compute/core/run/error.h"
#include "compute/core/words/told.h"
#include "compute/triangulation/search/search.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <map>
#include <numeric>
#include <random>
#include <set>
#include <utility>

namespace ws::triangulation {

namespace {

/// 4 … 16, then in growing steps up to as many as there are.
std::vector<std::size_t> sizes_up_to(std::size_t most) {
  std::vector<std::size_t> sizes;
  for (std::size_t n = 4; n <= 16; ++n) sizes.push_back(n);
  for (const std::size_t n : {18, 20, 22, 24, 26, 28, 31, 34, 50, 70}) sizes.push_back(n);
  for (std::size_t n = 100; n <= most; n *= 10)
    for (const std::size_t times : {1, 2, 5}) sizes.push_back(times * n);
  sizes.erase(std::upper_bound(sizes.begin(), sizes.end(), most), sizes.end());
  return sizes;
}

/// Distinct ones of the points, in random order.
Points drawn_from(const Points& points, std::size_t count, std::mt19937_64& random) {
  std::vector<std::uint32_t> order(points.size());
  std::iota(order.begin(), order.end(), 0u);
  Points drawn;
  for (std::size_t i = 0; i < count; ++i) {
    std::swap(order[i], order[i + random() % (order.size() - i)]);
    drawn.at.push_back(points.at[order[i]]);
    drawn.input_index.push_back(static_cast<std::uint32_t>(i));
  }
  return drawn;
}

double stage_ms(const std::vector<StageTime>& stages, const char* name) {
  const auto found = std::find_if(stages.begin(), stages.end(), [&](const StageTime& s) { return s.name == name; });
  return found == stages.end() ? 0 : found->ms;
}
double count_of(const std::vector<Property>& counters, const char* name) {
  const auto found = std::find_if(counters.begin(), counters.end(), [&](const Property& p) { return p.name == name; });
  return found == counters.end() ? 0 : static_cast<double>(std::get<std::int64_t>(found->value));
}

StudyRow measured(const Points& points, const Parameters& parameters, Backend backend, std::size_t set,
                  const RunContext& context) {
  TimedRun run = timed_run(points, parameters, backend, parameters.race_seconds, context);
  return {set,
          points.size(),
          std::move(run.runner),
          stage_ms(run.stages, "descent"),
          stage_ms(run.stages, "transfer"),
          stage_ms(run.stages, "start"),
          stage_ms(run.stages, "kernel"),
          count_of(run.counters, "branch_count"),
          count_of(run.counters, "bytes_to_device")};
}

std::vector<StudyRow> study_of_points(const Points& points, const Parameters& parameters, RunContext& context) {
  std::vector<std::pair<Method, Backend>> left;
  for (const auto& choice : all_choices<Method>) {
    left.emplace_back(choice.value, Backend::cpu);
    if (context.backend == Backend::cuda && runs_on_device(choice.value)) left.emplace_back(choice.value, Backend::cuda);
  }
  std::mt19937_64 random(context.seed);
  std::vector<StudyRow> rows;
  const std::vector<std::size_t> sizes = sizes_up_to(points.size());
  for (std::size_t k = 0; k < sizes.size(); ++k) {
    context.report(static_cast<double>(k) / static_cast<double>(sizes.size()), told("study: {} points", sizes[k]));
    std::vector<Points> sets;
    for (std::int64_t s = 0; s < parameters.study_sets; ++s) sets.push_back(drawn_from(points, sizes[k], random));
    std::erase_if(left, [&](const auto& method_there) {
      Parameters own = parameters;
      own.method = method_there.first;
      for (std::size_t s = 0; s < sets.size(); ++s) {
        context.check_stop();
        rows.push_back(measured(sets[s], own, method_there.second, s + 1, context));
        const Runner& runner = rows.back().runner;
        if (!runner.refusal.empty() || runner.ms.median > 1e3 * parameters.race_seconds) return true;
      }
      return false;
    });
  }
  return rows;
}

/// Means over the sets, by method; only numbers of points of which all sets were solved.
std::vector<PlotSeries> mean_times(const std::vector<StudyRow>& rows) {
  struct Sum {
    double sum = 0, count = 0;
    bool is_whole = true;
  };
  using Runs = std::pair<std::string, Backend>;  // a method on a backend
  std::vector<Runs> in_turn;
  std::map<Runs, std::string> names;
  std::map<Runs, std::map<double, Sum>> sums;
  for (const StudyRow& row : rows) {
    const Runs runs{row.runner.method, row.runner.backend};
    if (names.emplace(runs, name_of(row.runner)).second) in_turn.push_back(runs);
    Sum& sum = sums[runs][static_cast<double>(row.points)];
    sum.is_whole = sum.is_whole && row.runner.refusal.empty();
    sum.sum += row.runner.ms.median;
    ++sum.count;
  }
  std::vector<PlotSeries> series;
  for (const Runs& runs : in_turn) {
    PlotSeries one{names[runs], PlotStyle::line, {}, {}};
    for (const auto& [x, sum] : sums[runs]) {
      if (!sum.is_whole) continue;
      one.x.push_back(x);
      one.y.push_back(sum.sum / sum.count);
    }
    if (!one.x.empty()) series.push_back(std::move(one));
  }
  return series;
}

}  // namespace

std::vector<StudyRow> study(const Points& points, const Parameters& parameters, RunContext& context) {
  if (parameters.study == Study::none) return {};
  warm_up(points, Backend::cpu, context);
  if (context.backend == Backend::cuda) warm_up(points, Backend::cuda, context);
  return study_of_points(points, parameters, context);
}

std::vector<Plot> study_plots(const std::vector<StudyRow>& rows) {
  if (rows.empty()) return {};
  std::vector<StudyRow> of_optima = rows;
  std::erase_if(of_optima,
                [](const StudyRow& row) { return row.runner.method == "greedy" || row.runner.method == "delaunay"; });
  return {{"study_time",
           said("Time of what finds the optimum against the number of points"),
           said("points"),
           "ms",
           true,
           true,
           mean_times(of_optima),
           {},
           {}}};
}

std::string study_text(const std::vector<StudyRow>& rows) {
  std::string text =
      "set,points,method,backend,ms,least_ms,most_ms,runs,calls,proven,descent_ms,transfer_ms,start_ms,kernel_ms,"
      "branches,"
      "bytes_to_device,refusal\n";
  for (const StudyRow& r : rows) {
    text += fmt::format("{},{},{},{},", r.set, r.points, r.runner.method, to_string(r.runner.backend));
    text += r.runner.refusal.empty()
                ? fmt::format("{},{},{},{},{},{},{},{},{},{},{},{},\n", r.runner.ms.median, r.runner.ms.least, r.runner.ms.most,
                              r.runner.runs, r.runner.calls, r.runner.proven, r.descent, r.transfer, r.start, r.kernel,
                              r.branches, r.bytes)
                : fmt::format(",,,,,,,,,,,,\"{}\"\n", r.runner.refusal);
  }
  return text;
}

}  // namespace ws::triangulation
