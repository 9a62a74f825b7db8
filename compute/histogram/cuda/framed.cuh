// Counting in the frames of leaves (frame_rule.h): products of 256 references and 8 queries on the matrix units, and of each
// pair a root, a multiplication and addition, and an increment. Pairs that are too close to a bin's limit are counted as if
// they were beyond it and put aside; a warp full of them is settled at once in double precision.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/histogram/bins/frame_rule.h"
#include "compute/histogram/cuda/matrix_units.cuh"
#include "compute/histogram/cuda/ordered_set.cuh"
#include "compute/histogram/cuda/quick_bins.cuh"

#include <cuda_fp16.h>

namespace ws::histogram::cuda {

inline constexpr unsigned frame_queries = 8;  ///< at a time

/// A query in a leaf's frame, in shared memory.
struct alignas(16) QueryFrame {
  float place[3];  ///< −2 (q − c) · unit
  float square;    ///< |q − c|² · unit²
  float scale, offset;
  unsigned mask;
  unsigned row;  ///< what the address of a bin's counter is above 4 times a lifted place
};

/// A pair of a tile's query and a reference, in one number.
struct AsidePair {
  static constexpr unsigned most_leaves = 1u << 19;
  [[nodiscard]] static __device__ unsigned of(unsigned leaf, unsigned query, unsigned place) {
    return leaf << 13 | query << 8 | place;
  }
  [[nodiscard]] static __device__ unsigned leaf(unsigned pair) { return pair >> 13; }
  [[nodiscard]] static __device__ unsigned query(unsigned pair) { return pair >> 8 & 31; }
  [[nodiscard]] static __device__ unsigned place(unsigned pair) { return pair & 255; }
};

/// A warp's pairs that were put aside, fewer than 32 between calls.
struct AsideList {
  static constexpr unsigned room = 64;
  unsigned* pairs;  ///< in shared memory
  unsigned count = 0;

  /// settle(pair) by each lane of a full warp.
  template <class Settle>
  __device__ void put(bool wanted, unsigned pair, const Settle& settle) {
    const unsigned lane = threadIdx.x % 32, wanting = __ballot_sync(~0u, wanted);
    if (wanted) pairs[count + __popc(wanting & ((1u << lane) - 1))] = pair;
    count += __popc(wanting);
    __syncwarp();
    if (count < 32) return;
    count -= 32;
    settle(pairs[count + lane]);
    __syncwarp();
  }
  template <class Settle>
  __device__ void settle_rest(const Settle& settle) const {
    __syncwarp();
    if (threadIdx.x % 32 < count) settle(pairs[threadIdx.x % 32]);
  }
};

__device__ inline unsigned twice(__half value) {
  const unsigned bits = __half_as_ushort(value);
  return bits | bits << 16;
}

/// By a whole warp: of all references of a leaf, whose halves begin there, and 8 queries. put(pair's query of 8, place in the
/// leaf) by all lanes, with whether they want it. Lane 4 g + t has of each 16 references those at g and g + 8, and queries 2 t
/// and 2 t + 1.
template <class Put>
__device__ void count_framed(const uint4* halves, const QueryFrame* frames, float lift, const Put& put) {
  const unsigned g = threadIdx.x % 32 / 4, t = threadIdx.x % 4;
  const float component = t == 3 ? 1.0f : frames[g].place[t];
  const __half high = __float2half_rn(component), low = __float2half_rn(component - __half2float(high));
  const unsigned highs = twice(high), lows = twice(low);
  float square[2], scale[2], offset[2];
  unsigned mask[2], row[2];
#pragma unroll
  for (unsigned i = 0; i < 2; ++i) {
    const QueryFrame& frame = frames[2 * t + i];
    square[i] = frame.square;
    scale[i] = frame.scale;
    offset[i] = frame.offset;
    mask[i] = frame.mask;
    row[i] = frame.row;
  }
  const float nothing[4] = {0, 0, 0, 0};
  constexpr unsigned steps = references_per_leaf / 32;
  const uint4* const from = halves + threadIdx.x % 32;
  uint4 next = __ldg(from);
#pragma unroll 2
  for (unsigned s = 0; s < steps; ++s) {
    const uint4 words = next;
    if (s + 1 < steps) next = __ldg(from + 32 * (s + 1));
    float sums[2][4], small[4];
    add_eight_halves(small, words.x, words.y, lows, nothing);
    add_eight_halves(sums[0], words.x, words.y, highs, small);
    add_eight_halves(small, words.z, words.w, lows, nothing);
    add_eight_halves(sums[1], words.z, words.w, highs, small);
    unsigned bits[pairs_per_mask], least = ~0u;
#pragma unroll
    for (unsigned i = 0; i < pairs_per_mask; ++i) {
      float root;
      asm("sqrt.approx.ftz.f32 %0, %1;" : "=f"(root) : "f"(sums[i / 4][i % 4] + square[i % 2]));
      const float place = fmaf(root, scale[i % 2], offset[i % 2]);
      bits[i] = __float_as_uint(place);
      asm volatile("red.shared.add.u32 [%0], 1;" ::"r"(4 * __float_as_uint(__fadd_rd(place, lift)) + row[i % 2]));
      unsigned numbered;  // (bits & mask) | i, which the compiler would take apart
      asm("lop3.b32 %0, %1, %2, %3, 0xEA;" : "=r"(numbered) : "r"(bits[i]), "r"(mask[i % 2]), "r"(i));
      least = min(least, numbered);
    }
    // Hardly ever two of a lane's eight are in doubt.
    while (__any_sync(~0u, least < pairs_per_mask)) {
      const unsigned i = least;
      put(i < pairs_per_mask, 2 * t + i % 2, 32 * s + i / 2 * 8 + g);
      least = ~0u;
#pragma unroll
      for (unsigned k = 1; k < pairs_per_mask; ++k)
        if ((bits[k] & mask[k % 2]) == 0 && i < k) least = min(least, k);
    }
  }
}

}  // namespace ws::histogram::cuda
