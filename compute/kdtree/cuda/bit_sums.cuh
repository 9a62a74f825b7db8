// Sums over bits: of a list's items that have a property, how many stand before one. The kernel that finds out which have it
// sums up as well, so nothing is read twice and no launch is spent on a scan.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/device/platform.h"

#include <cstddef>
#include <cstdint>

namespace ws::kdtree::cuda {

/// 32 items' bits, and how many are set before them.
struct BitWord {
  std::uint32_t bits, before;
};

/// The words of a list's items, `properties` side by side for each 32 items. A list has one item more than things: there the
/// sums of all are read.
template <unsigned properties>
struct BitSums {
  BitWord* words;

  [[nodiscard]] WS_HD static std::size_t word_count(std::size_t item_count) { return properties * (item_count / 32 + 1); }
  [[nodiscard]] WS_HD const BitWord& word(std::uint32_t i, unsigned property) const {
    return words[std::size_t(i / 32) * properties + property];
  }
  [[nodiscard]] WS_HD bool has(std::uint32_t i, unsigned property) const { return word(i, property).bits >> i % 32 & 1u; }
  /// How many items before i have the property.
  [[nodiscard]] __device__ std::uint32_t before(std::uint32_t i, unsigned property) const {
    const BitWord w = word(i, property);
    return w.before + __popc(w.bits & ((1u << i % 32) - 1));
  }
};

/// Where blocks tell each other the sums of their tiles: for each property a word a tile. What was told in an earlier round of
/// the same memory means nothing, so that it is cleared once and not for each sum.
struct TileSums {
  unsigned long long* words;
  std::uint32_t capacity;  ///< tiles
  std::uint32_t round;     ///< from 1, and rising
};

/// One block's tile of the items: `rows` times as many as it has threads, a warp's 32 at a time. Blocks wait for those before
/// them, which begin no later.
template <unsigned properties, unsigned block_size, unsigned row_count>
class TileOfBits {
 public:
  static constexpr unsigned rows = row_count, tile_size = block_size * rows, warps = block_size / 32, word_count = warps * rows;
  static_assert(word_count <= 32 && warps >= properties, "a warp sums a property up, a word in each lane");
  struct Shared {
    std::uint32_t before[properties][word_count];
  };

  __device__ explicit TileOfBits(Shared& shared) : shared_(shared) {}

  /// The item that this thread has in a row.
  [[nodiscard]] __device__ static std::uint32_t item(unsigned row) {
    return blockIdx.x * tile_size + row * block_size + threadIdx.x;
  }
  /// Called by all threads, for each row and property.
  __device__ void set(unsigned row, unsigned property, bool has) {
    bits_[row][property] = __ballot_sync(~0u, has);
    if (threadIdx.x % 32 == 0)
      shared_.before[property][word_of(row)] = static_cast<std::uint32_t>(__popc(bits_[row][property]));
  }
  /// Adds what is in the tiles before. Begins and ends with a barrier.
  __device__ void sum_up(const TileSums& tiles) {
    __syncthreads();
    const unsigned warp = threadIdx.x / 32;
    if (warp < properties) sum_up(shared_.before[warp], tiles.words + std::size_t(warp) * tiles.capacity, tiles.round);
    __syncthreads();
  }
  [[nodiscard]] __device__ bool has(unsigned row, unsigned property) const {
    return bits_[row][property] >> threadIdx.x % 32 & 1u;
  }
  /// After `sum_up`: how many items before this thread's have the property.
  [[nodiscard]] __device__ std::uint32_t before(unsigned row, unsigned property) const {
    return shared_.before[property][word_of(row)] + __popc(bits_[row][property] & ((1u << threadIdx.x % 32) - 1));
  }
  /// After `sum_up`, of a list of `item_count` things.
  __device__ void write(const BitSums<properties>& to, std::uint32_t item_count) const {
#pragma unroll
    for (unsigned row = 0; row < rows; ++row)
#pragma unroll
      for (unsigned property = 0; property < properties; ++property)
        if (const std::uint32_t i = item(row); threadIdx.x % 32 == 0 && i <= item_count)
          to.words[std::size_t(i / 32) * properties + property] = {bits_[row][property],
                                                                   shared_.before[property][word_of(row)]};
  }

 private:
  [[nodiscard]] __device__ static unsigned word_of(unsigned row) { return row * warps + threadIdx.x / 32; }

  /// Of one warp: sums of words become sums before words. A tile tells its own sum first, then the sum up to its end.
  __device__ static void sum_up(std::uint32_t* words, unsigned long long* tiles, std::uint32_t round) {
    const unsigned lane = threadIdx.x % 32;
    const std::uint32_t own = lane < word_count ? words[lane] : 0;
    std::uint32_t upto = own;
    for (unsigned offset = 1; offset < 32; offset *= 2) {
      const std::uint32_t other = __shfl_up_sync(~0u, upto, offset);
      if (lane >= offset) upto += other;
    }
    const std::uint32_t total = __shfl_sync(~0u, upto, 31);
    volatile unsigned long long* const told = tiles;
    if (lane == 0 && blockIdx.x > 0) told[blockIdx.x] = told_word(round, false, total);
    const std::uint32_t before = sum_before(told, round);
    if (lane == 0) told[blockIdx.x] = told_word(round, true, before + total);
    if (lane < word_count) words[lane] = before + upto - own;
  }
  [[nodiscard]] __device__ static unsigned long long told_word(std::uint32_t round, bool is_upto, std::uint32_t sum) {
    return static_cast<unsigned long long>(round << 1 | (is_upto ? 1u : 0u)) << 32 | sum;
  }
  [[nodiscard]] __device__ static std::uint32_t sum_of_warp(std::uint32_t value) {
    for (int offset = 16; offset > 0; offset /= 2) value += __shfl_xor_sync(~0u, value, offset);
    return value;
  }
  /// Looks back over the tiles, 128 at a time, as far as the nearest that tells the sum up to its end.
  [[nodiscard]] __device__ static std::uint32_t sum_before(volatile unsigned long long* told, std::uint32_t round) {
    constexpr int groups = 4;
    const int lane = static_cast<int>(threadIdx.x % 32);
    std::uint32_t own = 0;
    bool is_done = false;
    for (int end = static_cast<int>(blockIdx.x); end > 0 && !is_done; end -= 32 * groups) {
      unsigned long long word[groups];
#pragma unroll
      for (int group = 0; group < groups; ++group) {
        const int tile = end - 1 - 32 * group - lane;
        word[group] = tile >= 0 ? told[tile] : told_word(round, true, 0);
      }
#pragma unroll
      for (int group = 0; group < groups; ++group) {
        if (is_done) continue;
        const int tile = end - 1 - 32 * group - lane;
        while (word[group] >> 33 != round) word[group] = told[tile];
        const unsigned is_upto = __ballot_sync(~0u, word[group] >> 32 & 1u);
        const int nearest = is_upto ? __ffs(static_cast<int>(is_upto)) - 1 : 31;
        if (lane <= nearest) own += static_cast<std::uint32_t>(word[group]);
        is_done = is_upto != 0;
      }
    }
    return sum_of_warp(own);
  }

  Shared& shared_;
  unsigned bits_[rows][properties];
};

}  // namespace ws::kdtree::cuda
