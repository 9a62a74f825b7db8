// Counting stored keys: coalesced reads, a histogram per block in shared memory.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/histogram/cuda/engine.cuh"

namespace ws::histogram::cuda {

inline constexpr unsigned counting_threads = 256;
inline constexpr std::size_t counted_at_once = 4096;  ///< a block's least

/// Keys of each query, row by row.
template <class Key>
struct StoredKeys {
  const Key* keys;
  std::size_t stride;  ///< of rows; a multiple of 4
  std::size_t reference_count, query_count;
};

/// Grid: parts of references [begin, end) × queries. All threads of a warp take part in every `take`, some with no key.
template <class Key, class Sink>
__global__ void __launch_bounds__(counting_threads)
    count_kernel(StoredKeys<Key> stored, std::size_t begin, std::size_t end, std::size_t per_block, Sink sink) {
  extern __shared__ __align__(16) float shared[];
  sink.begin(shared, blockIdx.y, 1);
  const Key* row = stored.keys + std::size_t(blockIdx.y) * stored.stride;
  const std::size_t first = begin + blockIdx.x * per_block, last = min(first + per_block, end);
  for (std::size_t at = first; at < last; at += counting_threads * 4) {
    const std::size_t i = at + threadIdx.x * 4;
    const int exist = i < last ? static_cast<int>(min(last - i, std::size_t{4})) : 0;
    Key group[4] = {};
    if (exist > 0) *reinterpret_cast<uint4*>(group) = *reinterpret_cast<const uint4*>(row + i);
    sink.take(0, i, group, exist);
  }
  sink.end();
}

/// In launches that end soon; `components`: what a pair costs, see `in_parts`.
template <class Key, class Sink>
void count_by(const StoredKeys<Key>& stored, const Sink& sink, std::size_t components, CudaExecutor& executor) {
  const std::size_t parts = (stored.reference_count + counted_at_once - 1) / counted_at_once;
  const auto kernel = count_kernel<Key, Sink>;
  const std::size_t shared_bytes = sink.shared_bytes();
  allow_shared_bytes(kernel, shared_bytes);
  in_parts(parts, stored.query_count * counted_at_once * components, executor, [&](std::size_t first, std::size_t count) {
    const Slices slices = slices_of(count, stored.query_count, multiprocessor_count());
    const std::size_t begin = first * counted_at_once, end = std::min(begin + count * counted_at_once, stored.reference_count);
    executor.operation("counting", [&](cudaStream_t s) {
      launch_kernel(kernel, {dim3(slices.blocks, static_cast<unsigned>(stored.query_count)), counting_threads, shared_bytes}, s,
                    stored, begin, end, slices.tiles_per_block * counted_at_once, sink);
    });
  });
}

/// Of all references of the group's queries.
template <class Key>
void count_stored(const StoredKeys<Key>& stored, const GroupRules& group, std::int32_t* counts, const Parameters& p,
                  CudaExecutor& executor) {
  constexpr std::size_t cost = 16, cost_in_global = 512;  // of a pair, in components
  const auto bins = static_cast<unsigned>(p.bins);
  const CountSink<Key, true> shared{group, counts, bins, copies_of(bins), p.skip_self, 1};
  if (shared.shared_bytes() <= most_shared_bytes()) return count_by(stored, shared, cost, executor);
  count_by(stored, CountSink<Key, false>{group, counts, bins, 1, p.skip_self, 1}, cost_in_global, executor);
}

}  // namespace ws::histogram::cuda
