// The source's choosing on CUDA: in order by one block, a tile of points at a time; or greedily, where a launch is a round and
// a block takes one tile.
// SPDX-License-Identifier: MIT
#include "compute/core/device/executor_cuda.cuh"
#include "compute/ridge/balls/kernels.h"
#include "compute/ridge/cuda/choose_cuda.cuh"
#include "compute/ridge/grid/cells.h"
#include "compute/ridge/variants/choose.h"
#include "compute/ridge/variants/source.h"

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

/// Balls' rows in any layout, for ChoosingTile.
template <class T>
struct LaidOutRows {
  T* values;
  Strides at;
  std::uint32_t dimension;
  __device__ T& operator[](std::size_t v) const { return values[at(v / dimension, v % dimension)]; }
};

template <class T>
struct PackRow {
  LaidOutRows<const T> rows;
  DeviceSpan<T> packed;
  __device__ void operator()(std::uint32_t v) const { packed[v] = rows[v]; }
};

/// One block goes on with points first … end, in order.
template <class T, std::uint32_t Block, int D>
__global__ void __launch_bounds__(Block)
    block_kernel(DeviceSpan<const T> points, Strides point_at, std::uint32_t first, std::uint32_t end, Dimension<D> dimension,
                 T radius_squared, LaidOutRows<T> rows, DeviceSpan<std::uint32_t> row_count) {
  using Tile = detail::ChoosingTile<T, Block, D>;
  extern __shared__ __align__(16) std::byte memory[];
  auto& tile = *reinterpret_cast<Tile*>(memory);
  const std::uint32_t d = dimension.get();
  std::uint32_t chosen = row_count[0];  // the same in all threads
  for (std::uint32_t base = first; base < end; base += Block) {
    const std::uint32_t i = base + threadIdx.x;
    T x[Tile::max_d];
#pragma unroll
    for (std::uint32_t k = 0; k < Tile::max_d; ++k)
      if (k < d) x[k] = i < end ? points[point_at(i, k)] : T(0);
    const bool out = tile.test(x, i >= end, rows, chosen, d, radius_squared);
    chosen = tile.take(x, out, rows, chosen, d, radius_squared);
  }
  if (threadIdx.x == 0) row_count[0] = chosen;
}

template <class T>
struct BlockChoice {
  DeviceSpan<const T> points;
  Strides point_at;
  std::size_t point_count;
  T radius_squared;
  LaidOutRows<T> rows;
};

/// Launches over a few points at a time, so that a cancelled run ends soon; returns how many balls there are.
template <std::uint32_t Block, int D, class T>
std::uint32_t choose_by(CudaExecutor& exec, const BlockChoice<T>& choice, Dimension<D> dimension) {
  constexpr std::size_t distances_per_launch = 100'000'000, most_points = 8192;  // some 10 ms in one block
  const auto kernel = block_kernel<T, Block, D>;
  constexpr std::size_t shared = sizeof(detail::ChoosingTile<T, Block, D>);
  allow_shared_bytes(kernel, shared);
  auto row_count = exec.make<std::uint32_t>(1);
  exec.fill_zero(row_count.view());
  std::uint32_t count = 0;
  for (std::size_t first = 0; first < choice.point_count;) {
    const std::size_t points = std::clamp<std::size_t>(distances_per_launch / (count + 1), Block, most_points);
    const std::size_t end = std::min(choice.point_count, first + points / Block * Block);
    exec.operation("choose by one block", [&](cudaStream_t s) {
      launch_kernel(kernel, {1, Block, shared}, s, choice.points, choice.point_at, static_cast<std::uint32_t>(first),
                    static_cast<std::uint32_t>(end), dimension, choice.radius_squared, choice.rows, row_count.view());
    });
    exec.download(Span<std::uint32_t>(&count, 1), std::as_const(row_count).view());
    first = end;
  }
  return count;
}

/// The largest block among those there are that is no larger than asked for.
template <int D, class T>
std::uint32_t choose_by(CudaExecutor& exec, const BlockChoice<T>& choice, Dimension<D> dimension, std::int64_t block) {
  if (block >= 1024) return choose_by<1024>(exec, choice, dimension);
  if (block >= 512) return choose_by<512>(exec, choice, dimension);
  if (block >= 256) return choose_by<256>(exec, choice, dimension);
  return choose_by<128>(exec, choice, dimension);
}

/// Takes the first `count` of rows on the device as balls.
template <class T>
Balls balls_of(CudaExecutor& exec, DeviceSpan<const T> rows, std::uint32_t count, std::size_t dimension) {
  std::vector<T> host(count * dimension);
  exec.download(Span<T>(host), rows.subspan(0, host.size()));
  exec.synchronize();
  Balls balls{dimension, {host.begin(), host.end()}, {}};
  for (std::uint32_t id = 0; id < count; ++id) balls.ids.push_back(id);
  return balls;
}

}  // namespace

template <class T>
Balls choose_in_block_cuda(const LocalCloud<T>& cloud, double r1, const VariantParameters& parameters, RunContext& context) {
  const Stream stream;
  CudaExecutor exec(context, stream.view());
  const std::size_t d = cloud.dimension, pitch = pitch_of<T>(cloud.size);
  const HostBuffer<T> host = laid_out(cloud, parameters.points_layout);
  context.check_more_memory(0, 0, 3 * pitch * d * sizeof(T));
  auto points = exec.make<T>(host.size()), rows = exec.make<T>(pitch * d);
  exec.upload(points.view(), host.view());
  const Strides row_at = strides_of(parameters.balls_layout, pitch, d);
  const auto d32 = static_cast<std::uint32_t>(d);
  const BlockChoice<T> choice{std::as_const(points).view(),
                              strides_of(parameters.points_layout, pitch, d),
                              cloud.size,
                              squared<T>(r1),
                              {rows.device_data(), row_at, d32}};
  const std::uint32_t count =
      with_dimension<2, 3>(d, [&](auto dimension) { return choose_by(exec, choice, dimension, parameters.choose_block); });
  auto packed = exec.make<T>(count * d);
  exec.for_each("pack the chosen", packed.size(), PackRow<T>{{rows.device_data(), row_at, d32}, packed.view()});
  return balls_of<T>(exec, std::as_const(packed).view(), count, d);
}

template Balls choose_in_block_cuda(const LocalCloud<float>&, double, const VariantParameters&, RunContext&);
template Balls choose_in_block_cuda(const LocalCloud<double>&, double, const VariantParameters&, RunContext&);

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
      launch_kernel(greedy_kernel<T>, {greedy_blocks, greedy_tile}, s, std::as_const(points).view(), cloud.size, first,
                    dimension, squared<T>(r1), std::as_const(rows).view(), row_count, added.view(), counts.view());
    });
    exec.for_each("append the chosen", greedy_blocks,
                  AppendRows<T>{std::as_const(added).view(), std::as_const(counts).view(), row_count,
                                static_cast<std::uint32_t>(d), rows.view()});
    std::vector<std::uint32_t> host(greedy_blocks);
    exec.download(Span<std::uint32_t>(host), std::as_const(counts).view());
    for (const std::uint32_t count : host) row_count += count;
  }
  return balls_of<T>(exec, std::as_const(rows).view(), row_count, d);
}

template Balls choose_greedily_cuda(const LocalCloud<float>&, double, RunContext&);
template Balls choose_greedily_cuda(const LocalCloud<double>&, double, RunContext&);

}  // namespace ws::ridge
