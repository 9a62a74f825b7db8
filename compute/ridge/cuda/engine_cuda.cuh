// CUDA's own stages (shared-memory tiles for the nearest ball, block-private whole-number sums, one-block exact scans) and
// the instantiation of the phases for it. Included by the source of the same name.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/device/executor_cuda.cuh"
#include "compute/ridge/balls/engine.h"
#include "compute/ridge/cuda/cloud_cuda.cuh"
#include "compute/ridge/cuda/cuda_resources.cuh"
#include "compute/ridge/cuda/nearest_cuda.cuh"
#include "compute/ridge/cuda/sums_cuda.cuh"
#include "compute/ridge/grid/cells.h"

#include <algorithm>
#include <memory>
#include <mutex>
#include <utility>

namespace ws::ridge {

namespace detail {

constexpr unsigned scan_block = 1024;
/// Pairs of point and ball per launch: about 8 ms on a large device, so that a cancelled run ends soon.
constexpr double pairs_per_launch = 2e10;

/// The nearest ball of points begin…end: lowest index on ties; no_owner beyond the radius.
template <class T, int D, int Items>
__global__ void __launch_bounds__(nearest_block)
    nearest_kernel(CellProblem<DeviceMemory, T, D> p, std::uint32_t begin, std::uint32_t end, DeviceSpan<std::uint32_t> owners,
                   DeviceSpan<T> distances) {
  __shared__ T tile[nearest_block * max_registers<D>];
  const std::uint32_t first = begin + blockIdx.x * nearest_block * Items + threadIdx.x;
  NearestOf<T, D, Items> nearest;
  nearest.load(p, first, end);
  nearest.search(p, tile);
#pragma unroll
  for (int item = 0; item < Items; ++item) {
    const std::uint32_t i = first + item * nearest_block;
    if (i >= end) continue;
    owners[i] = nearest.best[item] <= p.radius_squared ? nearest.owner[item] : no_owner;
    distances[i] = nearest.best[item];
  }
}

template <class T, int D, int Items>
void launch_nearest(CudaExecutor& exec, const CellProblem<DeviceMemory, T, D>& p, DeviceSpan<std::uint32_t> owners,
                    DeviceSpan<T> distances) {
  const double points_per_launch = pairs_per_launch / std::max(1u, p.center_count);
  const auto step = static_cast<std::size_t>(std::max(double(nearest_block * Items), points_per_launch));
  for (std::size_t begin = 0; begin < p.point_count; begin += step) {
    const std::size_t end = std::min(begin + step, p.point_count);
    const unsigned grid = static_cast<unsigned>((end - begin + nearest_block * Items - 1) / (nearest_block * Items));
    exec.operation(
        "find owners",
        [&](cudaStream_t s) {
          launch_kernel(nearest_kernel<T, D, Items>, {grid, nearest_block}, s, p, static_cast<std::uint32_t>(begin),
                        static_cast<std::uint32_t>(end), owners, distances);
        },
        (end - begin) * (p.dimension.get() * sizeof(T) + 4 + sizeof(T)));
    if (end < p.point_count) exec.stream().synchronize();  // slices are for cancelling: do not queue them all
  }
}

template <class T, int D>
void find_owners(CudaExecutor& exec, const CellProblem<DeviceMemory, T, D>& p, DeviceSpan<std::uint32_t> owners,
                 DeviceSpan<T> distances) {
  constexpr std::size_t enough_threads = 400'000;  // fewer would leave multiprocessors idle: then one point per thread
  constexpr int items = items_per_thread<T, D>;
  if (p.point_count >= enough_threads * items)
    launch_nearest<T, D, items>(exec, p, owners, distances);
  else
    launch_nearest<T, D, 1>(exec, p, owners, distances);
}

template <class T, int D>
void sum_cells(CudaExecutor& exec, const CellProblem<DeviceMemory, T, D>& p, const std::array<T, max_dimension>& unit_counts,
               DeviceSpan<std::int64_t> sums, DeviceSpan<std::uint32_t> counts) {
  auto owners = exec.make<std::uint32_t>(p.point_count);
  auto distances = exec.make<T>(p.point_count);
  find_owners(exec, p, owners.view(), distances.view());
  exec.fill_zero(sums);
  exec.fill_zero(counts);
  add_cells(exec, p, std::as_const(owners).view(), unit_counts, sums, counts);
}

/// So many that the host's part hides behind the device's, and at most about 8 ms of work, so that cancelling stays quick.
/// Blocks sum in shared memory.
inline std::size_t copies_of_sums(CudaExecutor&) { return 1; }

inline std::size_t iterations_ahead(CudaExecutor&, std::size_t point_count, std::size_t center_count) {
  const double pairs = static_cast<double>(point_count) * static_cast<double>(std::max<std::size_t>(1, center_count));
  return static_cast<std::size_t>(std::clamp(pairs_per_launch / pairs, 1.0, 16.0));
}

constexpr std::size_t head_shared_bytes = 32 << 10;

template <class T, int D>
std::size_t head_size(CudaExecutor&, Dimension<D> dimension) {
  return std::min<std::size_t>(4096, head_shared_bytes / (dimension.get() * sizeof(T)));
}

/// One block scans the candidates in order: a point is chosen unless one chosen before it covers it. All threads follow the
/// same index; the chosen point then covers later candidates in parallel.
template <class T, int D>
__global__ void __launch_bounds__(scan_block)
    choose_kernel(DeviceSpan<const T> points, std::size_t point_count, DeviceSpan<const std::uint32_t> candidates,
                  Dimension<D> dimension, T radius_squared, DeviceSpan<std::uint32_t> chosen,
                  DeviceSpan<std::uint32_t> chosen_count) {
  __shared__ T x[head_shared_bytes / sizeof(T)];
  __shared__ std::uint8_t covered[4096];
  const std::uint32_t size = static_cast<std::uint32_t>(candidates.size()), d = dimension.get();
  for (std::uint32_t i = threadIdx.x; i < size; i += scan_block) {
    covered[i] = 0;
    for (std::uint32_t k = 0; k < d; ++k) x[k * size + i] = points[k * point_count + candidates[i]];
  }
  __syncthreads();
  std::uint32_t count = 0;
  for (std::uint32_t i = 0; i < size; ++i) {
    if (covered[i]) continue;
    if (threadIdx.x == 0) chosen[count] = candidates[i];
    ++count;
    for (std::uint32_t j = i + 1 + threadIdx.x; j < size; j += scan_block) {
      T sum = 0;
      for (std::uint32_t k = 0; k < d; ++k) sum = add_square(sum, x[k * size + j] - x[k * size + i]);
      if (sum <= radius_squared) covered[j] = 1;
    }
    __syncthreads();
  }
  if (threadIdx.x == 0) chosen_count[0] = count;
}

template <class T, int D>
DeviceBuffer<T> choose_in_order(CudaExecutor& exec, DeviceSpan<const T> points, std::size_t point_count,
                                DeviceSpan<const std::uint32_t> candidates, Dimension<D> dimension, T radius_squared) {
  auto chosen = exec.make<std::uint32_t>(candidates.size()), count = exec.make<std::uint32_t>(1);
  exec.operation("choose in order", [&](cudaStream_t s) {
    launch_kernel(choose_kernel<T, D>, {1, scan_block}, s, points, point_count, candidates, dimension, radius_squared,
                  chosen.view(), count.view());
  });
  std::uint32_t size = 0;
  exec.download(Span<std::uint32_t>(&size, 1), std::as_const(count).view());
  auto rows = exec.make<T>(std::size_t(size) * dimension.get());
  exec.for_each("gather the chosen", size,
                GatherRow<DeviceMemory, T, D>{points, point_count, std::as_const(chosen).view(), dimension, rows.view()});
  return rows;
}

struct RemovalList {
  DeviceSpan<std::uint32_t> index, why;
};

/// Where the exact sequential decimation stands between two launches.
struct RemovalState {
  std::uint32_t alive_count, count_before_pass, cursor = 0, removed_count = 0, done = 0;
};

/// At most `most` removals of the exact sequential decimation in one block: all threads look for the next ball to remove,
/// then take it out of its neighbours' counts.
template <class T, int D>
__global__ void __launch_bounds__(scan_block)
    remove_kernel(DeviceSpan<const T> centers, Dimension<D> dimension, T near_squared, T far_squared,
                  DeviceSpan<std::uint32_t> near, DeviceSpan<std::uint32_t> far, DeviceSpan<std::uint8_t> gone,
                  RemovalList removed, DeviceSpan<RemovalState> state, std::uint32_t most) {
  __shared__ std::uint32_t found;
  const std::uint32_t size = static_cast<std::uint32_t>(near.size());
  RemovalState at = state[0];  // the same in all threads
  const std::uint32_t pause = at.removed_count + most;
  while (at.removed_count != pause) {
    if (threadIdx.x == 0) found = size;
    __syncthreads();
    for (std::uint32_t base = at.alive_count < 3 ? size : at.cursor; base < size; base += scan_block) {
      const std::uint32_t i = base + threadIdx.x;
      const bool hit = i < size && !gone[i] && removal_rule(near[i], far[i]) != Removal::none;
      if (hit) atomicMin(&found, i);
      if (__syncthreads_or(hit)) break;
    }
    const std::uint32_t i = found;
    __syncthreads();
    if (i == size) {  // the pass has ended
      at.done = at.alive_count == at.count_before_pass || at.alive_count <= 3;
      if (at.done) break;
      at.count_before_pass = at.alive_count;
      at.cursor = 0;
      continue;
    }
    if (threadIdx.x == 0) {
      removed.index[at.removed_count] = i;
      removed.why[at.removed_count] = static_cast<std::uint32_t>(removal_rule(near[i], far[i]));
      gone[i] = 1;
    }
    ++at.removed_count;
    --at.alive_count;
    at.cursor = i + 1;
    for (std::uint32_t j = threadIdx.x; j < size; j += scan_block) {
      if (j == i || gone[j]) continue;
      const T distance = ball_distance_squared<T>(centers, dimension, i, j);
      near[j] -= distance <= near_squared;
      far[j] -= distance <= far_squared;
    }
    __syncthreads();
  }
  if (threadIdx.x == 0) state[0] = at;
}

template <class T, int D>
std::vector<RemovedBall> remove_in_order(CudaExecutor& exec, DeviceSpan<const T> centers, Dimension<D> dimension,
                                         T near_squared, T far_squared, DeviceSpan<std::uint32_t> near,
                                         DeviceSpan<std::uint32_t> far) {
  constexpr std::size_t updates_per_launch = 64'000'000;  // tens of milliseconds, so that a cancelled run ends soon
  const auto most = static_cast<std::uint32_t>(std::max<std::size_t>(1, updates_per_launch / near.size()));
  auto gone = exec.make<std::uint8_t>(near.size());
  auto index = exec.make<std::uint32_t>(near.size()), why = exec.make<std::uint32_t>(near.size());
  auto state = exec.make<RemovalState>(1);
  exec.fill_zero(gone.view());
  RemovalState at{static_cast<std::uint32_t>(near.size()), static_cast<std::uint32_t>(near.size())};
  exec.upload(state.view(), Span<const RemovalState>(&at, 1));
  while (!at.done) {
    exec.operation("remove in order", [&](cudaStream_t s) {
      launch_kernel(remove_kernel<T, D>, {1, scan_block}, s, centers, dimension, near_squared, far_squared, near, far,
                    gone.view(), RemovalList{index.view(), why.view()}, state.view(), most);
    });
    exec.download(Span<RemovalState>(&at, 1), std::as_const(state).view());
  }
  const std::uint32_t size = at.removed_count;
  std::vector<std::uint32_t> host_index(size), host_why(size);
  exec.download(Span<std::uint32_t>(host_index), std::as_const(index).view());
  exec.download(Span<std::uint32_t>(host_why), std::as_const(why).view());
  std::vector<RemovedBall> removed(size);
  for (std::uint32_t i = 0; i < size; ++i) removed[i] = {host_index[i], static_cast<Removal>(host_why[i])};
  return removed;
}

}  // namespace detail

using detail::choose_in_order, detail::copies_of_sums, detail::find_owners, detail::head_size, detail::iterations_ahead,
    detail::remove_in_order, detail::sum_cells;

}  // namespace ws::ridge

