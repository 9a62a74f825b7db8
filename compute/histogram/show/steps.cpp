// SPDX-License-Identifier: MIT
#include "compute/histogram/show/steps.h"

#include <fmt/format.h>

#include <algorithm>

namespace ws::histogram {

namespace {

Value count(std::size_t n) { return Value(static_cast<std::int64_t>(n)); }

}  // namespace

std::size_t step_count(const HistogramResult& result) {
  return result.has_table() ? 1 + result.histograms().rounds.size() + slice_count : 1;
}

StepPlace place_of(const HistogramResult& result, std::size_t step) {
  const std::vector<Round>& all = result.histograms().rounds;
  if (!result.has_table() || step == 0) return {0, 0, 0, false};
  const std::size_t done = std::min(step, all.size());
  const Round& last = all[done - 1];
  const bool in_slices = step > all.size();
  return {last.first + last.count, done, in_slices ? step - all.size() : slice_count, in_slices};
}

StepInfo step_info(const HistogramResult& result, std::size_t step) {
  const Problem& problem = result.problem();
  const std::size_t references = problem.references.size();
  if (step == 0 || !result.has_table())
    return {"input", "The vectors", {{"references", count(references)}, {"queries", count(problem.queries.size())}}};
  const StepPlace now = place_of(result, step);
  if (now.in_slices)
    return {"slices",
            fmt::format("{} of {} private histograms added up", now.slices, slice_count),
            {{"references_counted", count(slice_of(now.slices - 1, references).end)}}};
  const std::vector<Round>& rounds = result.histograms().rounds;
  const Round& round = rounds[now.rounds - 1];
  return {
      "rounds",
      fmt::format("Round {} of {}: queries {} to {}", now.rounds, rounds.size(), round.first, round.first + round.count - 1),
      {{"time", round.ms, "ms"},
       {"rate", round.ms > 0 ? double(round.count) * double(references) / round.ms * 1e-6 : 0.0, "Gpairs/s"}}};
}

std::vector<StepEvent> step_events(const HistogramResult& result) {
  if (!result.has_table()) return {};
  return {{1, "phase", "rounds"}, {result.histograms().rounds.size() + 1, "phase", "private histograms of one query"}};
}

}  // namespace ws::histogram
