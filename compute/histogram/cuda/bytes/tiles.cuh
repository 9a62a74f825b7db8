// Dot products of short rows of bytes on the matrix units: a block has 128 queries, whose rows stay in registers, and goes
// through tiles of 128 references, which come into shared memory while others are worked on. A warp makes 32 × 32 pairs; the
// references are dealt out so that a thread has eight neighbours for each of its four queries.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/device/kernels/matrix_units.cuh"
#include "compute/histogram/bins/frame_rule.h"
#include "compute/histogram/cuda/counting.cuh"
#include "compute/histogram/cuda/framed.cuh"

#include <cuda_pipeline.h>

#include <climits>

namespace ws::histogram::cuda {

inline constexpr unsigned byte_queries = 128, byte_references = 128, byte_threads = 512;
inline constexpr unsigned longest_row = 128;  ///< bytes

struct ByteWork {
  const std::uint8_t *references, *queries;
  const std::uint32_t* reference_squares;
  std::size_t reference_count;
  unsigned query_count;
  std::size_t first_tile, end_tile;
  unsigned tiles_per_block;
  unsigned stages;
};

/// Where a thread's pairs are: of its four queries, and of eight neighbouring references of the tile.
struct BytePlace {
  [[nodiscard]] static __device__ unsigned query(unsigned j) {
    return threadIdx.x / 32 % 4 * 32 + 8 * j + threadIdx.x % 32 / 4;
  }
  [[nodiscard]] static __device__ unsigned reference() { return threadIdx.x / 128 * 32 + threadIdx.x % 4 * 8; }
};

/// Tiles of references in shared memory. Parts of 16 bytes are where eight rows that are read at once have theirs in different
/// banks.
struct ByteStages {
  static constexpr unsigned rows_bytes = byte_references * longest_row,
                            bytes = rows_bytes + byte_references * sizeof(std::uint32_t);
  const ByteWork& work;
  std::uint8_t* shared;

