// Greedy choosing on CUDA: a launch is a round, a block takes one tile of points.
// SPDX-License-Identifier: MIT
#include "compute/core/executor_cuda.cuh"
#include "compute/ridge/cells.h"
#include "compute/ridge/choose_cuda.cuh"
#include "compute/ridge/kernels.h"
#include "compute/ridge/variants/choose.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace ws::ridge {

namespace {

/// Block b tests its points against all balls so far, then those left in order against its own. Its rows go to place b.
template <class T>
__global__ void __launch_bounds__(greedy_tile)
    greedy_kernel(DeviceSpan<const T> points, std::size_t point_count, std::size_t first, Dimension<0> dimension,
                  T radius_squared, DeviceSpan<const T> rows, std::uint32_t row_count, DeviceSpan<T> added,
                  DeviceSpan<std::uint32_t> added_counts) {
  using Tile = detail::ChoosingTile<T, greedy_tile, 0>;
  __shared__ Tile tile;
  const std::uint32_t d = dimension.get();
  const std::size_t i = first + std::size_t(blockIdx.x) * greedy_tile + threadIdx.x;
  T x[Tile::max_d];
  for (std::uint32_t k = 0; k < d; ++k) x[k] = i < point_count ? points[k * point_count + i] : T(0);
  const bool out = tile.test(x, i >= point_count, rows.device_data(), row_count, d, radius_squared);
  T* own = added.device_data() + std::size_t(blockIdx.x) * greedy_tile * d;
  const std::uint32_t chosen = tile.take(x, out, own, 0, d, radius_squared);
  if (threadIdx.x == 0) added_counts[blockIdx.x] = chosen;
}

/// Puts the blocks' rows behind those there are, in the blocks' order.
template <class T>
struct AppendRows {
  DeviceSpan<const T> added;
  DeviceSpan<const std::uint32_t> counts;
  std::uint32_t row_count, dimension;
  DeviceSpan<T> rows;
  __device__ void operator()(std::uint32_t block) const {
    std::size_t to = row_count;
    for (std::uint32_t b = 0; b < block; ++b) to += counts[b];
    for (std::uint32_t v = 0; v < counts[block] * dimension; ++v)
      rows[to * dimension + v] = added[std::size_t(block) * greedy_tile * dimension + v];
  }
};

}  // namespace

template <class T>
Balls choose_greedily_cuda(const LocalCloud<T>& cloud, double r1, RunContext& context) {
  const Stream stream;
  CudaExecutor exec(context, stream.view());
  const std::size_t d = cloud.dimension, round = std::size_t(greedy_blocks) * greedy_tile;
  context.check_more_memory(0, 0, 2 * cloud.size * d * sizeof(T));
  auto points = exec.make<T>(cloud.coordinates.size()), rows = exec.make<T>(cloud.size * d), added = exec.make<T>(round * d);
  auto counts = exec.make<std::uint32_t>(greedy_blocks);
  exec.upload(points.view(), cloud.coordinates.view());
  const Dimension<0> dimension(static_cast<std::uint32_t>(d));
  std::uint32_t row_count = 0;
  for (std::size_t first = 0; first < cloud.size; first += round) {
    exec.operation("choose greedily", [&](cudaStream_t s) {
      greedy_kernel<T><<<greedy_blocks, greedy_tile, 0, s>>>(std::as_const(points).view(), cloud.size, first, dimension,
                                                             squared<T>(r1), std::as_const(rows).view(), row_count,
                                                             added.view(), counts.view());
    });
    exec.for_each("append the chosen", greedy_blocks,
                  AppendRows<T>{std::as_const(added).view(), std::as_const(counts).view(), row_count,
                                static_cast<std::uint32_t>(d), rows.view()});
    std::vector<std::uint32_t> host(greedy_blocks);
    exec.download(Span<std::uint32_t>(host), std::as_const(counts).view());
    for (const std::uint32_t count : host) row_count += count;
  }
  std::vector<T> host(row_count * d);
  exec.download(Span<T>(host), DeviceSpan<const T>(rows.view().subspan(0, host.size())));
  exec.synchronize();
  Balls balls{d, {host.begin(), host.end()}, {}};
  for (std::uint32_t id = 0; id < row_count; ++id) balls.ids.push_back(id);
  return balls;
}

template Balls choose_greedily_cuda(const LocalCloud<float>&, double, RunContext&);
template Balls choose_greedily_cuda(const LocalCloud<double>&, double, RunContext&);

}  // namespace ws::ridge
