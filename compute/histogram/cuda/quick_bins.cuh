// Bins on the device: an estimate in single precision that says whether it is sure, and a table of the bins' first keys for
// what is too close to a limit. What comes out is what `exact_bin` says.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/device/executor_cuda.cuh"
#include "compute/histogram/bins/quick_rule.h"

#include <algorithm>
#include <cstdint>

namespace ws::histogram::cuda {

/// Patterns that order as the keys: floats here are never negative.
__device__ inline unsigned pattern_of(FloatKey key) { return __float_as_uint(key); }
__device__ inline unsigned pattern_of(WholeKey key) { return key; }
template <class Key>
__device__ Key key_from(unsigned pattern) {
  if constexpr (std::is_same_v<Key, FloatKey>)
    return __uint_as_float(pattern);
  else
    return pattern;
}

inline constexpr float lift = 8388608.0f;              // 2²³: a float above it is a whole number in its low bits
inline constexpr unsigned lifted_first = 0x4B000001u;  // what `bits` of bin 0 is

/// Off by a few units in its last place.
__device__ inline float rough_root(float square) {
  float root;
  asm("sqrt.approx.ftz.f32 %0, %1;" : "=f"(root) : "f"(square));
  return root;
}

/// In bins, plus 1.
__device__ inline float quick_place(float square, const QuickRule& rule) {
  return fmaf(rough_root(square), rule.scale, rule.offset);
}

struct Estimate {
  float place;
  unsigned bits;  ///< less lifted_first: the bin
  float off;      ///< of the fraction from a half
};
__device__ inline Estimate estimate_at(float place) {
  const float lifted = __fadd_rd(place, lift);
  return {place, __float_as_uint(lifted), fabsf(place - (lifted - lift) - 0.5f)};
}
[[nodiscard]] __device__ inline std::int32_t bin_of(const Estimate& estimate) {
  return static_cast<std::int32_t>(estimate.bits - lifted_first);
}

/// The counters of one query in global memory, or in shared memory, where an address is one operation on an estimate's bits.
template <bool InShared>
class CounterRow {
 public:
  __device__ explicit CounterRow(unsigned* first) : row_(first) {}
  __device__ void add_one(const Estimate& estimate) const { atomicAdd(&row_[estimate.bits - lifted_first], 1u); }
  __device__ void add(std::int32_t bin, unsigned n) const { atomicAdd(&row_[bin], n); }

 private:
  unsigned* row_;
};
template <>
class CounterRow<true> {
 public:
  __device__ explicit CounterRow(unsigned* first)
      : lifted_row_(static_cast<unsigned>(__cvta_generic_to_shared(first)) - 4 * lifted_first) {}
  __device__ void add_one(const Estimate& estimate) const { add(4 * estimate.bits + lifted_row_, 1u); }
  __device__ void add(std::int32_t bin, unsigned n) const {
    add(4 * (static_cast<unsigned>(bin) + lifted_first) + lifted_row_, n);
  }

 private:
  static __device__ void add(unsigned address, unsigned n) {
    asm volatile("red.shared.add.u32 [%0], %1;" ::"r"(address), "r"(n));
  }
  unsigned lifted_row_;
};

/// The rules of a group's queries on the device.
struct GroupRules {
  const BinRule* rules;
  const unsigned* first_keys;  ///< query by query the pattern of the smallest key in each bin or beyond
};

/// Double precision is rare: kept out of the way of the registers.
template <class Key>
__device__ __noinline__ std::int32_t doubted_bin(Key key, const BinRule& rule) {
  return ruled_bin(key, rule);
}

/// The bin, whether the estimate is sure or not. `first_keys`: the query's.
template <class Key>
__device__ inline std::int32_t certain_bin(Key key, const Estimate& estimate, const QuickRule& quick, const BinRule& rule,
                                           const unsigned* first_keys) {
  if (estimate.off < quick.sure) return bin_of(estimate);
  if (quick.sure < 0) return doubted_bin(key, rule);
  const std::int32_t limit = __float2int_rn(estimate.place) - 1;  // the one that is close
  if (limit <= 0) return 0;
  if (limit > rule.last) return rule.last;
  return pattern_of(key) >= first_keys[limit] ? limit : limit - 1;
}

/// One thread per query and bin. `exact_bin` rises with the key (a root, a difference and a product, each rounded), so a guess
/// from the limit and a few steps find the first key. Rules that decide nothing by estimates have no table.
template <class Key>
__global__ void first_keys_kernel(const BinRule* rules, std::size_t begin, std::size_t end, unsigned bins,
                                  unsigned* first_keys) {
  const std::size_t i = begin + blockIdx.x * std::size_t(blockDim.x) + threadIdx.x;
  if (i >= end) return;
  const BinRule rule = rules[i / bins];
  const auto bin = static_cast<std::int32_t>(i % bins);
  if (bin == 0 || quick_rule(rule).sure < 0) return;
  const double limit = rule.low + bin / rule.scale;
  unsigned pattern = pattern_of(static_cast<Key>(limit * limit));
  while (pattern > 0 && exact_bin(key_from<Key>(pattern - 1), rule) >= bin) --pattern;
  while (exact_bin(key_from<Key>(pattern), rule) < bin) ++pattern;
  first_keys[i] = pattern;
}

template <class Key>
void find_first_keys(const BinRule* rules, std::size_t query_count, std::size_t bins, unsigned* first_keys,
                     CudaExecutor& executor) {
  constexpr std::size_t at_once = std::size_t{1} << 26;  // at most this many are under way when a run is cancelled
  const std::size_t count = query_count * bins;
  for (std::size_t begin = 0; begin < count; begin += at_once) {
    if (begin > 0) executor.stream().synchronize();
    const std::size_t end = std::min(begin + at_once, count);
    executor.operation("first keys of bins", [&](cudaStream_t s) {
      launch_kernel(first_keys_kernel<Key>, {static_cast<unsigned>((end - begin + 255) / 256), 256}, s, rules, begin, end,
                    static_cast<unsigned>(bins), first_keys);
    });
  }
}

}  // namespace ws::histogram::cuda
