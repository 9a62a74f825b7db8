// Counting in the frames of leaves (frame_rule.h): of each pair three multiplications and additions, a root, one more, and an
// increment. Pairs that are too close to a bin's limit are counted as if they were beyond it and put aside; a warp full of them
// is settled at once in double precision.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/histogram/bins/frame_rule.h"
#include "compute/histogram/cuda/quick_bins.cuh"

namespace ws::histogram::cuda {

/// Below `pairs_per_mask`: pair i is in doubt. As one operation, which the compiler would take apart.
__device__ inline unsigned masked_and_numbered(float place, unsigned mask, unsigned i) {
  unsigned numbered;
  asm("lop3.b32 %0, %1, %2, %3, 0xEA;" : "=r"(numbered) : "r"(__float_as_uint(place)), "r"(mask), "r"(i));
  return numbered;
}
/// The first after pair i that is in doubt; else `pairs_per_mask` or more.
__device__ inline unsigned next_doubt(const unsigned (&numbered)[pairs_per_mask], unsigned i) {
  const unsigned less = ~i;  // i + 1 less: what is not after i becomes large
  unsigned least = ~0u;
#pragma unroll
  for (unsigned k = 1; k < pairs_per_mask; ++k) least = __viaddmin_u32(numbered[k], less, least);
  return i < pairs_per_mask && least < pairs_per_mask ? least + i + 1 : ~0u;
}

/// A warp's pairs that were put aside, fewer than 32 between calls.
template <class Pair>
struct AsideList {
  static constexpr unsigned room = 64;
  Pair* pairs;  ///< in shared memory
  unsigned count = 0;

  /// settle(pair) by each lane of a full warp.
  template <class Settle>
  __device__ void put(bool wanted, Pair pair, const Settle& settle) {
    const unsigned lane = threadIdx.x % 32, wanting = __ballot_sync(~0u, wanted);
    unsigned lanes_before;
    asm("mov.u32 %0, %%lanemask_lt;" : "=r"(lanes_before));
    if (wanted) pairs[count + __popc(wanting & lanes_before)] = pair;
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

/// A query in a leaf's frame, in shared memory.
struct alignas(16) QueryFrame {
  float place[3];  ///< −2 (q − c)
  float square;    ///< |q − c|²
  float scale, offset;
  unsigned mask;
  unsigned row;  ///< what the address of a bin's counter is above 4 times a lifted place
};

/// A lane's eight references in a leaf's frame.
template <unsigned Dimension>
struct FramedReferences {
  float places[Dimension][pairs_per_mask], squares[pairs_per_mask];

  /// Counts them for one query. The number of one that is in doubt, or `pairs_per_mask` or more; all of them by `numbered`.
  __device__ unsigned count(const QueryFrame* of_query, float lift, unsigned (&numbered)[pairs_per_mask]) const {
    const QueryFrame frame = *of_query;
    unsigned least = ~0u;
#pragma unroll
    for (unsigned i = 0; i < pairs_per_mask; ++i) {
      float sum = squares[i];
#pragma unroll
      for (unsigned k = 0; k < Dimension; ++k) sum = fmaf(frame.place[k], places[k][i], sum);
      const float place = fmaf(rough_root(sum + frame.square), frame.scale, frame.offset);
      asm volatile("red.shared.add.u32 [%0], 1;" ::"r"(4 * __float_as_uint(__fadd_rd(place, lift)) + frame.row));
      numbered[i] = masked_and_numbered(place, frame.mask, i);
      least = min(least, numbered[i]);
    }
    return least;
  }
};

}  // namespace ws::histogram::cuda
