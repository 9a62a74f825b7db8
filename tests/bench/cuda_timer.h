// Mean device time of work that is enqueued many times.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/cuda_check.h"
#include "compute/core/memory.h"

#include <cuda_runtime.h>

namespace ws::bench {

inline constexpr int repeat_count = 100;

/// The mean milliseconds of enqueue(i) on `stream`, i = 0 … 99, after as many that do not count: the clock rises only under
/// work.
template <class Enqueue>
double mean_ms(StreamView stream, const Enqueue& enqueue) {
  cudaEvent_t begin = nullptr, end = nullptr;
  WS_CUDA_CHECK(cudaEventCreate(&begin));
  WS_CUDA_CHECK(cudaEventCreate(&end));
  for (int i = 0; i < repeat_count; ++i) enqueue(i);
  WS_CUDA_CHECK(cudaEventRecord(begin, stream.handle()));
  for (int i = 0; i < repeat_count; ++i) enqueue(i);
  WS_CUDA_CHECK(cudaEventRecord(end, stream.handle()));
  WS_CUDA_CHECK(cudaEventSynchronize(end));
  float ms = 0;
  WS_CUDA_CHECK(cudaEventElapsedTime(&ms, begin, end));
  cudaEventDestroy(begin);
  cudaEventDestroy(end);
  return ms / repeat_count;
}

}  // namespace ws::bench