  [[nodiscard]] static __device__ unsigned place(unsigned row, unsigned part) {
    return row * longest_row + (part ^ (row % 2 | row / 8 % 4 * 2)) * 16;
  }
  [[nodiscard]] __device__ std::uint8_t* rows(unsigned stage) const { return shared + stage * bytes; }
  [[nodiscard]] __device__ const std::uint32_t* squares(unsigned stage) const {
    return reinterpret_cast<const std::uint32_t*>(rows(stage) + rows_bytes);
  }
  template <unsigned Steps>
  __device__ void bring(unsigned tile, unsigned stage) const {
    // A thread's rows are as many apart as the threads fill at once, so that their parts are in the same place.
    constexpr unsigned parts = 2 * Steps, rows_at_once = byte_threads / parts / 32 * 32;
    static_assert(rows_at_once % 32 == 0);
    const unsigned row = threadIdx.x / parts, part = threadIdx.x % parts;
    const std::uint8_t* from = work.references + std::size_t(tile) * (byte_references * parts * 16) + threadIdx.x * 16;
    std::uint8_t* const to = rows(stage) + place(row, part);
#pragma unroll
    for (unsigned first = 0; first < byte_references; first += rows_at_once)
      if (row < rows_at_once && first + row < byte_references)
        __pipeline_memcpy_async(to + first * longest_row, from + first * parts * 16, 16);
    if (threadIdx.x < byte_references / 4)
      __pipeline_memcpy_async(rows(stage) + rows_bytes + threadIdx.x * 16,
                              work.reference_squares + std::size_t(tile) * byte_references + threadIdx.x * 4, 16);
  }
};

/// A warp's products of 32 queries and 32 references of a tile. sums[m][n][·]: as the matrix units have them, of 16 queries and
/// 8 references; of these, columns 2 t and 2 t + 1 are references 8 t + 2 n and the next.
template <unsigned Steps>
__device__ void byte_products(const unsigned (&queries)[2][Steps][4], unsigned rows, int (&sums)[2][4][4]) {
#pragma unroll
  for (unsigned n = 0; n < 4; ++n) {
#pragma unroll
    for (unsigned i = 0; i < 4; ++i) sums[0][n][i] = sums[1][n][i] = 0;
#pragma unroll
    for (unsigned step = 0; step < Steps; step += 2) {
      unsigned b[4];
      load_matrices(b, (rows ^ step * 32) + 2 * n * longest_row);
#pragma unroll
      for (unsigned half = 0; half < 2; ++half) {
        if (step + half >= Steps) continue;
        const unsigned both[2] = {b[2 * half], b[2 * half + 1]};
        add_bytes(sums[0][n], queries[0][step + half], both);
        add_bytes(sums[1][n], queries[1][step + half], both);
      }
    }
  }
}

/// Where the thread's row and part of the first matrices is, from the beginning of a stage. Those of n are 2 n rows on, those
/// of the other half of a row are where a bit is different.
__device__ inline unsigned first_matrix_place() {
  const unsigned lane = threadIdx.x % 32, column = lane % 8;
  return ByteStages::place(threadIdx.x / 128 * 32 + column / 2 * 8 + column % 2, lane / 8);
}

/// Grid: tiles of queries × slices of the references. Every sink has
///   begin(shared memory, first query, queries)      by all threads
///   take(j, the thread's first reference, values, how many of the eight exist, whether all of the tile's do)
///        values: of the j-th of the thread's queries, squared distances less the square of the query's length
///   end()
template <unsigned Steps, class Sink>
__global__ void __launch_bounds__(byte_threads, 1) byte_kernel(const __grid_constant__ ByteWork work, Sink sink) {
  extern __shared__ __align__(128) std::uint8_t staged[];  // so that a bit of a place is one of its address
  const unsigned query0 = blockIdx.x * byte_queries, lane = threadIdx.x % 32;
  const std::size_t first = work.first_tile + std::size_t(blockIdx.y) * work.tiles_per_block;
  if (first >= work.end_tile) return;
  const auto begin = static_cast<unsigned>(first),
             end = static_cast<unsigned>(min(first + work.tiles_per_block, work.end_tile)),
             whole_end = static_cast<unsigned>(work.reference_count / byte_references);
  const unsigned matrices = static_cast<unsigned>(__cvta_generic_to_shared(staged)) + first_matrix_place();
  const ByteStages stages{work, staged};
  unsigned ahead = begin;
  unsigned stage_ahead = 0, stage = 0;
  const auto bring_next = [&] {
    if (ahead < end) {
      stages.template bring<Steps>(ahead++, stage_ahead);
      if (++stage_ahead == work.stages) stage_ahead = 0;
    }
    __pipeline_commit();  // an empty one too: the waiting counts them
  };
  for (unsigned i = 1; i < work.stages; ++i) bring_next();
  unsigned queries[2][Steps][4];
#pragma unroll
  for (unsigned m = 0; m < 2; ++m)
#pragma unroll
    for (unsigned step = 0; step < Steps; ++step)
#pragma unroll
      for (unsigned i = 0; i < 4; ++i)
        queries[m][step][i] = *reinterpret_cast<const unsigned*>(
            work.queries + std::size_t(query0 + BytePlace::query(2 * m + i % 2)) * (32 * Steps) + 32 * step + i / 2 * 16 +
            lane % 4 * 4);
  sink.begin(staged + work.stages * ByteStages::bytes, query0, min(byte_queries, work.query_count - query0));
  for (unsigned tile = begin; tile < end; ++tile) {
    if (work.stages == 3)
      __pipeline_wait_prior(1);
    else
      __pipeline_wait_prior(0);
    __syncthreads();  // it is there for all, and all are done with the stage that is brought next
    bring_next();
    __syncwarp();  // lanes may have parted in `bring_next`, and the matrices are loaded by all together
    int sums[2][4][4];
    byte_products<Steps>(queries, matrices + stage * ByteStages::bytes, sums);
    const std::uint32_t* const of_tile = stages.squares(stage) + BytePlace::reference();
    const uint4 squares[2] = {reinterpret_cast<const uint4*>(of_tile)[0], reinterpret_cast<const uint4*>(of_tile)[1]};
    const std::size_t reference = std::size_t(tile) * byte_references + BytePlace::reference();
    const bool is_whole = tile < whole_end;
    const unsigned exist = is_whole ? 8
                           : reference < work.reference_count
                               ? static_cast<unsigned>(min(work.reference_count - reference, std::size_t{8}))
                               : 0;
#pragma unroll
    for (unsigned j = 0; j < 4; ++j) {
      int values[8];  // squared distances less the query's square
      const unsigned own[8] = {squares[0].x, squares[0].y, squares[0].z, squares[0].w,
                               squares[1].x, squares[1].y, squares[1].z, squares[1].w};
#pragma unroll
      for (unsigned i = 0; i < 8; ++i) values[i] = static_cast<int>(own[i]) - 2 * sums[j / 2][i / 2][j % 2 * 2 + i % 2];
      sink.take(j, reference, values, exist, is_whole);
    }
    if (++stage == work.stages) stage = 0;
  }
  sink.end();
}

/// Smallest and largest keys.
struct ByteLimits {
  unsigned *low, *high;  ///< by query of the launch
  const std::uint32_t* query_squares;

