// SPDX-License-Identifier: MIT
#include "compute/histogram/variants/paper.h"

#include "compute/core/device/executor_cpu.h"
#include "compute/core/words/told.h"
#include "compute/histogram/bins/lift.h"
#include "compute/histogram/methods/budget.h"
#include "compute/histogram/methods/rounds.h"
#include "compute/histogram/methods/tile.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace ws::histogram {

namespace {

constexpr std::size_t chunk = 1024;  // references packed at a time

template <class KeyType>
class PaperCounter {
 public:
  using Key = KeyType;

  PaperCounter(const Problem& problem, RunContext& context, std::size_t per_round)
      : problem_(problem),
        executor_(context),
        stride_((problem.references.size() + block_size - 1) / block_size * block_size),
        rows_(per_round * problem.dimension()),
        keys_(per_round * stride_) {}

  std::vector<KeyRange<Key>> limits(std::size_t first, std::size_t count) {
    for (std::size_t j = 0; j < count; ++j) problem_.queries.copy_row(first + j, rows_.data() + j * problem_.dimension());
    compute_distances(count);
    return find_limits(count);
  }

  void count(std::size_t first, std::size_t count, const std::vector<BinRule>& rules, Table& table) {
    if (problem_.parameters.limits == Limits::global) (void)limits(first, count);  // other queries' keys came after these
    StageTimer timer(executor_.context(), "partial histograms");
    table.clear(first, count, executor_.context());
    const std::size_t bins = problem_.bins();
    HostBuffer<std::int32_t> privates(count * slice_count * bins);
    executor_.for_ranges("partial histograms", count * slice_count, 1, [&](std::size_t task, std::size_t) {
      const std::size_t j = task / slice_count;
      const Slice slice = slice_of(task % slice_count, problem_.references.size());
      std::fill_n(privates.data() + task * bins, bins, 0);
      count_slice(j, slice, rules[j], privates.data() + task * bins);
    });
    add_up(timer, privates, first, count, table);
  }

  void compute_distances(std::size_t count) {
    const StageTimer timer(executor_.context(), "distances");
    const std::size_t dimension = problem_.dimension(), total = problem_.references.size();
    executor_.accumulate(
        "distances", (total + chunk - 1) / chunk, 1, [&] { return std::vector<float>(chunk * dimension); },
        [&](std::vector<float>& packed, std::size_t c, std::size_t) {
          const std::size_t begin = c * chunk, length = std::min(chunk, total - begin);
          pack(problem_.references, begin, length, packed.data());
          for (std::size_t j = 0; j < count; j += queries_at_once) {
            const std::size_t some = std::min(queries_at_once, count - j);
            const float* queries[queries_at_once] = {};
            for (std::size_t i = 0; i < some; ++i) queries[i] = rows_.data() + (j + i) * dimension;
            for (std::size_t at = 0; at < length; at += block_size)
              block_keys(packed.data() + at * dimension, queries, some, dimension, keys_.data() + j * stride_ + begin + at,
                         stride_);
          }
        },
        [](const auto&) {});
  }

  std::vector<KeyRange<Key>> find_limits(std::size_t count) {
    const StageTimer timer(executor_.context(), "min/max");
    const bool positive = needs_positive(problem_.parameters);
    std::vector<KeyRange<Key>> partial(count * slice_count, KeyRange<Key>::none()), all(count, KeyRange<Key>::none());
    executor_.for_ranges("min/max", count * slice_count, 1, [&](std::size_t task, std::size_t) {
      const Slice slice = slice_of(task % slice_count, problem_.references.size());
      const Key* keys = keys_.data() + task / slice_count * stride_;
      KeyRange<Key> range = KeyRange<Key>::none();
      for (std::size_t r = slice.first; r < slice.end; ++r) {
        range.low = keys[r] < range.low && !(positive && keys[r] == 0) ? keys[r] : range.low;
        range.high = keys[r] > range.high ? keys[r] : range.high;
      }
      partial[task] = range;
    });
    for (std::size_t task = 0; task < partial.size(); ++task) all[task / slice_count].add(partial[task]);
    return all;
  }

  void count_slice(std::size_t j, Slice slice, const BinRule& rule, std::int32_t* counters) const {
    const Key* keys = keys_.data() + j * stride_;
    for (std::size_t r = slice.first; r < slice.end; ++r)
      if (!(problem_.parameters.skip_self && keys[r] == 0)) ++counters[rule.degenerate ? 0 : bin_of(keys[r], rule)];
  }

  [[nodiscard]] CpuExecutor& executor() { return executor_; }
  [[nodiscard]] const Key* keys() const { return keys_.data(); }
  [[nodiscard]] float* rows() { return rows_.data(); }

 private:
  void add_up(StageTimer& counting, const HostBuffer<std::int32_t>& privates, std::size_t first, std::size_t count,
              Table& table) {
    const StageTimer timer(counting, "adder");
    const std::size_t bins = problem_.bins();
    executor_.for_ranges("adder", count * slice_count, 1, [&](std::size_t part, std::size_t) {  // a range of bins of a query
      const std::size_t j = part / slice_count, range = part % slice_count;
      for (std::size_t slice = 0; slice < slice_count; ++slice)
        for (std::size_t k = range * bins / slice_count; k < (range + 1) * bins / slice_count; ++k)
          table.row(first + j)[k] += privates.data()[(j * slice_count + slice) * bins + k];
    });
  }

