// Points in the order of cells, on CUDA, and what warps do together.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/device/executor_cuda.cuh"
#include "compute/ridge/grid/cell_grid.h"

#include <cub/device/device_radix_sort.cuh>

#include <algorithm>
#include <cstdint>
#include <utility>

namespace ws::ridge {

inline namespace cuda {

constexpr std::uint32_t warp_size = 32, all_lanes = 0xFFFFFFFFu;

__device__ inline std::int64_t warp_sum(std::int64_t value) {
  for (int offset = 16; offset > 0; offset /= 2) value += __shfl_xor_sync(all_lanes, value, offset);
  return value;
}

template <class T>
struct FindCell {
  CellOrder order;
  DeviceSpan<const T> points;
  std::size_t size;
  DeviceSpan<std::uint64_t> keys;
  DeviceSpan<std::uint32_t> from;

  __device__ void operator()(std::uint32_t i) const {
    keys[i] = order.key([&](std::uint32_t k) { return points[k * size + i]; });
    from[i] = i;
  }
};

template <class T>
struct GatherSorted {
  DeviceSpan<const T> points;
  std::size_t size;
  std::uint32_t dimension;
  DeviceSpan<const std::uint32_t> from;
  DeviceSpan<T> columns;

  __device__ void operator()(std::uint32_t i) const {
    for (std::uint32_t k = 0; k < dimension; ++k) columns[k * from.size() + i] = points[k * size + from[i]];
  }
};

/// keys[i] is that of point from[i]; keys do not fall.
struct CellSort {
  DeviceBuffer<std::uint64_t> keys;
  DeviceBuffer<std::uint32_t> from;
};

/// `points`: columns of `size`. Stable.
template <class T>
CellSort sort_by_cell(CudaExecutor& exec, DeviceSpan<const T> points, std::size_t size, const CellOrder& order) {
  CellSort sort{exec.make<std::uint64_t>(size), exec.make<std::uint32_t>(size)};
  CellSort other{exec.make<std::uint64_t>(size), exec.make<std::uint32_t>(size)};
  exec.for_each("find cells", size, FindCell<T>{order, points, size, sort.keys.view(), sort.from.view()});
  cub::DoubleBuffer<std::uint64_t> keys(sort.keys.device_data(), other.keys.device_data());
  cub::DoubleBuffer<std::uint32_t> from(sort.from.device_data(), other.from.device_data());
  auto run = prepared(exec.stream(), [&](void* scratch, std::size_t& scratch_bytes) {
    return cub::DeviceRadixSort::SortPairs(scratch, scratch_bytes, keys, from, static_cast<std::int64_t>(size), 0,
                                           std::max(1, order.key_bits()), exec.stream().handle());
  });
  exec.operation(
      "sort by cell", [&](cudaStream_t) { run(); }, size * 24);
  if (keys.Current() != sort.keys.device_data()) std::swap(sort.keys, other.keys);
  if (from.Current() != sort.from.device_data()) std::swap(sort.from, other.from);
  return sort;
}

}  // namespace cuda

}  // namespace ws::ridge