  int least[4], most[4];
  unsigned query_first, query_count;

  __device__ void begin(void*, unsigned first, unsigned count) {
    query_first = first;
    query_count = count;
#pragma unroll
    for (unsigned j = 0; j < 4; ++j) {
      least[j] = INT_MAX;
      most[j] = INT_MIN;
    }
  }
  __device__ void take(unsigned j, std::size_t, const int (&values)[8], unsigned exist, bool is_whole) {
    if (is_whole) {
#pragma unroll
      for (unsigned i = 0; i < 8; i += 2) {
        least[j] = min(min(least[j], values[i]), values[i + 1]);
        most[j] = max(max(most[j], values[i]), values[i + 1]);
      }
      return;
    }
#pragma unroll
    for (unsigned i = 0; i < 8; ++i)
      if (i < exist) {
        least[j] = min(least[j], values[i]);
        most[j] = max(most[j], values[i]);
      }
  }
  __device__ void end() {
#pragma unroll
    for (unsigned j = 0; j < 4; ++j) {
      for (unsigned distance = 1; distance < 4; distance *= 2) {
        least[j] = min(least[j], __shfl_xor_sync(~0u, least[j], distance));
        most[j] = max(most[j], __shfl_xor_sync(~0u, most[j], distance));
      }
      const unsigned query = BytePlace::query(j);
      if (threadIdx.x % 4 != 0 || query >= query_count || least[j] > most[j]) continue;
      const std::uint32_t square = query_squares[query_first + query];
      atomicMin(&low[query_first + query], square + static_cast<unsigned>(least[j]));
      atomicMax(&high[query_first + query], square + static_cast<unsigned>(most[j]));
    }
  }
};

/// A query's rule as a thread wants it.
struct alignas(16) ByteRule {
  float scale, offset;
  unsigned mask;
  float square;  ///< of the query's length
};

/// The rules of a block's queries and the warps' lists of pairs in doubt: a key and a query in one number.
struct ByteRules {
  static constexpr unsigned query_bits = 7;  // a key has 23: 128 · 255² < 2²³
  const BinRule* rules;                      ///< by query of the launch
  const std::uint32_t* query_squares;
  FrameScale scale;

  ByteRule* tile;
  unsigned query_first, query_count;

  static constexpr std::size_t shared_bytes = byte_queries * sizeof(ByteRule);
  /// Of queries that do not exist, all keys are surely in bin 0; of those whose bins are too narrow, none is.
  __device__ void begin(void* shared, unsigned first, unsigned count) {
    tile = static_cast<ByteRule*>(shared);
    query_first = first;
    query_count = count;
    for (unsigned i = threadIdx.x; i < byte_queries; i += blockDim.x) {
      ByteRule own{0, scale.first + 0.5f, ~0u - (pairs_per_mask - 1),
                   i < count ? static_cast<float>(query_squares[first + i]) : 0};
      if (i < count && !rules[first + i].degenerate) {
        const BinRule& rule = rules[first + i];
        const QuickRule quick = quick_rule(rule);
        const double lowest = rule.low * rule.scale;
        const PlaceRule places =
            place_rule(scale, quick, usual_root_error, static_cast<float>((rule.last + 1.0 + lowest) * 1.0001));
        own.offset = scale.first;
        own.mask = 0;
        if (places.mask != 0)
          own = {quick.scale, static_cast<float>(double(scale.first) - lowest + double(places.half_width)), places.mask,
                 own.square};
      }
      tile[i] = own;
    }
    __syncthreads();
  }
  /// Where a pair in doubt belongs, and where it was counted.
  struct Bins {
    std::int32_t right, counted;
  };
  [[nodiscard]] __device__ Bins settle(unsigned key, unsigned query) const {
    const BinRule& rule = rules[query_first + query];
    const double place = (place_of(WholeKey{key}, false) - rule.low) * rule.scale;
    return {clamped_bin(place, rule.last), tile[query].mask == 0 ? 0 : __double2int_rn(place)};
  }
};

/// The places of a thread's eight pairs with one query.
struct BytePlaces {
  float keys[8];
  unsigned numbered[8], lifted[8];
  unsigned least = ~0u;  ///< below 8: the number of one in doubt

