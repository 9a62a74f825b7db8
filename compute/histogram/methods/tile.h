// The CPU's inner loops: squared distances of a few queries to blocks of 16 references, their limits and their bins, eight
// lanes at a time (AVX2). Each lane does what bins.h says, so the results are those of any other order.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/data/vector_set.h"
#include "compute/histogram/bins/bins.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace ws::histogram {

inline constexpr std::size_t block_size = 16;  ///< references side by side
inline constexpr std::size_t queries_at_once = 4;

/// References [first, first + count), block by block, component by component, 16 lanes each; the last block is filled up with
/// its last reference. `to`: dimension · 16 floats for each begun block.
void pack(const VectorSet& references, std::size_t first, std::size_t count, float* to);

/// The keys of one packed block to `query_count` ≤ 4 queries of `dimension` floats each: to[j · stride + lane].
template <class Key>
void block_keys(const float* block, const float* const* queries, std::size_t query_count, std::size_t dimension, Key* to,
                std::size_t stride);

template <class Key>
struct KeyRange {
  Key low, high;
  static KeyRange none();
  void add(const KeyRange& other) {
    low = other.low < low ? other.low : low;
    high = other.high > high ? other.high : high;
  }
};

/// The range of `count` keys; the memory up to the next multiple of 16 must repeat one of them. `positive`: keys of 0 do not
/// count for the lower end.
template <class Key>
[[nodiscard]] KeyRange<Key> range_of(const Key* keys, std::size_t count, bool positive);

/// Adds each key to its bin, in turn in one of `copies` histograms of `bins` counters (a power of two ≤ 16): neighbours that
/// fall into one bin then do not wait for each other. `skip_zero`: keys of 0 are left out.
template <class Key>
void count_keys(const Key* keys, std::size_t count, const BinRule& rule, bool skip_zero, std::int32_t* counters,
                std::size_t bins, std::size_t copies);

/// Of whole packed blocks to one query of one to three dimensions: keys that are never written.
void count_blocks(const float* packed, std::size_t block_count, const float* query, std::size_t dimension, const BinRule& rule,
                  std::int32_t* counters);

/// How far apart, up and down together, the bins of two references may be that are counted by one addition.
inline constexpr std::size_t pair_band = 32;

/// The same, faster where neighbours fall into near bins: lanes i and i + 8 of a block are a pair, counted in
/// pairs[bin of the first · pair_band + how far the second is above it + pair_band / 2]; into `counters` go those that are
/// farther apart or in doubt.
void count_block_pairs(const float* packed, std::size_t block_count, const float* query, std::size_t dimension,
                       const BinRule& rule, std::int32_t* counters, std::int32_t* pairs);

/// Adds both keys of each pair to their bins, and leaves the pairs at 0.
void unfold_pairs(std::vector<std::int32_t>& pairs, std::size_t bins, std::int32_t* counters);

}  // namespace ws::histogram
