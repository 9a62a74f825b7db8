// SPDX-License-Identifier: MIT
#include "compute/histogram/show/steps.h"
#include "compute/core/words/told.h"

#include <algorithm>
#include <string>

namespace ws::histogram {

namespace {

/// The rows of the grid of blocks light up in this many steps at most.
constexpr std::size_t most_block_steps = 64;

std::size_t reference_count(const HistogramResult& result) { return result.problem().references.size(); }

std::size_t block_steps(const HistogramResult& result) {
  return has_slices(result) ? std::min(block_grid(reference_count(result)).rows, most_block_steps) : 0;
}

std::string title_of_round(const HistogramResult& result, std::size_t number) {
  const std::vector<Round>& rounds = result.histograms().rounds;
  const Round& round = rounds[number - 1];
  if (result.histograms().method == Method::reference)
    return told(round.count, "All of {} query, without rounds", "All of {} queries, without rounds");
  if (!result.problem().query_numbers.empty())
    return told(round.count, "Round {1} of {2}: {0} of the chosen queries", "Round {1} of {2}: {0} of the chosen queries",
                number, rounds.size());
  return told("Round {} of {}: queries {} to {}", number, rounds.size(), round.first, round.first + round.count - 1);
}

}  // namespace

bool has_slices(const HistogramResult& result) { return result.has_table() && result.histograms().method == Method::paper; }

std::size_t step_count(const HistogramResult& result) {
  if (!result.has_table()) return 1;
  return 1 + result.histograms().rounds.size() + block_steps(result) + (has_slices(result) ? slice_count : 0);
}

StepPlace place_of(const HistogramResult& result, std::size_t step) {
  const std::vector<Round>& all = result.histograms().rounds;
  StepPlace place;
  if (!result.has_table() || step == 0) {
    place.slices = 0;
    return place;
  }
  place.rounds = std::min(step, all.size());
  place.rows = all[place.rounds - 1].first + all[place.rounds - 1].count;
  if (!has_slices(result) || step <= all.size()) return place;
  const std::size_t beyond = step - all.size(), steps = block_steps(result);
  place.in_blocks = beyond <= steps;
  place.in_slices = !place.in_blocks;
  if (place.in_blocks)
    place.block_rows = beyond * block_grid(reference_count(result)).rows / steps;
  else
    place.slices = std::min(beyond - steps, slice_count);
  return place;
}

StepInfo step_info(const HistogramResult& result, std::size_t step) {
  const Problem& problem = result.problem();
  const std::size_t references = problem.references.size();
  if (step == 0 || !result.has_table())
    return {"input",
            problem.queries_are_drawn
                ? told(problem.queries.size(), "The vectors; no queries are given, so {} of the references asks",
                       "The vectors; no queries are given, so {} of the references ask")
                : said("The vectors"),
            {{"references", count(references)}, {"queries", count(problem.queries.size())}}};
  const StepPlace now = place_of(result, step);
  const Round& round = result.histograms().rounds[now.rounds - 1];
  if (now.in_blocks) {
    const BlockGrid grid = block_grid(references);
    const std::size_t blocks = std::min(grid.blocks, now.block_rows * grid.columns);
    return {"blocks",
            told("The last round again: {} of {} blocks have their distances", blocks, grid.blocks),
            {{"distances", count(std::min(references, blocks * BlockGrid::references_per_block) * round.count)}}};
  }
  if (now.in_slices)
    return {"slices",
            told("{} of {} private histograms added up", now.slices, slice_count),
            {{"references_counted", count(slice_of(now.slices - 1, references).end)}}};
  StepInfo info{"rounds",
                title_of_round(result, now.rounds),
                {{"time", round.ms, "ms"},
                 {"rate", round.ms > 0 ? double(round.count) * double(references) / round.ms * 1e-6 : 0.0, "Gpairs/s"}}};
  if (const auto& check = result.findings().check)
    info.values.push_back({"differs_from_double", count(check->entries), "entries"});
  if (const auto& given = result.findings().given)
    info.values.push_back({"differs_from_answer", count(given->entries), "entries"});
  return info;
}

std::vector<StepEvent> step_events(const HistogramResult& result) {
  if (!result.has_table()) return {};
  const std::size_t rounds = result.histograms().rounds.size();
  std::vector<StepEvent> events{{0, "phase", "input", said("input")}, {1, "phase", "rounds", said("rounds")}};
  if (!has_slices(result)) return events;
  events.push_back({rounds + 1, "phase", "blocks of the last round", said("blocks of the last round")});
  events.push_back(
      {rounds + block_steps(result) + 1, "phase", "private histograms of one query", said("private histograms of one query")});
  return events;
}

}  // namespace ws::histogram
