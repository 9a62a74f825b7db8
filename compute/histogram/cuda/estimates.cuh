// What becomes of estimated keys (estimate.h): they are stored. What may be a limit, and later what may fall into two bins,
// is put aside and made anew by the direct form, a warp full at a time.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/histogram/bins/estimate.h"
#include "compute/histogram/cuda/counting.cuh"
#include "compute/histogram/cuda/split_rows.cuh"
#include "compute/histogram/cuda/tensor.cuh"

namespace ws::histogram::cuda {

/// What doubts are settled with: the vectors as they were given, row by row, and their parts of the bound.
struct Originals {
  const float *queries, *references;
  const float *query_slacks, *reference_slacks;
  unsigned components;  ///< of a row, filled up with zeros, which change no sum
  float slope;
};

/// The direct form of one pair.
__device__ __noinline__ inline float direct_key(const float* query, const float* reference, unsigned components) {
  float sum = 0;
#pragma unroll 4
  for (unsigned k = 0; k < components; k += 4) {
    const float4 q = __ldg(reinterpret_cast<const float4*>(query + k)),
                 r = __ldg(reinterpret_cast<const float4*>(reference + k));
    sum = next_sum(sum, q.x, r.x);
    sum = next_sum(sum, q.y, r.y);
    sum = next_sum(sum, q.z, r.z);
    sum = next_sum(sum, q.w, r.w);
  }
  return sum;
}

/// A pair of a query of the block and a reference of the piece.
struct Pair {
  unsigned query, reference;
};

/// The pairs that a warp has put aside until there is one for each lane. In shared memory; all lanes call all functions.
struct PutAside {
  Pair pairs[64];
  unsigned count;

  /// Calls settle(pair) in all lanes once there are enough.
  template <class Settle>
  __device__ void put(bool wanted, Pair pair, const Settle& settle) {
    const unsigned lane = threadIdx.x % 32, wanting = __ballot_sync(~0u, wanted), before = count;
    if (wanting == 0) return;
    if (wanted) pairs[before + __popc(wanting & ((1u << lane) - 1))] = pair;
    __syncwarp();
    const unsigned all = before + __popc(wanting), left = all >= 32 ? all - 32 : all;
    if (all >= 32) settle(pairs[left + lane]);
    __syncwarp();
    if (lane == 0) count = left;
    __syncwarp();
  }
  template <class Settle>
  __device__ void settle_rest(const Settle& settle) {
    __syncwarp();
    if (threadIdx.x % 32 < count) settle(pairs[threadIdx.x % 32]);
  }
};
template <unsigned Threads>
inline constexpr std::size_t put_aside_bytes = (Threads / 32 * sizeof(PutAside) + 15) / 16 * 16;

/// A warp's list out of those of the block, empty.
template <unsigned Threads>
__device__ PutAside* begin_put_aside(void* shared) {
  auto* lists = static_cast<PutAside*>(shared);
  if (threadIdx.x < Threads / 32) lists[threadIdx.x].count = 0;
  return lists + threadIdx.x / 32;
}

/// Estimates into memory, query by query; the limits are those of the direct form.
struct EstimateSink {
  unsigned *low, *high;  ///< patterns of exact keys, by query of the launch
  bool positive;
  float* estimates;    ///< of the launch's first query
  std::size_t stride;  ///< references per query, a multiple of 128
  std::size_t first;   ///< reference of the piece
  Originals originals;

  unsigned *shared_low, *shared_high;  ///< patterns that no limit is beyond
  PutAside* aside;
  unsigned query_first, query_count;

  static constexpr unsigned infinite = 0x7F800000u;

  [[nodiscard]] static std::size_t shared_bytes() {
    return put_aside_bytes<tensor_threads> + 2 * tensor_queries * sizeof(unsigned);
  }
  __device__ void begin(void* shared, unsigned first_query, unsigned count) {
    aside = begin_put_aside<tensor_threads>(shared);
    shared_low = reinterpret_cast<unsigned*>(static_cast<std::uint8_t*>(shared) + put_aside_bytes<tensor_threads>);
    shared_high = shared_low + tensor_queries;
    query_first = first_query;
    query_count = count;
    for (unsigned i = threadIdx.x; i < tensor_queries; i += blockDim.x) {
      shared_low[i] = infinite;
      shared_high[i] = 0;
    }
    __syncthreads();
  }

  /// Of two neighbours: the estimates and what lies between.
  struct Two {
    float estimates[2];
    KeyInterval intervals[2];
  };