  const Problem& problem_;
  CpuExecutor executor_;
  std::size_t stride_;
  std::vector<float> rows_;
  HostBuffer<Key> keys_;
};

template <class Key>
void count_as_in_paper(const Problem& problem, RunContext& context, const RowsDone& done, Histograms& result) {
  const auto arrays = [&](std::size_t queries) -> std::vector<MemoryPart> {
    return {{phrase("distances"), queries * problem.references.size() * sizeof(Key)},
            {phrase("limits"), queries * slice_count * sizeof(KeyRange<Key>)},
            {phrase("partial histograms"), queries * slice_count * problem.bins() * sizeof(std::int32_t)}};
  };
  const HostBudget budget = host_budget(problem, round_size(problem.parameters, queries_of_2019), arrays, context);
  result.memory = budget.parts;
  PaperCounter<Key> counter(problem, context, budget.per_round);
  run_rounds(problem, budget.per_round, counter, context, done, result);
}

template <class Key>
KeyRange<Key> keys_of(const GivenLimits& given) {
  const auto key = [](double distance) {
    return static_cast<Key>(std::is_integral_v<Key> ? std::round(distance * distance) : distance * distance);
  };
  return {key(given.low), key(given.high)};
}

template <class Key>
QueryDetail examine(const Problem& problem, const std::vector<float>& query, RunContext& context,
                    const std::optional<GivenLimits>& given) {
  context.check_memory(problem.references.size() * (sizeof(Key) + sizeof(float) + sizeof(std::int32_t)) +
                           (slice_count + 1) * problem.bins() * sizeof(std::int32_t),
                       0);
  PaperCounter<Key> counter(problem, context, 1);
  std::copy(query.begin(), query.end(), counter.rows());
  counter.compute_distances(1);
  Table table(1, 1);
  const KeyRange<Key> range = given ? keys_of<Key>(*given) : counter.find_limits(1)[0];
  const BinRule rule = settle_limits(problem.parameters, range, table, 0);
  QueryDetail detail;
  detail.low = table.low[0];
  detail.high = table.high[0];
  detail.degenerate = rule.degenerate;
  const std::size_t total = problem.references.size(), bins = problem.bins();
  detail.distances.resize(total);
  detail.bins.resize(total);
  detail.privates.assign(slice_count * bins, 0);
  detail.sum.assign(bins, 0);
  counter.executor().for_ranges("private histograms", slice_count, 1, [&](std::size_t s, std::size_t) {
    const Slice slice = slice_of(s, total);
    for (std::size_t r = slice.first; r < slice.end; ++r) {
      if (r % 65'536 == 0 && context.stop_requested()) return;
      const Key key = counter.keys()[r];
      detail.distances[r] = static_cast<float>(std::sqrt(static_cast<double>(key)));
      const bool left_out = problem.parameters.skip_self && key == 0;
      detail.bins[r] = left_out ? -1 : rule.degenerate ? 0 : bin_of(key, rule);
      if (!left_out) ++detail.privates[s * bins + static_cast<std::size_t>(detail.bins[r])];
    }
  });
  counter.executor().for_ranges("adder", bins, 4096, [&](std::size_t begin, std::size_t end) {
    for (std::size_t s = 0; s < slice_count; ++s)
      for (std::size_t k = begin; k < end; ++k) detail.sum[k] += detail.privates[s * bins + k];
  });
  return detail;
}

}  // namespace

BlockGrid block_grid(std::size_t reference_count) {
  BlockGrid grid;
  grid.blocks = (reference_count + BlockGrid::references_per_block - 1) / BlockGrid::references_per_block;
  grid.columns = static_cast<std::size_t>(std::ceil(std::sqrt(double(grid.blocks))));
  grid.rows = (grid.blocks + grid.columns - 1) / grid.columns;
  return grid;
}

Slice slice_of(std::size_t slice, std::size_t reference_count) {
  const std::size_t length = (reference_count + slice_count - 1) / slice_count;
  return {std::min(slice * length, reference_count), std::min((slice + 1) * length, reference_count)};
}

Histograms paper_histograms(const Problem& problem, RunContext& context, const RowsDone& done) {
  Histograms result;
  with_key(problem, [&]<class Key>() { count_as_in_paper<Key>(problem, context, done, result); });
  return result;
}

QueryDetail examine_query(const Problem& problem, const std::vector<float>& query, RunContext& context,
                          const std::optional<GivenLimits>& given) {
  Problem asked = problem;
  asked.parameters.method = Method::paper;
  asked.parameters.limits = Limits::per_query;
  asked.queries = VectorSet(Component::float32, query.size(), 1);
  std::copy(query.begin(), query.end(), asked.queries.values<float>());
  if (const int exponent = lift_of(asked, context); exponent != 0) {
    asked = lifted(asked, exponent, context);
    std::vector<float> row(query.size());
    asked.queries.copy_row(0, row.data());
    std::optional<GivenLimits> limits = given;
    if (limits) limits = {std::ldexp(given->low, exponent), std::ldexp(given->high, exponent)};
    QueryDetail detail = examine<FloatKey>(asked, row, context, limits);
    const auto put_back = [&](float& distance) { distance = std::ldexp(distance, -exponent); };
    std::for_each(detail.distances.begin(), detail.distances.end(), put_back);
    put_back(detail.low);
    put_back(detail.high);
    return detail;
  }
  // A probe need not be made of bytes, even where the references are.
  const auto is_byte = [](float v) { return v >= 0 && v <= 255 && v == std::floor(v); };
  const bool whole = problem.references.holds_bytes && std::all_of(query.begin(), query.end(), is_byte);
  return whole ? examine<WholeKey>(problem, query, context, given) : examine<FloatKey>(problem, query, context, given);
}

}  // namespace ws::histogram
