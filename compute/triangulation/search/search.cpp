// SPDX-License-Identifier: MIT
#include "compute/triangulation/search/search.h"

#include "compute/core/device/executor_cpu.h"
#include "compute/core/run/error.h"
#include "compute/core/words/told.h"
#include "compute/triangulation/exact/root_sums.h"
#include "compute/triangulation/search/combinations.h"
#include "compute/triangulation/search/search_device.h"

#include <algorithm>
#include <atomic>
#include <numeric>
#include <random>

namespace ws::triangulation {

namespace {

std::vector<Edge> edges_in(const Candidates& candidates, const std::vector<std::uint32_t>& set) {
  std::vector<Edge> edges;
  edges.reserve(set.size());
  for (const std::uint32_t i : set) edges.push_back(candidates.choosable[i]);
  return edges;
}

/// Forced edges and as many of the shortest others as are needed.
double plain_lower_bound(const Candidates& candidates) {
  std::vector<double> lengths = candidates.length;
  std::sort(lengths.begin(), lengths.end());
  const double sum = std::accumulate(lengths.begin(), lengths.begin() + static_cast<std::ptrdiff_t>(candidates.needed_count),
                                     candidates.forced_length);
  return sum * (1 - 1e-12);
}

constexpr std::size_t most_ties = 1'000;

/// Calls or combinations per second.
double rate_of(const SearchOptions& options, Backend backend) {
  if (backend == Backend::cpu) return 2e7;  // one core of 2.0 GHz, 2026
  // On each multiprocessor, as seen on an H200 (132 of them) with 14 to 21 points.
  const double each = options.method == SearchMethod::combinations      ? (options.device.masks ? 1.8e9 : 5e6)
                      : options.method == SearchMethod::removal_bitmask ? 1.5e8
                                                                        : 3e7;
  return each * cuda_status().devices.front().multiprocessor_count;
}

bool runs_on_device(const SearchOptions& options, const RunContext& context) {
  return context.backend == Backend::cuda && searches_on_device(options.method);
}

double estimated_steps(const Candidates& candidates, const SearchOptions& options) {
  constexpr int probe_count = 300;
  if (options.method == SearchMethod::combinations)
    return rounded_binomial(candidates.choosable_count(), candidates.needed_count);
  if (options.method == SearchMethod::removal_bitmask) return estimated_bitmask_calls(candidates, options.cuts, probe_count, 1);
  return estimated_removal_calls(candidates, probe_count, 1, options.cuts.count);
}

std::string words_of_estimate(double seconds) {
  constexpr double day = 86'400;
  return seconds < day ? told("this search would take about {:.2g} s", seconds)
                       : told("this search would take about {:.2g} s, {:.2g} years", seconds, seconds / (365.25 * day));
}

void refuse_if_endless(const Candidates& candidates, const SearchOptions& options, const RunContext& context) {
  const std::size_t n = candidates.choosable_count();
  if (n > most_search_edges)
    throw Error(ErrorKind::invalid_argument, told("{} choosable edges are too many for a search", n),
                told("at most {}: take fewer points, or the method lmt", most_search_edges));
  if (options.time_limit_seconds > 0) return;
  const double seconds =
      estimated_steps(candidates, options) / rate_of(options, runs_on_device(options, context) ? Backend::cuda : Backend::cpu);
  if (seconds <= options.most_seconds) return;
  throw Error(ErrorKind::invalid_argument, words_of_estimate(seconds),
              told("the limit is {:g} s: set a time limit, take fewer points, or path-dp or lmt", options.most_seconds));
}

void check_block_size(int size) {
  if (size < 0 || size > most_block_size || size % 32 != 0)
    throw Error(ErrorKind::invalid_argument, told("a block cannot have {} threads here", size),
                told("take a multiple of 32 up to {}, or 0", most_block_size));
}

/// Writes the first calls down, to be watched step by step: a search on a device does not.
void write_calls(const Search& search) {
  if (!search.options.tree) return;
  Search first = search.anew();
  first.only_writes = true;
  try {
    if (search.options.method == SearchMethod::removal_bitmask)
      search_with_bitmasks(first);
    else
      search_by_removal(first);
  } catch (const TreeIsFull&) {
  }
}

void run(Search& search) {
  if (runs_on_device(search.options, search.context) && search.candidates.choosable_count() > 0) {
    check_block_size(search.options.device.block_size);
    write_calls(search);
    return search_on_device(search);
  }
  switch (search.options.method) {
    case SearchMethod::removal:
      return search_by_removal(search);
    case SearchMethod::removal_stack:
      return search_by_removal_with_stack(search);
    case SearchMethod::removal_bitmask:
      return search_with_bitmasks(search);
    case SearchMethod::insertion:
      return search_by_insertion(search);
    case SearchMethod::combinations:
      return search_combinations(search);
  }
}

}  // namespace

double Best::weight_of(const std::vector<std::uint32_t>& set) const {
  double weight = 0;
  for (const std::uint32_t i : set) weight += candidates_.length[i];
  return weight;
}

int Best::compare(double weight, const std::vector<std::uint32_t>& set) const {
  // Sums of at most 512 rounded lengths are off by less than 10⁻¹³ relatively.
  constexpr double doubt = 1e-12;
  if (weight < weight_ * (1 - doubt)) return -1;
  if (weight > weight_ * (1 + doubt)) return 1;
  return compare_sums(points_, edges_in(candidates_, set), edges_in(candidates_, set_));
}

bool Best::offer(const std::vector<std::uint32_t>& set, std::uint64_t count) {
  const double weight = weight_of(set);
  const int order = weight_ == std::numeric_limits<double>::infinity() ? -1 : compare(weight, set);
  if (order > 0) return false;
  if (order < 0) {
    count_ = 0;
    ties_.clear();
  }
  count_ += count;
  if (ties_.size() < most_ties) ties_.push_back(set);
  if (order == 0 && set_ <= set) return false;
  set_ = set;
  weight_ = weight;
  return order < 0;
}

void Best::merge(const Best& other) {
  if (other.weight_ == std::numeric_limits<double>::infinity()) return;
  offer(other.set_, other.count_);
  if (compare(other.weight_, other.set_) != 0) return;
  for (const auto& set : other.ties_)
    if (ties_.size() < most_ties) ties_.push_back(set);
}

std::vector<std::vector<std::uint32_t>> Best::ties() const {
  std::vector<std::vector<std::uint32_t>> sets = ties_;
  std::sort(sets.begin(), sets.end());
  sets.erase(std::unique(sets.begin(), sets.end()), sets.end());
  return sets;
}

void Search::found(const std::vector<std::uint32_t>& set) {
  ++triangulation_count;
  const bool is_better = best.offer(set);
  if (!options.tree) return;
  options.tree->end(at, Outcome::leaf);
  if (is_better) options.tree->improve(at, best.weight(), set);
}

void CallCounter::poll() const {
  context_.check_stop();
  if (is_time_up()) throw TimeIsUp{};
}

void in_parallel(Search& search, std::string_view label, std::size_t count, std::size_t grain,
                 const std::function<void(Search&, std::size_t)>& f) {
  CpuExecutor executor(search.context);
  std::atomic<bool> is_time_up = false;
  executor.accumulate(
      label, count, grain, [&] { return search.anew(); },
      [&](Search& local, std::size_t begin, std::size_t end) {
        try {
          for (std::size_t i = begin; i < end && !is_time_up; ++i) f(local, i);
        } catch (const TimeIsUp&) {
          is_time_up = true;
        }
      },
      [&](const Search& local) {
        search.best.merge(local.best);
        search.call.add(local.call.count());
        search.triangulation_count += local.triangulation_count;
        search.cut_count += local.cut_count;
      });
  if (is_time_up) throw TimeIsUp{};
}

std::vector<std::uint32_t> edges_by_length(const Candidates& candidates) {
  std::vector<std::uint32_t> order(candidates.choosable_count());
  std::iota(order.begin(), order.end(), 0u);
  std::stable_sort(order.begin(), order.end(),
                   [&](std::uint32_t a, std::uint32_t b) { return candidates.length[a] < candidates.length[b]; });
  return order;
}

std::vector<std::uint32_t> greedy_set(const Candidates& candidates) {
  std::vector<std::uint32_t> set;
  std::vector<std::uint8_t> is_blocked(candidates.choosable_count());
  for (const std::uint32_t i : edges_by_length(candidates)) {
    if (is_blocked[i]) continue;
    set.push_back(i);
    for (const std::uint32_t j : candidates.crossed_by[i]) is_blocked[j] = 1;
  }
  std::sort(set.begin(), set.end());
  return set;
}

double estimated_removal_calls(const Candidates& candidates, int probe_count, std::uint64_t seed, bool with_count_cut) {
  std::mt19937_64 random(seed);
  const std::size_t n = candidates.choosable_count();
  double sum = 0;
  for (int probe = 0; probe < probe_count; ++probe) {
    std::vector<std::uint8_t> present(n, 1);
    std::size_t count = n;
    double weight = 1, calls = 1;
    for (std::size_t i = 0; i < n && (!with_count_cut || count >= candidates.needed_count); ++i) {
      if (!present[i]) continue;
      weight *= 2;
      calls += weight;
      if (random() >> 63) {
        for (const std::uint32_t j : candidates.crossed_by[i]) count -= present[j], present[j] = 0;
      } else {
        present[i] = 0;
        --count;
      }
    }
    sum += calls / probe_count;
  }
  return sum;
}

SearchResult search(const std::vector<Point>& points, const Candidates& candidates, const SearchOptions& options,
                    RunContext& context) {
  refuse_if_endless(candidates, options, context);
  context.report(-1, "searching all triangulations");
  Search state{candidates, options, context, Best(points, candidates), CallCounter(context, options.time_limit_seconds)};
  SearchResult result;
  result.proven_optimal = true;
  try {
    run(state);
  } catch (const TimeIsUp&) {
    result.proven_optimal = false;
  }
  if (!result.proven_optimal) state.best.offer(greedy_set(candidates), 0);
  result.edges = edges_in(candidates, state.best.set());
  result.edges.insert(result.edges.end(), candidates.forced.begin(), candidates.forced.end());
  std::sort(result.edges.begin(), result.edges.end());
  result.length = length_of(points, result.edges);
  result.lower_bound = result.proven_optimal ? result.length.lower : plain_lower_bound(candidates);
  result.call_count = state.call.count();
  result.triangulation_count = state.triangulation_count;
  result.optimum_count = state.best.count();
  result.optima = state.best.ties();
  result.cut_count = state.cut_count;
  result.branches = state.branches;
  return result;
}

}  // namespace ws::triangulation