  /// `sums`: dot products of the halves.
  __device__ void take(const TensorTile& tile, const float (&sums)[2][4][4]) {
    const KnownLimits known = known_limits();  // long before they are used
    float nearest[4], farthest[4];
#pragma unroll
    for (unsigned i = 0; i < 4; ++i) {
      const unsigned query = tile.query(i);
      float sure_low = INFINITY, sure_high = 0;  // limits are not beyond these
      nearest[i] = INFINITY;
      farthest[i] = 0;
      const EstimateFacts of_query = query_facts(tile, query);
#pragma unroll
      for (unsigned n = 0; n < 4; ++n) {
        const float dots[2] = {sums[i / 2][n][i % 2 * 2], sums[i / 2][n][i % 2 * 2 + 1]};
        const unsigned at = tile.reference(n);
        const int exist = query < query_count ? tile.existing(at) : 0;
        float made[2];
#pragma unroll
        for (int j = 0; j < 2; ++j) {
          const EstimateFacts of_reference = reference_facts(tile, at + j);
          made[j] = estimate_of(dots[j], of_query.square, of_query.unit, of_reference.square, of_reference.unit);
          if (j >= exist) continue;
          const KeyInterval key = interval_of(made[j], originals.slope, of_query.slack + of_reference.slack);
          nearest[i] = fminf(nearest[i], key.low);
          farthest[i] = fmaxf(farthest[i], key.high);
          if (!positive || key.low > 0) sure_low = fminf(sure_low, key.high);
          sure_high = fmaxf(sure_high, key.low);
        }
        if (exist > 0) *reinterpret_cast<float2*>(stored(tile, query, at)) = make_float2(made[0], made[1]);
      }
      if (__float_as_uint(sure_low) < shared_low[query]) atomicMin(&shared_low[query], __float_as_uint(sure_low));
      if (__float_as_uint(sure_high) > shared_high[query]) atomicMax(&shared_high[query], __float_as_uint(sure_high));
    }
    learn(known);
    if (tile.is_first) __syncthreads();  // else every pair of the first warp would be a candidate
    unsigned candidates = 0;
#pragma unroll
    for (unsigned i = 0; i < 4; ++i)
      if (tile.query(i) < query_count && may_be_limit({nearest[i], farthest[i]}, tile.query(i))) candidates |= 1u << i;
    if (__any_sync(~0u, candidates != 0)) look_closer(tile, candidates);
  }
  __device__ void end() {
    aside->settle_rest([&](Pair pair) { settle(pair); });
  }

 private:
  /// What all blocks have found for one query; each thread of the first ones asks for its own.
  struct KnownLimits {
    unsigned low = infinite, high = 0;
  };
  [[nodiscard]] __device__ KnownLimits known_limits() const {
    if (threadIdx.x >= query_count) return {};
    return {__ldcg(&low[query_first + threadIdx.x]), __ldcg(&high[query_first + threadIdx.x])};
  }
  __device__ void learn(const KnownLimits& known) {
    if (threadIdx.x >= query_count) return;
    if (known.low < shared_low[threadIdx.x]) atomicMin(&shared_low[threadIdx.x], known.low);
    if (known.high > shared_high[threadIdx.x]) atomicMax(&shared_high[threadIdx.x], known.high);
  }
  [[nodiscard]] __device__ EstimateFacts query_facts(const TensorTile& tile, unsigned query) const {
    return {__uint_as_float(tile.query_fact(0, query)), __uint_as_float(tile.query_fact(1, query)),
            __uint_as_float(tile.query_fact(2, query))};
  }
  [[nodiscard]] __device__ EstimateFacts reference_facts(const TensorTile& tile, unsigned at) const {
    return {__uint_as_float(tile.facts[at]), __uint_as_float(tile.facts[tensor_references + at]),
            __uint_as_float(tile.facts[2 * tensor_references + at])};
  }
  [[nodiscard]] __device__ float* stored(const TensorTile& tile, unsigned query, unsigned at) const {
    return estimates + std::size_t(query_first + query) * stride + first + tile.reference0 + at;
  }
  [[nodiscard]] __device__ bool may_be_limit(const KeyInterval& key, unsigned query) const {
    return key.low <= __uint_as_float(shared_low[query]) || key.high >= __uint_as_float(shared_high[query]);
  }
  /// The thread's pairs of the queries whose bits are set, one after another.
  __device__ void look_closer(const TensorTile& tile, unsigned candidates) {
#pragma unroll 1
    for (unsigned i = 0; i < 4; ++i) {
      const bool mine = candidates >> i & 1;
      if (!__any_sync(~0u, mine)) continue;
      const unsigned query = tile.query(i);
#pragma unroll 1
      for (unsigned n = 0; n < 8; ++n) {
        const unsigned at = tile.reference(n / 2) + n % 2;
        bool wanted = mine && query < query_count && tile.reference0 + at < tile.work.reference_count;
        if (wanted) {
          const float slack = query_facts(tile, query).slack + reference_facts(tile, at).slack;
          wanted = may_be_limit(interval_of(*stored(tile, query, at), originals.slope, slack), query);
        }
        aside->put(wanted, {query, static_cast<unsigned>(tile.reference0 + at)}, [&](Pair pair) { settle(pair); });
      }
    }
  }
  __device__ void settle(Pair pair) {
    const std::size_t query = query_first + pair.query, components = originals.components;
    const unsigned key = pattern_of(direct_key(originals.queries + query * components,
                                               originals.references + pair.reference * components, originals.components));
    if ((!positive || key != 0) && key <= shared_low[pair.query]) {
      atomicMin(&shared_low[pair.query], key);
      atomicMin(&low[query], key);
    }
    if (key >= shared_high[pair.query]) {
      atomicMax(&shared_high[pair.query], key);
      atomicMax(&high[query], key);
    }
  }
};

/// Where both ends of an interval fall into one bin by the rule itself: the bin; else -1. Logarithms are moved further apart
/// than they are off.
__device__ __noinline__ inline std::int32_t common_bin(KeyInterval key, const BinRule& rule) {
  constexpr float beyond = 1e-6f;
  if (rule.logarithmic) key = {key.low * (1 - beyond), key.high * (1 + beyond)};
  const std::int32_t low = ruled_bin(fmaxf(key.low, 0.0f), rule);
  return low == ruled_bin(key.high, rule) ? low : -1;
}

/// Counts stored estimates whose bin is sure, and makes the keys of the others.
template <bool InShared>
struct EstimateCountSink {
  CountSink<FloatKey, InShared> counts;  ///< of one query at a time
  Originals originals;

