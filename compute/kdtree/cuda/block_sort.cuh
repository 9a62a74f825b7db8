// Sorting in a block's shared memory.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/kdtree/cuda/level.cuh"

namespace ws::kdtree::cuda {

/// Sorts the first `count` of a block's numbers, which have room for a power of two. Ends with a barrier.
template <unsigned block_size>
__device__ void sort_in_block(Event* numbers, unsigned count) {
  constexpr unsigned own = 32;  // up to this distance a warp's pairs lie among 64 numbers that no other warp touches
  unsigned size = 2;
  while (size < count) size *= 2;
  for (unsigned i = count + threadIdx.x; i < size; i += block_size) numbers[i] = ~Event(0);
  __syncthreads();
  WS_ROLLED
  for (unsigned run = 2; run <= size; run *= 2) {
    WS_ROLLED
    for (unsigned distance = run / 2; distance > 0; distance /= 2) {
      WS_ROLLED
      for (unsigned i = threadIdx.x; i < size / 2; i += block_size) {
        const unsigned a = 2 * i - (i & (distance - 1)), b = a + distance;
        const Event x = numbers[a], y = numbers[b];
        if ((x > y) == ((a & run) == 0)) {
          numbers[a] = y;
          numbers[b] = x;
        }
      }
      const unsigned next = distance > 1 ? distance / 2 : run;
      if (distance > own || next > own)
        __syncthreads();
      else
        __syncwarp();
    }
  }
  __syncthreads();
}

}  // namespace ws::kdtree::cuda
