// Counting stored keys: coalesced reads, a histogram per block in shared memory.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/histogram/cuda/engine.cuh"

namespace ws::histogram::cuda {

inline constexpr unsigned counting_threads = 256;

/// Grid: parts of the references × queries.
template <class Key, bool InShared>
__global__ void __launch_bounds__(counting_threads)
    count_kernel(const Key* keys, std::size_t stride, std::size_t reference_count, CountSink<Key, InShared> sink) {
  extern __shared__ __align__(16) float shared[];
  sink.begin(shared, blockIdx.y, 1);
  const std::size_t per_block = (stride / 4 + gridDim.x - 1) / gridDim.x * 4, begin = blockIdx.x * per_block,
                    end = min(begin + per_block, reference_count);
  const Key* row = keys + std::size_t(blockIdx.y) * stride;
  for (std::size_t i = begin + threadIdx.x * 4; i < end; i += counting_threads * 4) {
    Key group[4];
    *reinterpret_cast<uint4*>(group) = *reinterpret_cast<const uint4*>(row + i);
    sink.take(0, i, group, static_cast<int>(min(end - i, std::size_t{4})));
  }
  sink.end();
}

template <class Key, bool InShared>
void count_stored(const Key* keys, std::size_t stride, std::size_t reference_count, std::size_t query_count,
                  const CountSink<Key, InShared>& sink, std::size_t shared_bytes, cudaStream_t stream) {
  const Slices slices = slices_of((reference_count + 4095) / 4096, query_count, multiprocessor_count());
  const auto kernel = count_kernel<Key, InShared>;
  WS_CUDA_CHECK(cudaFuncSetAttribute(kernel, cudaFuncAttributeMaxDynamicSharedMemorySize, static_cast<int>(shared_bytes)));
  kernel<<<dim3(slices.blocks, static_cast<unsigned>(query_count)), counting_threads, shared_bytes, stream>>>(
      keys, stride, reference_count, sink);
}

/// Of all references of the group's queries.
template <class Key>
void count_stored(const Key* keys, std::size_t stride, std::size_t reference_count, std::size_t query_count,
                  const GroupRules& group, std::int32_t* counts, const Parameters& p, cudaStream_t stream) {
  const auto bins = static_cast<unsigned>(p.bins);
  const CountSink<Key, true> shared{group, counts, bins, copies_of(bins), p.skip_self, 1};
  if (shared.shared_bytes() <= most_shared_bytes())
    return count_stored(keys, stride, reference_count, query_count, shared, shared.shared_bytes(), stream);
  const CountSink<Key, false> global{group, counts, bins, 1, p.skip_self, 1};
  count_stored(keys, stride, reference_count, query_count, global, global.shared_bytes(), stream);
}

}  // namespace ws::histogram::cuda
