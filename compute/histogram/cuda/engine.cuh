// The order of work on one device, for any source of keys: groups of queries, pieces of references, limits, rules, counts.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/histogram/cuda/device_set.cuh"
#include "compute/histogram/cuda/plan.h"
#include "compute/histogram/cuda/sinks.cuh"
#include "compute/histogram/methods/rounds.h"

#include <algorithm>
#include <cstring>
#include <vector>

namespace ws::histogram::cuda {

template <class Key>
KeyRange<Key> range_from(unsigned low, unsigned high) {
  KeyRange<Key> range = KeyRange<Key>::none();
  if (low != no_low) std::memcpy(&range.low, &low, sizeof low);
  std::memcpy(&range.high, &high, sizeof high);
  return range;
}

/// What `DeviceRounds` keeps for a query.
[[nodiscard]] inline std::size_t query_bytes(std::size_t bins, bool needs_first_keys) {
  return bins * (sizeof(std::int32_t) + (needs_first_keys ? sizeof(unsigned) : 0)) + sizeof(BinRule) + 2 * sizeof(unsigned);
}

/// Limits on the device, by query of the group.
struct DeviceLimits {
  DeviceLimits(std::size_t count, CudaExecutor& executor)
      : low(executor.make<unsigned>(count)), high(executor.make<unsigned>(count)) {}
  void clear(CudaExecutor& executor) {
    fill_bytes(low.device_data(), 0xFF, low.size() * sizeof(unsigned), executor.stream());
    executor.fill_zero(high.view());
  }
  template <class Key>
  [[nodiscard]] std::vector<KeyRange<Key>> download(std::size_t count, CudaExecutor& executor) const {
    std::vector<unsigned> lows(count), highs(count);
    executor.download(Span<unsigned>(lows), low.view().subspan(0, count));
    executor.download(Span<unsigned>(highs), high.view().subspan(0, count));
    std::vector<KeyRange<Key>> ranges(count);
    for (std::size_t i = 0; i < count; ++i) ranges[i] = range_from<Key>(lows[i], highs[i]);
    return ranges;
  }
  DeviceBuffer<unsigned> low, high;
};

/// `Source` brings data and makes keys; it has
///   using Key;
///   void bring_queries(first, count);   void bring_references(first, count);
///   void find_limits(const DeviceLimits&, positive);                  of the brought queries to the brought references
///   void count(const GroupRules&, counts on the device);             likewise
///   bool needs_first_keys;              of the rules
///   bool keeps_keys;                    count works on keys that find_limits stored
///   bool counts_by_piece;               with the references brought, also then
template <class Source>
class DeviceRounds {
 public:
  using Key = typename Source::Key;

  DeviceRounds(const Problem& problem, Source& source, const Plan& plan, CudaExecutor& executor)
      : problem_(problem),
        source_(source),
        plan_(plan),
        executor_(executor),
        limits_(plan.group, executor),
        rules_(executor.make<BinRule>(plan.group)),
        first_keys_(executor.make<unsigned>(Source::needs_first_keys ? plan.group * problem.bins() : 0)),
        counts_(executor.make<std::int32_t>(plan.group * problem.bins())) {}

  std::vector<KeyRange<Key>> limits(std::size_t first, std::size_t count) {
    bring_queries(first, count);
    limits_.clear(executor_);
    for_pieces([&] { source_.find_limits(limits_, needs_positive(problem_.parameters)); });
    keys_of_ = first;
    return limits_.template download<Key>(count, executor_);
  }

  void count(std::size_t first, std::size_t count, const std::vector<BinRule>& rules, Table& table) {
    // With global limits, other queries came after these.
    if (source_.keeps_keys && keys_of_ != first) static_cast<void>(limits(first, count));
    bring_queries(first, count);
    executor_.upload(rules_.view(), Span<const BinRule>(rules));
    if constexpr (Source::needs_first_keys)
      find_first_keys<Key>(rules_.device_data(), count, problem_.bins(), first_keys_.device_data(), executor_);
    executor_.fill_zero(counts_.view());
    const GroupRules group{rules_.device_data(), first_keys_.device_data()};
    const auto counted = [&] { source_.count(group, counts_.device_data()); };
    if (source_.keeps_keys && !Source::counts_by_piece)
      counted();
    else
      for_pieces(counted);
    const std::size_t values = count * problem_.bins();
    executor_.operation("copy out", [&](cudaStream_t) {
      copy(Span<std::int32_t>(table.row(first), values), DeviceSpan<const std::int32_t>(counts_.view().subspan(0, values)),
           executor_.stream());
    });
    executor_.synchronize();
  }

