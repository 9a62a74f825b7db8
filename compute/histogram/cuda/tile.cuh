// The direct form on the device. A block of 256 threads has the sums of Queries × References pairs in registers: each thread 4
// queries and 8 references. Components come in chunks through shared memory; every sum runs over them in order, as `next_sum`
// says, so keys are those of the CPU.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/histogram/cuda/device_set.cuh"
#include "compute/histogram/cuda/sinks.cuh"

#include <type_traits>

namespace ws::histogram::cuda {

inline constexpr unsigned tile_threads = 256, thread_queries = 4, thread_references = 8;

template <unsigned Queries>
struct TileShape {
  static constexpr unsigned queries = Queries;
  static constexpr unsigned query_groups = Queries / thread_queries, reference_groups = tile_threads / query_groups;
  static constexpr unsigned references = reference_groups * thread_references;
  static constexpr unsigned chunk = Queries >= 64 ? 16 : 4;  // components at a time
  static constexpr unsigned shared_floats = chunk * (queries + references);
};

/// What one launch works on.
struct TileWork {
  const float* references;  ///< packed
  const float* queries;     ///< packed, from the launch's first query on
  std::size_t reference_count, query_stride;
  unsigned query_count, dimension;
  std::size_t first_tile, end_tile;
  unsigned tiles_per_block;
};

/// Components [k0, k0 + count) of the tile's queries and references.
template <class Shape>
__device__ void load_chunk(const TileWork& work, unsigned query0, std::size_t reference0, unsigned k0, unsigned count,
                           float* shared) {
  float* const references = shared + Shape::chunk * Shape::queries;
  for (unsigned i = threadIdx.x; i < count * Shape::queries / 4; i += tile_threads) {
    const unsigned k = i / (Shape::queries / 4), at = i % (Shape::queries / 4) * 4;
    *reinterpret_cast<float4*>(shared + k * Shape::queries + at) =
        *reinterpret_cast<const float4*>(work.queries + std::size_t(k0 + k) * work.query_stride + query0 + at);
  }
  for (unsigned i = threadIdx.x; i < count * Shape::references / 4; i += tile_threads) {
    const unsigned k = i / (Shape::references / 4), at = i % (Shape::references / 4) * 4;
    const std::size_t reference = reference0 + at, block = reference / block_references;
    float4 values = make_float4(0, 0, 0, 0);
    if (reference < work.reference_count)
      values = *reinterpret_cast<const float4*>(work.references + (block * work.dimension + k0 + k) * block_references +
                                                reference % block_references);
    *reinterpret_cast<float4*>(references + k * Shape::references + at) = values;
  }
}

/// Adds `count` components to the sums.
template <class Shape>
__device__ void add_chunk(const float* shared, unsigned count, float (&sums)[thread_queries][thread_references]) {
  const unsigned query = threadIdx.x / Shape::reference_groups * thread_queries,
                 reference = threadIdx.x % Shape::reference_groups * 4;
  const float* const references = shared + Shape::chunk * Shape::queries;
#pragma unroll 4
  for (unsigned k = 0; k < count; ++k) {
    float q[thread_queries], r[thread_references];
    *reinterpret_cast<float4*>(q) = *reinterpret_cast<const float4*>(shared + k * Shape::queries + query);
    *reinterpret_cast<float4*>(r) = *reinterpret_cast<const float4*>(references + k * Shape::references + reference);
    *reinterpret_cast<float4*>(r + 4) =
        *reinterpret_cast<const float4*>(references + k * Shape::references + Shape::references / 2 + reference);
#pragma unroll
    for (unsigned i = 0; i < thread_queries; ++i)
#pragma unroll
      for (unsigned j = 0; j < thread_references; ++j) sums[i][j] = next_sum(sums[i][j], q[i], r[j]);
  }
}

/// The keys of one tile. Of bytes: sums of 256 components are exact in float, then they go to whole numbers.
template <class Shape, class Key>
__device__ void tile_keys(const TileWork& work, unsigned query0, std::size_t reference0, float* shared,
                          Key (&keys)[thread_queries][thread_references]) {
  float sums[thread_queries][thread_references] = {};
  if constexpr (std::is_same_v<Key, WholeKey>)
    for (auto& row : keys)
      for (Key& key : row) key = 0;
  for (unsigned k = 0; k < work.dimension; k += Shape::chunk) {
    const unsigned count = min(Shape::chunk, work.dimension - k);
    __syncthreads();
    load_chunk<Shape>(work, query0, reference0, k, count, shared);
    __syncthreads();
    add_chunk<Shape>(shared, count, sums);
    if constexpr (std::is_same_v<Key, WholeKey>) {
      if ((k + count) % exact_byte_components != 0 && k + count != work.dimension) continue;
#pragma unroll
      for (unsigned i = 0; i < thread_queries; ++i)
#pragma unroll
        for (unsigned j = 0; j < thread_references; ++j) {
          keys[i][j] += static_cast<WholeKey>(sums[i][j]);
          sums[i][j] = 0;
        }
    }
  }
  if constexpr (std::is_same_v<Key, FloatKey>)
    for (unsigned i = 0; i < thread_queries; ++i)
      for (unsigned j = 0; j < thread_references; ++j) keys[i][j] = sums[i][j];
}

/// Grid: slices of the references × tiles of queries. Each block goes through its slice tile by tile.
template <class Shape, class Key, class Sink>
__global__ void __launch_bounds__(tile_threads) tile_kernel(TileWork work, Sink sink) {
  extern __shared__ __align__(16) float shared[];
  const unsigned query0 = blockIdx.y * Shape::queries;
  sink.begin(shared + Shape::shared_floats, query0, min(Shape::queries, work.query_count - query0));
  const unsigned query = threadIdx.x / Shape::reference_groups * thread_queries,
                 reference = threadIdx.x % Shape::reference_groups * 4;
  for (unsigned tile = 0; tile < work.tiles_per_block; ++tile) {
    const std::size_t of_all = work.first_tile + std::size_t(blockIdx.x) * work.tiles_per_block + tile,
                      reference0 = of_all * Shape::references;
    if (of_all >= work.end_tile) break;
    Key keys[thread_queries][thread_references];
    tile_keys<Shape>(work, query0, reference0, shared, keys);
#pragma unroll
    for (unsigned half = 0; half < 2; ++half) {
      const std::size_t first = reference0 + half * (Shape::references / 2) + reference;
      if (first >= work.reference_count) continue;
      const int exist = static_cast<int>(min(work.reference_count - first, std::size_t{4}));
#pragma unroll
      for (unsigned i = 0; i < thread_queries; ++i) {
        const Key group[4] = {keys[i][4 * half], keys[i][4 * half + 1], keys[i][4 * half + 2], keys[i][4 * half + 3]};
        sink.take(query + i, first, group, exist);
      }
    }
  }
  sink.end();
}

}  // namespace ws::histogram::cuda
