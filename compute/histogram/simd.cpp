// SPDX-License-Identifier: MIT
#include "compute/histogram/simd.h"

#include "compute/core/executor_cpu.h"
#include "compute/histogram/rounds.h"
#include "compute/histogram/tile.h"

#include <algorithm>
#include <vector>

namespace ws::histogram {

namespace {

constexpr std::size_t packed_bytes = 64u << 10;  // of a chunk: stays in the second-level cache
constexpr std::size_t kept_bytes = 256u << 20;
constexpr std::size_t recompute_dimension = 8;  // up to it, computing keys again is faster than reading them

std::size_t chunk_of(const Problem& problem, std::size_t threads) {
  const std::size_t by_cache = packed_bytes / (problem.dimension() * sizeof(float)),
                    by_threads = problem.references.size() / (threads * 4);
  const std::size_t chunk = std::clamp<std::size_t>(std::min(by_cache, by_threads), 64, 4096);
  return chunk / block_size * block_size;
}

template <class KeyType>
class SimdCounter {
 public:
  using Key = KeyType;

  SimdCounter(const Problem& problem, RunContext& context, std::size_t per_round)
      : problem_(problem),
        executor_(context),
        chunk_(chunk_of(problem, executor_.thread_count())),
        stride_((problem.references.size() + chunk_ - 1) / chunk_ * chunk_),
        copies_(counter_copies(problem.bins())),
        keeps_(problem.parameters.limits == Limits::per_query && problem.dimension() > recompute_dimension &&
               stride_ * std::min(per_round, problem.queries.size()) * sizeof(Key) <= kept_bytes) {
    check_counters(problem, per_round, executor_.thread_count(), context);
    const std::size_t round = std::min(per_round, problem.queries.size());
    rows_.resize(round * problem.dimension());
    if (!keeps_) return;
    context.check_memory(round * stride_ * sizeof(Key), 0);
    kept_ = HostBuffer<Key>(round * stride_);
  }

  std::vector<KeyRange<Key>> limits(std::size_t first, std::size_t count) {
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
          for_keys(mine, count, begin, length,
                   [&](std::size_t j, const Key* keys) { mine.value[j].add(range_of(keys, length, positive)); });
        },
        [&](const Local<Ranges>& mine) {
          for (std::size_t j = 0; j < count; ++j) all[j].add(mine.value[j]);
        });
    return all;
  }

  void count(std::size_t first, std::size_t count, const std::vector<BinRule>& rules, Table& table) {
    if (!keeps_) take_queries(first, count);
    using Counters = std::vector<std::int32_t>;
    const std::size_t bins = problem_.bins(), row = bins * copies_;
    const bool skip = problem_.parameters.skip_self;
    const auto add = [&](Counters& counters, std::size_t j, const Key* keys, std::size_t key_count) {
      count_keys(keys, key_count, rules[j], skip, counters.data() + j * row, bins, copies_);
    };
    executor_.accumulate(
        "counting", chunk_count(), 1,
        [&] {
          return Local<Counters>{Counters(count * row), {}, {}};
        },
        [&](Local<Counters>& mine, std::size_t chunk, std::size_t) {
          const std::size_t begin = chunk * chunk_, length = std::min(chunk_, problem_.references.size() - begin);
          if (keeps_)
            for (std::size_t j = 0; j < count; ++j) add(mine.value, j, kept_.data() + j * stride_ + begin, length);
          else
            for_keys(mine, count, begin, length, [&](std::size_t j, const Key* keys) { add(mine.value, j, keys, length); });
        },
        [&](const Local<Counters>& mine) {
          for (std::size_t j = 0; j < count; ++j)
            for (std::size_t copy = 0; copy < copies_; ++copy)
              for (std::size_t k = 0; k < bins; ++k) table.row(first + j)[k] += mine.value[j * row + copy * bins + k];
        });
  }

 private:
  [[nodiscard]] std::size_t chunk_count() const { return (problem_.references.size() + chunk_ - 1) / chunk_; }

  template <class T>
  struct Local {
    T value;
    std::vector<float> packed;
    std::vector<Key> keys;
  };

  void take_queries(std::size_t first, std::size_t count) {
    for (std::size_t j = 0; j < count; ++j) problem_.queries.copy_row(first + j, rows_.data() + j * problem_.dimension());
  }

  /// take(query of the round, its keys to `length` references from `begin` on).
  template <class T, class Take>
  void for_keys(Local<T>& mine, std::size_t count, std::size_t begin, std::size_t length, const Take& take) {
    const std::size_t dimension = problem_.dimension();
    mine.packed.resize(chunk_ * dimension);
    mine.keys.resize(chunk_ * queries_at_once);
    pack(problem_.references, begin, length, mine.packed.data());
    for (std::size_t j = 0; j < count; j += queries_at_once) {
      const std::size_t some = std::min(queries_at_once, count - j);
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
  bool keeps_;
  std::vector<float> rows_;
  HostBuffer<Key> kept_;
};

template <class Key>
void run(const Problem& problem, RunContext& context, const RowsDone& done, Histograms& result) {
  const std::size_t per_round = round_size(problem.parameters, queries_of_2019);
  SimdCounter<Key> counter(problem, context, per_round);
  run_rounds(problem, per_round, counter, context, done, result);
}

}  // namespace

Histograms simd_histograms(const Problem& problem, RunContext& context, const RowsDone& done) {
  Histograms result;
  result.method = Method::simd;
  with_key(problem, [&]<class Key>() { run<Key>(problem, context, done, result); });
  return result;
}

}  // namespace ws::histogram
