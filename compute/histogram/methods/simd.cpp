// SPDX-License-Identifier: MIT
#include "compute/histogram/methods/simd.h"

#include "compute/core/device/executor_cpu.h"
#include "compute/core/device/host_vector.h"
#include "compute/core/words/told.h"
#include "compute/histogram/methods/budget.h"
#include "compute/histogram/methods/rounds.h"
#include "compute/histogram/methods/tile.h"

#include <algorithm>
#include <vector>

namespace ws::histogram {

namespace {

constexpr std::size_t packed_bytes = 64u << 10;  // of a chunk: stays in the second-level cache
constexpr std::size_t keys_bytes = 15u << 10;    // of a chunk to the queries that are compared at once: stays in the first
constexpr std::size_t kept_bytes = 256u << 20;
constexpr std::size_t recompute_dimension = 8;  // up to it, computing keys again is faster than reading them

std::size_t chunk_of(const Problem& problem, std::size_t threads) {
  const std::size_t by_cache = std::min(packed_bytes / (problem.dimension() * sizeof(float)),
                                        keys_bytes / (queries_at_once * sizeof(float))),
                    by_threads = problem.references.size() / (threads * 4);
  const std::size_t chunk = std::max<std::size_t>(std::min(by_cache, by_threads), 64);
  return chunk / block_size * block_size;
}

template <class KeyType>
class SimdCounter {
 public:
  using Key = KeyType;

  SimdCounter(const Problem& problem, RunContext& context)
      : problem_(problem),
        executor_(context),
        chunk_(chunk_of(problem, executor_.thread_count())),
        stride_((problem.references.size() + chunk_ - 1) / chunk_ * chunk_),
        copies_(counter_copies(problem.bins())),
        budget_(host_budget(
            problem, round_size(problem.parameters, queries_of_2019), [this](std::size_t queries) { return arrays(queries); },
            context)),
        keeps_(keeps(budget_.per_round)),
        rows_(budget_.per_round * problem.dimension()),
        kept_(keeps_ ? budget_.per_round * stride_ : 0) {}

  [[nodiscard]] const HostBudget& budget() const { return budget_; }

  std::vector<KeyRange<Key>> limits(std::size_t first, std::size_t count) {
    const StageTimer timer(executor_.context(), "distances and limits");
    take_queries(first, count);
    std::vector<KeyRange<Key>> all(count, KeyRange<Key>::none());
    const bool positive = needs_positive(problem_.parameters);
    using Ranges = std::vector<KeyRange<Key>>;
    executor_.accumulate(
        "distances and limits", chunk_count(), 1,
        [&] {
          return Local<Ranges>{Ranges(count, KeyRange<Key>::none()), {}, {}};
        },
        [&](Local<Ranges>& mine, std::size_t chunk, std::size_t) {
          const std::size_t begin = chunk * chunk_, length = std::min(chunk_, problem_.references.size() - begin);
          for_keys(mine, 0, count, begin, length,
                   [&](std::size_t j, const Key* keys) { mine.value[j].add(range_of(keys, length, positive)); });
        },
        [&](const Local<Ranges>& mine) {
          for (std::size_t j = 0; j < count; ++j) all[j].add(mine.value[j]);
        });
    return all;
  }

  void count(std::size_t first, std::size_t count, const std::vector<BinRule>& rules, Table& table) {
    StageTimer timer(executor_.context(), keeps_ ? "counting" : "distances and counting");
    if (!keeps_) take_queries(first, count);
    table.clear(first, count, executor_.context());
    const std::size_t some = counted_at_once(count, problem_.bins() * copies_);
    for (std::size_t begin = 0; begin < count; begin += some)
      count_some(timer, first, begin, std::min(begin + some, count), rules, table);
  }