  PutAside* aside;

  [[nodiscard]] std::size_t shared_bytes() const { return put_aside_bytes<counting_threads> + counts.shared_bytes(); }
  __device__ void begin(void* shared, unsigned first, unsigned count) {
    aside = begin_put_aside<counting_threads>(shared);
    counts.begin(static_cast<std::uint8_t*>(shared) + put_aside_bytes<counting_threads>, first, count);
  }
  __device__ void take(unsigned, std::size_t reference, const FloatKey (&estimates)[4], int n) {
    const QuickRule rule = counts.tile_rules[0];
    const float of_query = __ldg(&originals.query_slacks[counts.query_first]);
    const CounterRow<InShared> row = counts.row(0);
    float slacks[4] = {};
    if (n > 0)
      *reinterpret_cast<float4*>(slacks) = __ldg(reinterpret_cast<const float4*>(originals.reference_slacks + reference));
    unsigned doubtful = 0;
#pragma unroll
    for (int i = 0; i < 4; ++i) {
      if (i >= n) continue;
      const KeyInterval key = interval_of(estimates[i], originals.slope, of_query + slacks[i]);
      if (!(counts.skip_zero && key.low <= 0) && count(key, rule, row)) continue;
      doubtful |= 1u << i;
    }
    if (!__any_sync(~0u, doubtful != 0)) return;
#pragma unroll 1
    for (unsigned i = 0; i < 4; ++i)
      aside->put(doubtful >> i & 1, {0, static_cast<unsigned>(reference + i)}, [&](Pair pair) { settle(pair); });
  }
  __device__ void end() {
    aside->settle_rest([&](Pair pair) { settle(pair); });
    counts.end();
  }

 private:
  /// False where the bin is in doubt. An estimate half a bin or more beyond the outer limits is as sure as one in the middle
  /// of the outer bins.
  [[nodiscard]] __device__ bool count(const KeyInterval& key, const QuickRule& rule, const CounterRow<InShared>& row) const {
    const float middle_of_first = 1.5f, middle_of_last = static_cast<float>(counts.bins) + 0.5f;
    if (rule.sure < 0) {
      const std::int32_t bin = common_bin(key, counts.group.rules[counts.query_first]);
      if (bin >= 0) row.add(bin, 1);
      return bin >= 0;
    }
    const auto inside = [&](float place) { return fminf(fmaxf(place, middle_of_first), middle_of_last); };
    const Estimate low = estimate_at(inside(quick_place(key.low, rule))),
                   high = estimate_at(inside(quick_place(key.high, rule)));
    const bool sure = low.bits == high.bits && fmaxf(low.off, high.off) < rule.sure;
    if (sure) row.add_one(low);
    return sure;
  }
  __device__ void settle(Pair pair) {
    const std::size_t components = originals.components;
    const FloatKey key[1] = {direct_key(originals.queries + counts.query_first * components,
                                        originals.references + pair.reference * components, originals.components)};
    counts.take(0, pair.reference, key, 1);
  }
};

}  // namespace ws::histogram::cuda
