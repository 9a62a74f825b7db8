// Searches on a device: what the host does before, between and after the kernels.
// SPDX-License-Identifier: MIT
#include "compute/triangulation/cuda/search_run.h"

#include "compute/core/run/error.h"
#include "compute/triangulation/search/search_device.h"
#include "compute/triangulation/search/search_tables.h"

#include <algorithm>
#include <cstring>
#include <limits>

namespace ws::triangulation {

namespace {

template <class Words>
std::vector<std::uint64_t> words_of(const std::vector<Words>& from) {
  std::vector<std::uint64_t> words(from.size() * sizeof(Words) / sizeof(std::uint64_t));
  if (!from.empty()) std::memcpy(words.data(), from.data(), words.size() * sizeof(std::uint64_t));
  return words;
}

/// Sets from the device become candidates for the best, those that are certainly longer than the shortest do not.
template <std::size_t W>
void offer_all(Search& search, const SearchTables<W>& tables, const cuda::FoundSets& sets) {
  if (sets.weights.empty()) return;
  const double shortest = std::min(search.best.weight(), *std::min_element(sets.weights.begin(), sets.weights.end()));
  for (std::size_t i = 0; i < sets.weights.size(); ++i) {
    if (sets.weights[i] > shortest * (1 + 4e-12)) continue;
    Bits<W> places;
    std::copy_n(sets.words.begin() + static_cast<std::ptrdiff_t>(i * W), W, places.word.begin());
    search.best.offer(tables.candidates_in(places));
  }
}

/// What is needed of the counts, whether the run came to its end or not.
void book(Search& search, const cuda::RunCounts& counts) {
  search.call.add(counts.calls);
  search.cut_count += counts.cuts;
  search.triangulation_count += counts.leaves;
  BranchReport& report = search.branches;
  report.bytes_sent = counts.bytes_sent;
  if (counts.lane_steps > 0) report.active_share = static_cast<double>(counts.steps) / static_cast<double>(counts.lane_steps);
  std::vector<std::uint64_t> calls = counts.calls_of_thread;
  report.thread_count = calls.size();
  report.calls_of_warps.resize((calls.size() + 31) / 32);
  for (std::size_t i = 0; i < calls.size(); ++i) report.calls_of_warps[i / 32] += calls[i];
  if (calls.empty()) return;
  std::sort(calls.begin(), calls.end());
  report.least_calls = calls.front();
  report.median_calls = calls[calls.size() / 2];
  report.most_calls = calls.back();
}

/// Runs `f(hooks, counts)` and books what it did.
template <std::size_t W, class F>
void run_with_hooks(Search& search, const SearchTables<W>& tables, const F& f) {
  bool is_time_up = false;
  cuda::RunCounts counts;
  const cuda::Hooks hooks{[&] { return is_time_up = search.call.is_time_up(); },
                          [&](const cuda::FoundSets& sets) { offer_all(search, tables, sets); }};
  f(hooks, counts);
  book(search, counts);
  if (is_time_up) throw TimeIsUp{};
}

template <std::size_t W>
cuda::RemovalProblem removal_problem(const Search& search, const SearchTables<W>& tables, const Level<W>& level) {
  cuda::RemovalProblem problem;
  problem.edge_count = static_cast<std::uint32_t>(tables.length.size());
  problem.needed_count = static_cast<std::uint32_t>(tables.needed_count);
  problem.word_count = W;
  problem.cuts = tables.cuts;
  problem.best = search.best.weight();
  problem.crossing = words_of(tables.crossing);
  problem.length = tables.length;
  problem.branches = words_of(level.branches);
  problem.branch_count = level.branches.size();
  return problem;
}

template <std::size_t W>
Level<W> level_of(Search& search, const SearchTables<W>& tables, std::size_t wanted_branches) {
  const StageTimer timer(search.context, "descent");
  Level<W> level = descended(search, tables, search.options.branch_level, wanted_branches);
  search.branches.level = level.depth;
  search.branches.branch_count = level.branches.size();
  return level;
}

template <std::size_t W>
void remove_on_device(Search& search) {
  const bool is_thesis = search.options.method != SearchMethod::removal_bitmask;
  const DeviceOptions& options = search.options.device;
  // The thesis's best number of branches. Threads that share need only the root.
  constexpr std::size_t thesis_branches = 180'000;
  const SearchTables<W> tables(search.candidates, is_thesis ? Cuts{search.options.cuts.count} : search.options.cuts);
  if (!is_thesis) offer_greedy_start(search);
  const Level<W> level = level_of(search, tables, is_thesis || !options.rebalance ? thesis_branches : 1);
  const cuda::RemovalProblem problem = removal_problem(search, tables, level);
  run_with_hooks(search, tables, [&](const cuda::Hooks& hooks, cuda::RunCounts& counts) {
    (is_thesis ? cuda::walk_with_stacks : cuda::walk_branches)(problem, options, hooks, counts, search.context);
  });
}

template <std::size_t W>
void combine_on_device(Search& search) {
  const SearchTables<W> tables(search.candidates, {});
  const Binomials binomials(tables.length.size());
  cuda::CombinationProblem problem;
  problem.edge_count = static_cast<std::uint32_t>(tables.length.size());
  problem.needed_count = static_cast<std::uint32_t>(tables.needed_count);
  problem.word_count = W;
  problem.best = search.best.weight();
  problem.crossing = words_of(tables.crossing);
  problem.length = tables.length;
  problem.binomials = &binomials;
  problem.total = combination_count(binomials, problem.edge_count, problem.needed_count);
  run_with_hooks(search, tables, [&](const cuda::Hooks& hooks, cuda::RunCounts& counts) {
    cuda::check_combinations(problem, search.options.device, hooks, counts, search.context);
  });
}

}  // namespace

bool searches_on_device(SearchMethod method) { return method != SearchMethod::insertion; }

void search_on_device(Search& search) {
  with_words(search.candidates.choosable_count(), [&](auto words) {
    if (search.options.method == SearchMethod::combinations)
      combine_on_device<words()>(search);
    else
      remove_on_device<words()>(search);
  });
}

}  // namespace ws::triangulation