 private:
  /// Queries [from, to) of the round that begins with query `first`.
  void count_some(StageTimer& counting, std::size_t first, std::size_t from, std::size_t to, const std::vector<BinRule>& rules,
                  Table& table) {
    using Counters = HostVector<std::int32_t>;
    const std::size_t bins = problem_.bins(), row = bins * copies_;
    const bool skip = problem_.parameters.skip_self;
    const auto add = [&](Counters& counters, std::size_t j, const Key* keys, std::size_t key_count) {
      count_keys(keys, key_count, rules[j], skip, counters.data() + (j - from) * row, bins, copies_);
    };
    executor_.accumulate(
        "counting", chunk_count(), 1,
        [&] {
          return Local<Counters>{Counters((to - from) * row), {}, {}};
        },
        [&](Local<Counters>& mine, std::size_t chunk, std::size_t) {
          const std::size_t begin = chunk * chunk_, length = std::min(chunk_, problem_.references.size() - begin);
          if (keeps_)
            for (std::size_t j = from; j < to; ++j) add(mine.value, j, kept_.data() + j * stride_ + begin, length);
          else
            for_keys(mine, from, to, begin, length, [&](std::size_t j, const Key* keys) { add(mine.value, j, keys, length); });
        },
        [&](const Local<Counters>& mine) {
          const StageTimer timer(counting, "adder");
          executor_.for_ranges("adder", to - from, 1, [&](std::size_t j, std::size_t) {
            for (std::size_t copy = 0; copy < copies_; ++copy)
              for (std::size_t k = 0; k < bins; ++k) table.row(first + from + j)[k] += mine.value[j * row + copy * bins + k];
          });
        });
  }

  [[nodiscard]] bool keeps(std::size_t queries) const {
    return problem_.parameters.limits == Limits::per_query && problem_.dimension() > recompute_dimension &&
           stride_ * queries * sizeof(Key) <= kept_bytes;
  }
  [[nodiscard]] std::vector<MemoryPart> arrays(std::size_t queries) const {
    const std::size_t threads = executor_.thread_count(), of_chunk = threads * chunk_, of_query = problem_.bins() * copies_;
    return {{phrase("packed references"), of_chunk * problem_.dimension() * sizeof(float)},
            {phrase("distances"), (of_chunk * queries_at_once + (keeps(queries) ? queries * stride_ : 0)) * sizeof(Key)},
            {phrase("limits"), threads * queries * sizeof(KeyRange<Key>)},
            {phrase("partial histograms"), threads * counted_at_once(queries, of_query) * of_query * sizeof(std::int32_t)}};
  }
  [[nodiscard]] std::size_t chunk_count() const { return (problem_.references.size() + chunk_ - 1) / chunk_; }

  template <class T>
  struct Local {
    T value;
    HostVector<float> packed;
    HostVector<Key> keys;
  };

  void take_queries(std::size_t first, std::size_t count) {
    for (std::size_t j = 0; j < count; ++j) problem_.queries.copy_row(first + j, rows_.data() + j * problem_.dimension());
  }

  /// take(query of the round, its keys to `length` references from `begin` on) for queries [from, to).
  template <class T, class Take>
  void for_keys(Local<T>& mine, std::size_t from, std::size_t to_query, std::size_t begin, std::size_t length,
                const Take& take) {
    const std::size_t dimension = problem_.dimension();
    mine.packed.resize(chunk_ * dimension);
    mine.keys.resize(chunk_ * queries_at_once);
    pack(problem_.references, begin, length, mine.packed.data());
    for (std::size_t j = from; j < to_query; j += queries_at_once) {
      const std::size_t some = std::min(queries_at_once, to_query - j);
      const float* queries[queries_at_once] = {};
      for (std::size_t i = 0; i < some; ++i) queries[i] = rows_.data() + (j + i) * dimension;
      Key* to = keeps_ ? kept_.data() + j * stride_ + begin : mine.keys.data();
      const std::size_t stride = keeps_ ? stride_ : chunk_;
      for (std::size_t at = 0; at < length; at += block_size)
        block_keys(mine.packed.data() + at * dimension, queries, some, dimension, to + at, stride);
      for (std::size_t i = 0; i < some; ++i) take(j + i, to + i * stride);
    }
  }

  const Problem& problem_;
  CpuExecutor executor_;
  std::size_t chunk_, stride_, copies_;
  HostBudget budget_;
  bool keeps_;
  std::vector<float> rows_;
  HostBuffer<Key> kept_;
};

template <class Key>
void count_with_lanes(const Problem& problem, RunContext& context, const RowsDone& done, Histograms& result) {
  SimdCounter<Key> counter(problem, context);
  result.memory = counter.budget().parts;
  run_rounds(problem, counter.budget().per_round, counter, context, done, result);
}

}  // namespace

Histograms simd_histograms(const Problem& problem, RunContext& context, const RowsDone& done) {
  Histograms result;
  result.method = Method::simd;
  with_key(problem, [&]<class Key>() { count_with_lanes<Key>(problem, context, done, result); });
  return result;
}

}  // namespace ws::histogram
