// The order of work that methods on the host share: round by round, limits before counts.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/words/told_unchecked.h"
#include "compute/histogram/bins/problem.h"
#include "compute/histogram/methods/tile.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <utility>
#include <vector>

namespace ws::histogram {

inline constexpr std::size_t queries_of_2019 = 32;

/// Calls `body.operator()<Key>()` with the keys that the vectors' squared distances are.
template <class Body>
void with_key(const Problem& problem, const Body& body) {
  if (problem.is_whole())
    body.template operator()<WholeKey>();
  else
    body.template operator()<FloatKey>();
}

/// How many queries a round has.
[[nodiscard]] inline std::size_t round_size(const Parameters& p, std::size_t automatic) {
  return p.query_batch > 0 ? static_cast<std::size_t>(p.query_batch) : automatic;
}

/// The rule of the bins of query q, whose keys have such a range. Writes its limits into the table.
template <class Key>
[[nodiscard]] BinRule settle_limits(const Parameters& p, KeyRange<Key> range, Table& table, std::size_t q) {
  const auto root = [](Key key) { return static_cast<float>(std::sqrt(static_cast<double>(key))); };
  const BinRule rule = rule_of(range.low, range.high, static_cast<std::int32_t>(p.bins), p.bin_scale == BinScale::logarithmic,
                               p.arithmetic == Arithmetic::source);
  table.low[q] = root(std::min(range.low, range.high));
  table.high[q] = root(range.high);
  table.degenerate[q] = rule.degenerate;
  return rule;
}

/// Up to some thousands of bins, a query has several histograms per thread (see `count_keys`).
[[nodiscard]] inline std::size_t counter_copies(std::size_t bins) {
  constexpr std::size_t few_bins = 2048;
  return bins <= few_bins ? 4 : 1;
}

/// Whether keys of 0 have no part in the lower limit.
[[nodiscard]] inline bool needs_positive(const Parameters& p) { return p.skip_self || p.bin_scale == BinScale::logarithmic; }

/// What a run's stages took so far; on CUDA, where they are told at the end, its operations.
[[nodiscard]] inline std::vector<StageTime> times_so_far(const Metrics& metrics) {
  if (!metrics.stages().empty()) return metrics.stages();
  std::vector<StageTime> times;
  for (const OperationTime& operation : metrics.operations()) times.push_back({operation.label, operation.ms, operation.calls});
  return times;
}

/// What came to each stage's time since `before`.
[[nodiscard]] inline std::vector<StageTime> times_since(const std::vector<StageTime>& before, const Metrics& metrics) {
  std::vector<StageTime> times;
  for (StageTime now : times_so_far(metrics)) {
    const auto old = std::find_if(before.begin(), before.end(), [&](const StageTime& one) { return one.name == now.name; });
    if (old != before.end()) {
      now.ms -= old->ms;
      now.calls -= old->calls;
    }
    if (now.calls > 0) times.push_back(std::move(now));
  }
  return times;
}

/// What `run_rounds` does where the references are a part of all.
template <class Counter>
void run_share(const Problem& problem, std::size_t per_round, Counter& counter, const RunContext& context, Histograms& result) {
  using Key = typename Counter::Key;
  Share& share = *problem.share;
  const std::size_t total = problem.queries.size();
  auto table = std::make_shared<Table>(total, problem.bins());
  for (std::size_t first = 0; first < total; first += per_round) {
    context.check_stop();
    const Stopwatch watch;
    const std::size_t count = std::min(per_round, total - first);
    if (!share.counts) {
      for (const KeyRange<Key>& range : counter.limits(first, count)) {
        share.limits.low.push_back(static_cast<double>(range.low));
        share.limits.high.push_back(static_cast<double>(range.high));
      }
      continue;
    }
    std::vector<BinRule> rules(count);
    for (std::size_t i = 0; i < count; ++i) {
      const KeyRange<Key> range{static_cast<Key>(share.limits.low[first + i]), static_cast<Key>(share.limits.high[first + i])};
      rules[i] = settle_limits(problem.parameters, range, *table, first + i);
    }
    counter.count(first, count, rules, *table);
    result.rounds.push_back({first, count, watch.ms()});
  }
  result.table = table;
}

/// Runs all rounds of `counter`, which has
///   using Key;  std::vector<KeyRange<Key>> limits(first, count);  void count(first, count, rules, Table&);
/// and may keep the keys of a round from one call to the other. `done` is called now and then.
template <class Counter>
void run_rounds(const Problem& problem, std::size_t per_round, Counter& counter, RunContext& context, const RowsDone& done,
                Histograms& result) {
  if (problem.share) return run_share(problem, per_round, counter, context, result);
  using Key = typename Counter::Key;
  const Parameters& p = problem.parameters;
  const std::size_t total = problem.queries.size();
  auto table = std::make_shared<Table>(total, problem.bins());
  KeyRange<Key> whole = KeyRange<Key>::none();
  const bool global = p.limits == Limits::global;
  for (std::size_t first = 0; global && first < total; first += per_round) {
    context.report(0.5 * double(first) / double(total), "limits of all queries");
    for (const KeyRange<Key>& range : counter.limits(first, std::min(per_round, total - first))) whole.add(range);
  }
  if (global && problem.agree_on_limits) {
    double low = static_cast<double>(whole.low), high = static_cast<double>(whole.high);
    problem.agree_on_limits(low, high);
    whole = {static_cast<Key>(low), static_cast<Key>(high)};
  }
  Stopwatch since_report;
  for (std::size_t first = 0; first < total; first += per_round) {
    const Stopwatch watch;
    const std::vector<StageTime> before = times_so_far(context.metrics);
    const std::size_t count = std::min(per_round, total - first);
    context.report((global ? 0.5 : 0.0) + (global ? 0.5 : 1.0) * double(first) / double(total),
                   told_unchecked("round {} of {}", {std::to_string(first / per_round + 1),
                                                     std::to_string((total + per_round - 1) / per_round)}));
    const std::vector<KeyRange<Key>> ranges = global ? std::vector(count, whole) : counter.limits(first, count);
    std::vector<BinRule> rules(count);
    for (std::size_t i = 0; i < count; ++i) rules[i] = settle_limits(p, ranges[i], *table, first + i);
    counter.count(first, count, rules, *table);
    result.rounds.push_back({first, count, watch.ms(), times_since(before, context.metrics)});
    constexpr double reported_each_ms = 120;
    if (done && since_report.ms() > reported_each_ms && first + count < total) {
      done(table, result.rounds);
      since_report = {};
    }
  }
  result.table = table;
}

}  // namespace ws::histogram
