// What the points of each ball add up to, on CUDA: whole numbers, so that no order matters.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/device/executor_cuda.cuh"
#include "compute/ridge/cuda/nearest_cuda.cuh"
#include "compute/ridge/grid/cells.h"

#include <algorithm>

namespace ws::ridge::detail {

/// Sums lattice coordinates and counts per ball: in the block's shared memory where the balls fit, else in global memory.
template <class T, int D, bool InShared>
__global__ void sum_kernel(CellProblem<DeviceMemory, T, D> p, DeviceSpan<const std::uint32_t> owners, UnitCounts<T> units,
                           DeviceSpan<std::int64_t> sums, DeviceSpan<std::uint32_t> counts) {
  extern __shared__ std::uint32_t bins[];  // count, then low words, then high words
  const std::uint32_t d = p.dimension.get(), m = p.center_count;
  std::uint32_t* low = bins + m;
  std::uint32_t* high = low + m * d;
  auto* global_sums = reinterpret_cast<unsigned long long*>(sums.device_data());
  if constexpr (InShared) {
    for (std::uint32_t v = threadIdx.x; v < m * (1 + 2 * d); v += blockDim.x) bins[v] = 0;
    __syncthreads();
  }
  for (std::uint64_t i = std::uint64_t(blockIdx.x) * blockDim.x + threadIdx.x; i < p.point_count;
       i += std::uint64_t(gridDim.x) * blockDim.x) {
    const std::uint32_t owner = owners[i];
    if (owner == no_owner) continue;
    atomicAdd(InShared ? &bins[owner] : &counts.device_data()[owner], 1u);
    for (std::uint32_t k = 0; k < d; ++k) {
      const std::int64_t value = to_lattice(p.points[k * p.point_count + i], units.value[k]);
      if constexpr (InShared)
        add_wide(&low[owner * d + k], &high[owner * d + k], value);
      else
        atomicAdd(&global_sums[std::size_t(owner) * d + k], static_cast<unsigned long long>(value));
    }
  }
  if constexpr (InShared) {
    __syncthreads();
    for (std::uint32_t j = threadIdx.x; j < m; j += blockDim.x) {
      if (bins[j] == 0) continue;
      atomicAdd(&counts.device_data()[j], bins[j]);
      for (std::uint32_t k = 0; k < d; ++k)
        atomicAdd(&global_sums[std::size_t(j) * d + k], (unsigned long long)(high[j * d + k]) << 32 | low[j * d + k]);
    }
  }
}

/// Adds to `sums` and `counts` what the problem's points are, whose balls are known.
template <class T, int D>
void add_cells(CudaExecutor& exec, const CellProblem<DeviceMemory, T, D>& p, DeviceSpan<const std::uint32_t> owners,
               const std::array<T, max_dimension>& unit_counts, DeviceSpan<std::int64_t> sums,
               DeviceSpan<std::uint32_t> counts) {
  constexpr std::size_t shared_limit = 96 << 10, block = 512, points_per_block = 4096, max_grid = 264;
  const UnitCounts<T> units = unit_counts_of(unit_counts);
  const std::size_t shared = p.center_count * (1 + 2 * p.dimension.get()) * sizeof(std::uint32_t);
  const auto grid = static_cast<unsigned>(std::clamp<std::size_t>(p.point_count / points_per_block, 1, max_grid));
  exec.operation(
      "sum the cells",
      [&](cudaStream_t s) {
        if (shared <= shared_limit) {
          allow_shared_bytes(sum_kernel<T, D, true>, shared_limit);
          launch_kernel(sum_kernel<T, D, true>, {grid, block, shared}, s, p, owners, units, sums, counts);
        } else {
          launch_kernel(sum_kernel<T, D, false>, {grid, block}, s, p, owners, units, sums, counts);
        }
      },
      p.point_count * (p.dimension.get() * sizeof(T) + 4));
}

}  // namespace ws::ridge::detail
