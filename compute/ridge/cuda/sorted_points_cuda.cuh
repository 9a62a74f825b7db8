// A cloud on a CUDA device in the order of its cells, cut into tiles of up to 32 points of one cell.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/device/executor_cuda.cuh"
#include "compute/core/device/kernels/scan.cuh"
#include "compute/ridge/cuda/cell_sort_cuda.cuh"
#include "compute/ridge/cuda/nearest_cuda.cuh"
#include "compute/ridge/grid/cell_grid.h"
#include "compute/ridge/grid/cells.h"

#include <utility>

namespace ws::ridge {

inline namespace cuda {

/// A cloud in the order of cells, in columns, and its tiles: tile t is the points from tile_begins[t] to tile_begins[t + 1].
template <class Executor, class T>
struct SortedPoints {
  double r1;
  CellGrid grid;
  std::size_t tile_count;
  DeviceBuffer<T> columns;
  DeviceBuffer<std::uint32_t> tile_begins, tile_buckets;
  DeviceBuffer<float> tile_reaches;  ///< all balls but those in the cells around are at least so far from its points
};

template <class T>
std::size_t grid_bytes(const CloudShape<T>& shape, const CellGrid& grid) {
  const std::size_t sorting = 2 * (8 + 4) + 4 + 1, owner = 4, tile = 4 + 4 + 4 + 8;  // at worst as many tiles as points
  return shape.size * (shape.dimension * sizeof(T) + sorting + owner + tile) + grid.bucket_count * std::size_t(2 * 8);
}

/// starts[i] = i where a cell begins, else 0; their running maximum is where the cell of each point begins.
struct MarkCellStart {
  DeviceSpan<const std::uint64_t> keys;
  std::uint32_t fine_bits;
  DeviceSpan<std::uint32_t> starts;

  __device__ void operator()(std::uint32_t i) const {
    starts[i] = i > 0 && keys[i] >> fine_bits == keys[i - 1] >> fine_bits ? 0 : i;
  }
};

struct Larger {
  __device__ std::uint32_t operator()(std::uint32_t a, std::uint32_t b) const { return a > b ? a : b; }
};

struct MarkTileStart {
  DeviceSpan<const std::uint32_t> starts;
  DeviceSpan<std::uint32_t> indices;
  DeviceSpan<std::uint8_t> flags;

  __device__ void operator()(std::uint32_t i) const {
    indices[i] = i;
    flags[i] = (i - starts[i]) % warp_size == 0;
  }
};

template <class T>
struct NameTile {
  CellGrid grid;
  DeviceSpan<const T> columns;
  std::size_t size;
  std::uint32_t tile_count;
  DeviceSpan<const std::uint32_t> starts;
  DeviceSpan<std::uint32_t> begins, buckets;
  DeviceSpan<float> reaches;

  __device__ void operator()(std::uint32_t t) const {
    const std::uint32_t begin = t < tile_count ? starts[t] : static_cast<std::uint32_t>(size);
    begins[t] = begin;
    if (t == tile_count) return;
    const Cell cell = grid.cell_of([&](std::uint32_t k) { return columns[k * size + begin]; });
    buckets[t] = grid.bucket(cell);
    double inner = 0.5;  // in cells: the least distance from a point to the cell's border
    for (std::uint32_t i = begin; i < (t + 1 < tile_count ? starts[t + 1] : size); ++i)
      for (std::uint32_t a = 0; a < grid.axis_count; ++a) {
        const double place = grid.place(a, static_cast<double>(columns[grid.axes[a] * size + i])) - cell.at[a];
        inner = min(inner, min(place, 1 - place));
      }
    reaches[t] = static_cast<float>((1 + max(inner, 0.0)) * grid.side * (1 - 1e-6));
  }
};

/// Points of one cell follow one another; each warp_size of them are a tile, and what is left over is one too.
template <class T>
void cut_tiles(CudaExecutor& exec, SortedPoints<CudaExecutor, T>& sorted, DeviceSpan<const std::uint64_t> keys,
               std::uint32_t fine_bits) {
  const std::size_t size = keys.size();
  auto starts = exec.make<std::uint32_t>(size), indices = exec.make<std::uint32_t>(size);
  auto flags = exec.make<std::uint8_t>(size);
  exec.for_each("mark cells", size, MarkCellStart{keys, fine_bits, starts.view()});
  auto scan = prepared_inclusive_scan(starts.device_data(), starts.device_data(), size, exec.stream(), Larger{});
  exec.operation(
      "find where cells begin", [&](cudaStream_t) { scan(); }, size * 8);
  exec.for_each("mark tiles", size, MarkTileStart{std::as_const(starts).view(), indices.view(), flags.view()});
  sorted.tile_count = exec.select("list tiles", std::as_const(indices).view(), std::as_const(flags).view(), starts.view());
  sorted.tile_begins = exec.make<std::uint32_t>(sorted.tile_count + 1);
  sorted.tile_buckets = exec.make<std::uint32_t>(sorted.tile_count);
  sorted.tile_reaches = exec.make<float>(sorted.tile_count);
  exec.for_each("name tiles", sorted.tile_count + 1,
                NameTile<T>{sorted.grid, std::as_const(sorted.columns).view(), size,
                            static_cast<std::uint32_t>(sorted.tile_count), std::as_const(starts).view(),
                            sorted.tile_begins.view(), sorted.tile_buckets.view(), sorted.tile_reaches.view()});
}

template <class T>
SortedPoints<CudaExecutor, T> sort_points(CudaExecutor& exec, DeviceSpan<const T> points, const CloudShape<T>& shape,
                                          const CellGrid& grid, double r1) {
  const std::size_t size = shape.size;
  const CellOrder order = make_cell_order(grid, size, warp_size);
  const CellSort sort = sort_by_cell(exec, points, size, order);
  SortedPoints<CudaExecutor, T> sorted{r1, grid, 0, exec.make<T>(size * shape.dimension), {}, {}, {}};
  exec.for_each(
      "gather points by cell", size,
      GatherSorted<T>{points, size, static_cast<std::uint32_t>(shape.dimension), sort.from.view(), sorted.columns.view()});
  cut_tiles(exec, sorted, sort.keys.view(), order.fine_bits());
  return sorted;
}

}  // namespace cuda

}  // namespace ws::ridge
