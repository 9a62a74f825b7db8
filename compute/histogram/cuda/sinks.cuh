// What becomes of the keys that a tile kernel has in its registers. Every sink has
//   begin(shared memory, first query, queries)   by all threads, before the first tile, with barriers as it needs them
//   take(query of the tile, reference, keys, n)  by any thread: N keys of references from `reference` on (of the piece, a
//                                                multiple of N), of which the first n exist
//   end()                                        by all threads, after the last tile
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/histogram/cuda/quick_bins.cuh"

#include <cstdint>

namespace ws::histogram::cuda {

inline constexpr unsigned no_low = 0xFFFFFFFFu;

/// Smallest and largest key of each query.
template <class Key>
struct LimitsSink {
  unsigned *low, *high;  ///< patterns, by query of the launch
  bool positive;

  static constexpr unsigned most_queries = 64;
  unsigned* shared_low;
  unsigned query_first, query_count;

  [[nodiscard]] static std::size_t shared_bytes() { return 2 * most_queries * sizeof(unsigned); }
  __device__ void begin(void* shared, unsigned first, unsigned count) {
    shared_low = static_cast<unsigned*>(shared);
    query_first = first;
    query_count = count;
    for (unsigned i = threadIdx.x; i < most_queries; i += blockDim.x) {
      shared_low[i] = no_low;
      shared_low[most_queries + i] = 0;
    }
    __syncthreads();
  }
  template <int N>
  __device__ void take(unsigned query, std::size_t, const Key (&keys)[N], int n) {
    unsigned least = no_low, most = 0;
#pragma unroll
    for (int i = 0; i < N; ++i) {
      const unsigned pattern = pattern_of(keys[i]);
      if (i >= n) continue;
      if (!positive || pattern != 0) least = min(least, pattern);
      most = max(most, pattern);
    }
    // A key beyond what is known is rare once some tiles have passed.
    if (least < shared_low[query]) atomicMin(&shared_low[query], least);
    if (most > shared_low[most_queries + query]) atomicMax(&shared_low[most_queries + query], most);
  }
  __device__ void end() {
    __syncthreads();
    for (unsigned i = threadIdx.x; i < query_count; i += blockDim.x) {
      atomicMin(&low[query_first + i], shared_low[i]);
      atomicMax(&high[query_first + i], shared_low[most_queries + i]);
    }
  }
};

/// Counters in shared memory where they fit, else in global memory.
template <class Key, bool InShared>
struct CountSink {
  GroupRules group;       ///< by query of the launch
  std::int32_t* counts;   ///< queries × bins
  unsigned bins, copies;  ///< copies: a power of two; lanes of a warp use different ones
  bool skip_zero;
  unsigned tile_queries;

  unsigned* counters;
  const QuickRule* tile_rules;
  unsigned query_first, query_count;

  [[nodiscard]] std::size_t shared_bytes() const {
    return tile_queries * sizeof(QuickRule) + (InShared ? std::size_t(copies) * tile_queries * bins * sizeof(unsigned) : 0);
  }
  __device__ void begin(void* shared, unsigned first, unsigned count) {
    auto* own_rules = static_cast<QuickRule*>(shared);
    tile_rules = own_rules;
    query_first = first;
    query_count = count;
    for (unsigned i = threadIdx.x; i < count; i += blockDim.x) own_rules[i] = quick_rule(group.rules[first + i]);
    if constexpr (InShared) {
      counters = reinterpret_cast<unsigned*>(own_rules + tile_queries);
      for (unsigned i = threadIdx.x; i < copies * tile_queries * bins; i += blockDim.x) counters[i] = 0;
    }
    __syncthreads();
  }
  /// The counters that the thread uses for a query of the tile.
  [[nodiscard]] __device__ CounterRow<InShared> row(unsigned query) const {
    return CounterRow<InShared>(InShared ? counters + ((threadIdx.x & (copies - 1)) * tile_queries + query) * bins
                                         : reinterpret_cast<unsigned*>(counts) + std::size_t(query_first + query) * bins);
  }
  template <int N>
  __device__ void take(unsigned query, std::size_t, const Key (&keys)[N], int n) {
    if (query >= query_count) return;
    const QuickRule rule = tile_rules[query];
    const CounterRow<InShared> row = this->row(query);
    Estimate estimates[N];
    float farthest = 0;
#pragma unroll
    for (int i = 0; i < N; ++i) {
      estimates[i] = estimate_at(quick_place(static_cast<float>(keys[i]), rule));
      farthest = fmaxf(farthest, estimates[i].off);
    }
    if (farthest < rule.sure && n == N && !skip_zero) {
#pragma unroll
      for (int i = 0; i < N; ++i) row.add_one(estimates[i]);
      return;
    }
    const std::size_t of_group = query_first + query;
#pragma unroll
    for (int i = 0; i < N; ++i)
      if (i < n && !(skip_zero && keys[i] == 0))
        row.add(certain_bin(keys[i], estimates[i], rule, group.rules[of_group], group.first_keys + of_group * bins), 1);
  }
  __device__ void end() {
    if constexpr (!InShared) return;
    __syncthreads();
    for (unsigned i = threadIdx.x; i < query_count * bins; i += blockDim.x) {
      unsigned sum = 0;
      for (unsigned copy = 0; copy < copies; ++copy) sum += counters[copy * tile_queries * bins + i];
      if (sum) atomicAdd(&counts[std::size_t(query_first) * bins + i], static_cast<std::int32_t>(sum));
    }
  }
};

/// Keys into memory, query by query, and their limits.
template <class Key>
struct StoreSink {
  LimitsSink<Key> limits;
  Key* keys;           ///< of the launch's first query
  std::size_t stride;  ///< references per query, a multiple of 128: the last block may be written whole
  std::size_t first;   ///< reference of the piece

  [[nodiscard]] static std::size_t shared_bytes() { return LimitsSink<Key>::shared_bytes(); }
  __device__ void begin(void* shared, unsigned query_first, unsigned query_count) {
    limits.begin(shared, query_first, query_count);
  }
  template <int N>
  __device__ void take(unsigned query, std::size_t reference, const Key (&values)[N], int n) {
    static_assert(N == 2 || N == 4);
    limits.take(query, reference, values, n);
    if (query >= limits.query_count) return;
    Key* to = keys + std::size_t(limits.query_first + query) * stride + first + reference;
    if constexpr (N == 4)
      *reinterpret_cast<uint4*>(to) =
          make_uint4(pattern_of(values[0]), pattern_of(values[1]), pattern_of(values[2]), pattern_of(values[3]));
    else
      *reinterpret_cast<uint2*>(to) = make_uint2(pattern_of(values[0]), pattern_of(values[1]));
  }
  __device__ void end() { limits.end(); }
};

}  // namespace ws::histogram::cuda