  __device__ BytePlaces(const ByteRule& rule, float lift, const int (&values)[8]) {
#pragma unroll
    for (unsigned i = 0; i < 8; ++i) {
      keys[i] = static_cast<float>(values[i]) + rule.square;  // whole numbers below 2²⁴
      const float place = fmaf(rough_root(keys[i]), rule.scale, rule.offset);
      numbered[i] = masked_and_numbered(place, rule.mask, i);
      lifted[i] = __float_as_uint(__fadd_rd(place, lift));
      least = min(least, numbered[i]);
    }
  }
  /// put(wanted, number of eight, key) by all lanes, for all that are in doubt and of the first `exist`.
  template <class Put>
  __device__ void put_doubts(unsigned exist, const Put& put) const {
    unsigned i = least;
    while (__any_sync(~0u, i < 8)) {
      put(i < exist, i, static_cast<unsigned>(key(i)));
      i = next_doubt(numbered, i);
    }
  }

 private:
  [[nodiscard]] __device__ float key(unsigned i) const {
    const bool odd = i & 1, second = i & 2;
    const auto of_four = [&](unsigned k) {
      const float low = odd ? keys[k + 1] : keys[k], high = odd ? keys[k + 3] : keys[k + 2];
      return second ? high : low;
    };
    return i & 4 ? of_four(4) : of_four(0);
  }
};

/// Counts in shared memory.
struct ByteCounts {
  ByteRules rules;
  std::int32_t* counts;
  unsigned bins;

  unsigned* counters;
  AsideList<unsigned> aside;
  unsigned base;

  [[nodiscard]] static std::size_t shared_bytes(std::size_t bins) {
    return ByteRules::shared_bytes + byte_threads / 32 * AsideList<unsigned>::room * sizeof(unsigned) +
           (byte_queries * bins + 1) * sizeof(unsigned);
  }
  __device__ void begin(std::uint8_t* shared, unsigned first, unsigned count) {
    auto* const lists = reinterpret_cast<unsigned*>(shared + ByteRules::shared_bytes);
    aside.pairs = lists + threadIdx.x / 32 * AsideList<unsigned>::room;
    counters = lists + byte_threads / 32 * AsideList<unsigned>::room;
    base = static_cast<unsigned>(__cvta_generic_to_shared(counters)) - 4 * (lifted_first - 1);
    for (unsigned i = threadIdx.x; i < byte_queries * bins + 1; i += blockDim.x) counters[i] = 0;
    rules.begin(shared, first, count);
  }
  __device__ void take(unsigned j, std::size_t, const int (&values)[8], unsigned exist, bool is_whole) {
    const unsigned query = BytePlace::query(j);
    const ByteRule rule = rules.tile[query];
    const BytePlaces places(rule, rules.scale.lift(), values);
    const unsigned row = base + 4 * query * bins;
    const auto add = [&](unsigned i) { asm volatile("red.shared.add.u32 [%0], 1;" ::"r"(4 * places.lifted[i] + row)); };
    if (is_whole) {
#pragma unroll
      for (unsigned i = 0; i < 8; ++i) add(i);
    } else {
#pragma unroll
      for (unsigned i = 0; i < 8; ++i)
        if (i < exist) add(i);
    }
    places.put_doubts(exist, [&](bool wanted, unsigned, unsigned key) {
      aside.put(wanted, key << ByteRules::query_bits | query, [&](unsigned pair) { settle(pair); });
    });
  }
  __device__ void settle(unsigned pair) const {
    const unsigned query = pair % byte_queries;
    const ByteRules::Bins of_pair = rules.settle(pair >> ByteRules::query_bits, query);
    if (of_pair.right == of_pair.counted) return;
    const CounterRow<true> row(counters + query * bins);
    row.add(of_pair.right, 1);
    row.add(of_pair.counted, ~0u);
  }
  __device__ void end() {
    aside.settle_rest([&](unsigned pair) { settle(pair); });
    __syncthreads();
    for (unsigned i = threadIdx.x; i < rules.query_count * bins; i += blockDim.x)
      if (counters[i] != 0)
        atomicAdd(reinterpret_cast<unsigned*>(counts) + std::size_t(rules.query_first) * bins + i, counters[i]);
  }
};

/// Bins into memory, query by query.
struct ByteBins {
  ByteRules rules;
  std::uint16_t* stored;
  std::size_t stride;  ///< references per query, a multiple of 128

