// SPDX-License-Identifier: MIT
#include "compute/histogram/methods/boxes.h"

#include "compute/core/device/executor_cpu.h"
#include "compute/core/device/host_vector.h"
#include "compute/core/words/told.h"
#include "compute/histogram/methods/budget.h"
#include "compute/histogram/methods/rounds.h"

#include <algorithm>
#include <vector>

namespace ws::histogram {

namespace {

/// Keys of bytes are whole numbers in floats too: sums of three squares are exact.
class BoxCounter {
 public:
  using Key = FloatKey;
  using Range = KeyRange<Key>;

  BoxCounter(const Problem& problem, RunContext& context, std::shared_ptr<const OrderedReferences> references)
      : problem_(problem),
        executor_(context),
        references_(std::move(references)),
        positive_(needs_positive(problem.parameters)),
        by_pairs_(problem.bins() <= most_bins_by_pairs && problem.bins() * pair_band * 8 <= references_->size) {}

  [[nodiscard]] HostBudget budget(const RunContext& context) const {
    const std::size_t threads = executor_.thread_count(), of_thread = by_pairs_ ? problem_.bins() * pair_band : 0;
    return host_budget(
        problem_, round_size(problem_.parameters, queries_of_2019),
        [&](std::size_t queries) -> std::vector<MemoryPart> {
          return {{phrase("references in order"), references_->bytes()},
                  {phrase("limits"), queries * sizeof(Range) + threads * references_->branches.size() * sizeof(Range)},
                  {phrase("partial histograms"),
                   threads * (counted_at_once(queries, problem_.bins()) * problem_.bins() + of_thread) * sizeof(std::int32_t)}};
        },
        context);
  }

  std::vector<Range> limits(std::size_t first, std::size_t count) {
    const StageTimer timer(executor_.context(), "limits");
    std::vector<Range> all(count, Range::none());
    executor_.for_ranges("limits", count, 1, [&](std::size_t j, std::size_t) { all[j] = find_limits(query_row(first + j)); });
    return all;
  }

  void count(std::size_t first, std::size_t count, const std::vector<BinRule>& rules, Table& table) {
    StageTimer timer(executor_.context(), "counting");
    table.clear(first, count, executor_.context());
    const std::size_t some = counted_at_once(count, problem_.bins());
    for (std::size_t begin = 0; begin < count; begin += some)
      count_some(timer, first + begin, std::min(some, count - begin), rules.data() + begin, table);
  }

 private:
  void count_some(StageTimer& counting, std::size_t first, std::size_t count, const BinRule* rules, Table& table) {
    const std::size_t bins = problem_.bins(), branches = references_->branches.size();
    // With few queries each one's branches are shared out among the threads.
    const std::size_t parts = std::min(branches, count >= 4 * executor_.thread_count() ? 1 : 4 * executor_.thread_count());
    executor_.accumulate(
        "counting", count * parts, 1,
        [&] {
          return Counters{HostVector<std::int32_t>(count * bins), std::vector<std::int32_t>(by_pairs_ ? bins * pair_band : 0)};
        },
        [&](Counters& mine, std::size_t task, std::size_t) {
          const std::size_t j = task / parts, part = task % parts;
          const std::vector<float> query = query_row(first + j);
          std::int32_t* const row = mine.of_queries.data() + j * bins;
          count_branches(branches * part / parts, branches * (part + 1) / parts, query, rules[j], row, mine.of_pairs.data());
          if (by_pairs_) unfold_pairs(mine.of_pairs, bins, row);
        },
        [&](const Counters& mine) {
          const StageTimer timer(counting, "adder");
          executor_.for_ranges("adder", count, 1, [&](std::size_t j, std::size_t) {
            for (std::size_t k = 0; k < bins; ++k) table.row(first + j)[k] += mine.of_queries[j * bins + k];
          });
        });
  }

  static constexpr std::size_t most_bins_by_pairs = 512;  // more: neighbours are too many bins apart

  /// Of one thread.
  struct Counters {
    HostVector<std::int32_t> of_queries;
    std::vector<std::int32_t> of_pairs;
  };

  [[nodiscard]] std::vector<float> query_row(std::size_t q) const {
    std::vector<float> row(problem_.dimension());
    problem_.queries.copy_row(q, row.data());
    return row;
  }

  [[nodiscard]] Range bounds(const Box3& box, const std::vector<float>& query) const {
    return bounds_of<Key>(box, query.data(), query.size());
  }

  [[nodiscard]] Range leaf_range(std::size_t leaf, const std::vector<float>& query) const {
    Key keys[leaf_size];
    fill_keys(leaf, query, keys);
    return range_of(keys, references_->leaf_count(leaf), positive_);
  }

  void fill_keys(std::size_t leaf, const std::vector<float>& query, Key* keys) const {
    const float* row = query.data();
    for (std::size_t i = 0; i < leaf_size; i += block_size)
      block_keys(references_->leaf_data(leaf) + i * query.size(), &row, 1, query.size(), keys + i, 0);
  }

  [[nodiscard]] static bool can_widen(const Range& box, const Range& known) {
    return box.low < known.low || box.high > known.high;
  }