 private:
  static constexpr std::size_t none = static_cast<std::size_t>(-1);

  void bring_queries(std::size_t first, std::size_t count) {
    if (queries_ != first) source_.bring_queries(first, count);
    queries_ = first;
  }

  template <class Body>
  void for_pieces(const Body& body) {
    const std::size_t total = problem_.references.size();
    for (std::size_t first = 0; first < total; first += plan_.piece) {
      const std::size_t count = std::min(plan_.piece, total - first);
      if (first != brought_ || brought_count_ != count) {
        executor_.stream().synchronize();
        source_.bring_references(first, count);
        brought_ = first;
        brought_count_ = count;
      }
      body();
    }
  }

  const Problem& problem_;
  Source& source_;
  Plan plan_;
  CudaExecutor& executor_;
  DeviceLimits limits_;
  DeviceBuffer<BinRule> rules_;
  DeviceBuffer<unsigned> first_keys_;
  DeviceBuffer<std::int32_t> counts_;
  std::size_t brought_ = 0, brought_count_ = 0;
  std::size_t queries_ = none, keys_of_ = none;  ///< first query of the group that is there, and whose keys were found last
};

/// Blocks along the references so that the device is full a few times, and tiles for each.
struct Slices {
  unsigned blocks, tiles_per_block;
};
[[nodiscard]] inline Slices slices_of(std::size_t tile_count, std::size_t query_tiles, int multiprocessors) {
  constexpr std::size_t blocks_per_multiprocessor = 8;
  const std::size_t wanted = std::max<std::size_t>(1, blocks_per_multiprocessor * std::size_t(multiprocessors) / query_tiles);
  const std::size_t per_block = std::max<std::size_t>(1, (tile_count + wanted - 1) / wanted);
  return {static_cast<unsigned>((tile_count + per_block - 1) / per_block), static_cast<unsigned>(per_block)};
}

/// Calls body(first, count) for consecutive parts of `tiles` tiles, and waits between them, so that a cancelled run ends soon.
/// `tile_cost`: pairs of a tile times what a pair costs, in components of the direct form.
template <class Body>
void in_parts(std::size_t tiles, std::size_t tile_cost, CudaExecutor& executor, const Body& body) {
  constexpr std::size_t part_cost = std::size_t{1} << 38;  // 30 ms on an H200, where the direct form makes 9e12 a second
  const std::size_t most = std::max<std::size_t>(1, part_cost / std::max<std::size_t>(1, tile_cost)),
                    parts = (tiles + most - 1) / most, part = (tiles + parts - 1) / parts;
  for (std::size_t first = 0; first < tiles; first += part) {
    if (first > 0) executor.stream().synchronize();
    body(first, std::min(part, tiles - first));
  }
}

/// Copies of the counters of a tile in shared memory: several while they are few, since neighbours often share a bin.
[[nodiscard]] inline unsigned copies_of(std::size_t counters) {
  constexpr std::size_t comfortable = 8192;  // 32 KiB
  unsigned copies = 1;
  while (copies < 8 && counters * copies * 2 <= comfortable) copies *= 2;
  return copies;
}

[[nodiscard]] inline int multiprocessor_count() {
  int device = 0, count = 1;
  WS_CUDA_CHECK(cudaGetDevice(&device));
  WS_CUDA_CHECK(cudaDeviceGetAttribute(&count, cudaDevAttrMultiProcessorCount, device));
  return count;
}
[[nodiscard]] inline std::size_t most_shared_bytes() {
  int device = 0, bytes = 0;
  WS_CUDA_CHECK(cudaGetDevice(&device));
  WS_CUDA_CHECK(cudaDeviceGetAttribute(&bytes, cudaDevAttrMaxSharedMemoryPerBlockOptin, device));
  return static_cast<std::size_t>(bytes);
}

/// Enqueues a kernel that may use more shared memory than there is by default.
template <class Work, class Sink>
void launch(void (*kernel)(Work, Sink), dim3 grid, unsigned threads, std::size_t shared_bytes, cudaStream_t stream,
            const Work& work, const Sink& sink) {
  allow_shared_bytes(kernel, shared_bytes);
  launch_kernel(kernel, {grid, threads, shared_bytes}, stream, work, sink);
}

}  // namespace ws::histogram::cuda