#include "compute/ridge/balls/engine.ipp"  // calls the stages above by name: they must be declared first

namespace ws::ridge {

namespace detail {

template <class T, int D>
std::unique_ptr<Engine> make(const LocalCloud<T>& cloud, RunContext& context) {
  const Stopwatch watch;
  CudaResources resources;
  DeviceBuffer<T> points = points_on_device(cloud, resources.stream());
  resources.stream().synchronize();
  context.metrics.upload_ms += watch.ms();
  return std::make_unique<EngineOf<CudaResources, T, D>>(Backend::cuda, std::move(resources),
                                                         CloudShape<T>{cloud.dimension, cloud.size, cloud.lattice, cloud.box},
                                                         std::move(points));
}

}  // namespace detail

template <class T>
std::unique_ptr<Engine> make_cuda_engine(const LocalCloud<T>& cloud, RunContext& context) {
  switch (cloud.dimension) {
    case 2:
      return detail::make<T, 2>(cloud, context);
    case 3:
      return detail::make<T, 3>(cloud, context);
    case 4:
      return detail::make<T, 4>(cloud, context);
    case 5:
      return detail::make<T, 5>(cloud, context);
    case 6:
      return detail::make<T, 6>(cloud, context);
    case 7:
      return detail::make<T, 7>(cloud, context);
    case 8:
      return detail::make<T, 8>(cloud, context);
    default:
      return detail::make<T, 0>(cloud, context);
  }
}

}  // namespace ws::ridge