  AsideList<uint2> aside;  ///< a pair as above, and its reference

  [[nodiscard]] static std::size_t shared_bytes() {
    return ByteRules::shared_bytes + byte_threads / 32 * AsideList<uint2>::room * sizeof(uint2);
  }
  __device__ void begin(std::uint8_t* shared, unsigned first, unsigned queries) {
    aside.pairs = reinterpret_cast<uint2*>(shared + ByteRules::shared_bytes) + threadIdx.x / 32 * AsideList<uint2>::room;
    rules.begin(shared, first, queries);
  }
  __device__ void take(unsigned j, std::size_t reference, const int (&values)[8], unsigned exist, bool) {
    const unsigned query = BytePlace::query(j);
    const ByteRule rule = rules.tile[query];
    const BytePlaces places(rule, rules.scale.lift(), values);
    const auto two = [&](unsigned i) { return __byte_perm(places.lifted[i], places.lifted[i + 1], 0x5410); };
    // Rows of queries and references that do not exist have room, too.
    if (query < rules.query_count)
      *reinterpret_cast<uint4*>(row(query) + reference) = make_uint4(two(0), two(2), two(4), two(6));
    places.put_doubts(exist, [&](bool wanted, unsigned i, unsigned key) {
      aside.put(wanted, make_uint2(key << ByteRules::query_bits | query, static_cast<unsigned>(reference) + i),
                [&](uint2 pair) { settle(pair); });  // what was stored is before what is settled: `put` synchronises
    });
  }
  [[nodiscard]] __device__ std::uint16_t* row(unsigned query) const {
    return stored + std::size_t(rules.query_first + query) * stride;
  }
  __device__ void settle(uint2 pair) const {
    const unsigned query = pair.x % byte_queries;
    const ByteRules::Bins of_pair = rules.settle(pair.x >> ByteRules::query_bits, query);
    if (of_pair.right != of_pair.counted) row(query)[pair.y] = static_cast<std::uint16_t>(of_pair.right);
  }
  __device__ void end() const {
    aside.settle_rest([&](uint2 pair) { settle(pair); });
  }
};

/// Counts stored bins. Grid: parts of references × queries.
__global__ void __launch_bounds__(counting_threads)
    count_bins_kernel(const std::uint16_t* stored, std::size_t stride, std::size_t reference_count, std::size_t per_block,
                      unsigned bins, std::int32_t* counts) {
  extern __shared__ unsigned counters[];
  for (unsigned i = threadIdx.x; i < bins; i += blockDim.x) counters[i] = 0;
  __syncthreads();
  const std::uint16_t* const row = stored + std::size_t(blockIdx.y) * stride;
  const std::size_t first = blockIdx.x * per_block, last = min(first + per_block, reference_count);
  const auto base = static_cast<unsigned>(__cvta_generic_to_shared(counters));
  const auto add = [&](unsigned bin) { asm volatile("red.shared.add.u32 [%0], 1;" ::"r"(base + 4 * bin)); };
  for (std::size_t at = first + threadIdx.x * 8; at < last; at += counting_threads * 8) {
    const uint4 words = *reinterpret_cast<const uint4*>(row + at);
    const unsigned pairs[4] = {words.x, words.y, words.z, words.w};
    if (at + 8 <= last) {
#pragma unroll
      for (unsigned i = 0; i < 4; ++i) {
        add(pairs[i] & 0xFFFFu);
        add(pairs[i] >> 16);
      }
      continue;
    }
    for (unsigned i = 0; i < 8; ++i)
      if (at + i < last) add(row[at + i]);
  }
  __syncthreads();
  unsigned* const to = reinterpret_cast<unsigned*>(counts) + std::size_t(blockIdx.y) * bins;
  for (unsigned i = threadIdx.x; i < bins; i += blockDim.x)
    if (counters[i] != 0) atomicAdd(&to[i], counters[i]);
}

}  // namespace ws::histogram::cuda