  /// The branches with the nearest and the farthest corner first: hardly another one can then hold a limit.
  [[nodiscard]] Range find_limits(const std::vector<float>& query) const {
    const auto& branches = references_->branches;
    std::size_t nearest = 0, farthest = 0;
    std::vector<Range> reach(branches.size());
    for (std::size_t b = 0; b < branches.size(); ++b) {
      reach[b] = bounds(branches[b], query);
      if (reach[b].low < reach[nearest].low) nearest = b;
      if (reach[b].high > reach[farthest].high) farthest = b;
    }
    Range range = Range::none();
    search(nearest, query, range);
    search(farthest, query, range);
    for (std::size_t b = 0; b < branches.size(); ++b)
      if (can_widen(reach[b], range)) search(b, query, range);
    return range;
  }

  /// Behind the last leaf of a branch.
  [[nodiscard]] std::size_t end_of(std::size_t branch) const {
    return std::min((branch + 1) * leaves_per_branch, references_->leaves.size());
  }

  void search(std::size_t branch, const std::vector<float>& query, Range& range) const {
    for (std::size_t leaf = branch * leaves_per_branch; leaf < end_of(branch); ++leaf)
      if (can_widen(bounds(references_->leaves[leaf], query), range)) range.add(leaf_range(leaf, query));
  }

  /// The bin that all keys of a range share; −1 where they may differ. Bins rise with keys, but for logarithms of the last bit.
  [[nodiscard]] std::int32_t common_bin(const Range& range, const BinRule& rule) const {
    if (rule.degenerate || rule.logarithmic || (problem_.parameters.skip_self && range.low == 0)) return -1;
    const float width = std::sqrt(static_cast<float>(range.high)) - std::sqrt(static_cast<float>(range.low));
    if (width * rule.near_scale > 1.5f) return -1;  // saves finding both
    const std::int32_t low = bin_of(range.low, rule);
    return low == bin_of(range.high, rule) ? low : -1;
  }

  /// Branches and leaves within one bin at once, and all that lies between these one reference after another.
  void count_branches(std::size_t first, std::size_t last, const std::vector<float>& query, const BinRule& rule,
                      std::int32_t* counters, std::int32_t* pairs) const {
    std::size_t waiting = first * leaves_per_branch;  // the first leaf that is not counted yet
    const auto count_whole = [&](std::size_t leaf, std::size_t end, std::int32_t bin, std::size_t references) {
      count_leaves(waiting, leaf, query, rule, counters, pairs);
      counters[bin] += static_cast<std::int32_t>(references);
      waiting = end;
    };
    for (std::size_t branch = first; branch < last; ++branch) {
      const std::size_t begin = branch * leaves_per_branch, end = end_of(branch);
      if (const std::int32_t bin = common_bin(bounds(references_->branches[branch], query), rule); bin >= 0) {
        count_whole(begin, end, bin, references_->branch_count(branch));
        continue;
      }
      const bool hopeless = references_->spread[branch] * rule.near_scale > 1.1f;
      for (std::size_t leaf = begin; !hopeless && leaf < end; ++leaf)
        if (const std::int32_t bin = common_bin(bounds(references_->leaves[leaf], query), rule); bin >= 0)
          count_whole(leaf, leaf + 1, bin, references_->leaf_count(leaf));
    }
    count_leaves(waiting, last == first ? waiting : end_of(last - 1), query, rule, counters, pairs);
  }

  void count_leaves(std::size_t begin, std::size_t end, const std::vector<float>& query, const BinRule& rule,
                    std::int32_t* counters, std::int32_t* pairs) const {
    if (begin == end) return;
    const bool skip = problem_.parameters.skip_self;
    const std::size_t full = skip ? begin : references_->leaf_count(end - 1) == leaf_size ? end : end - 1;
    const std::size_t blocks = (full - begin) * (leaf_size / block_size);
    if (by_pairs_)
      count_block_pairs(references_->leaf_data(begin), blocks, query.data(), query.size(), rule, counters, pairs);
    else
      count_blocks(references_->leaf_data(begin), blocks, query.data(), query.size(), rule, counters);
    for (std::size_t leaf = full; leaf < end; ++leaf) {
      Key keys[leaf_size];
      fill_keys(leaf, query, keys);
      count_keys(keys, references_->leaf_count(leaf), rule, skip, counters, problem_.bins(), 1);
    }
  }

  const Problem& problem_;
  CpuExecutor executor_;
  std::shared_ptr<const OrderedReferences> references_;
  bool positive_;
  bool by_pairs_;
};

}  // namespace

Histograms box_histograms(const Problem& problem, RunContext& context, const RowsDone& done) {
  std::shared_ptr<const OrderedReferences> references;
  {
    const StageTimer timer(context, "order references");
    references = ordered(problem.references, context);
  }
  BoxCounter counter(problem, context, references);
  const HostBudget budget = counter.budget(context);
  Histograms result;
  result.memory = budget.parts;
  run_rounds(problem, budget.per_round, counter, context, done, result);
  return result;
}

}  // namespace ws::histogram
