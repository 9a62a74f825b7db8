// Method `grid` on CUDA: a warp looks at a tile of up to 32 points of one cell, and only when their owners may have changed.
// Included by the source of the same name and by parts_cuda.cuh.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/device/executor_cuda.cuh"
#include "compute/ridge/balls/engine.h"
#include "compute/ridge/cuda/assign_cuda.cuh"
#include "compute/ridge/cuda/cloud_cuda.cuh"
#include "compute/ridge/cuda/cuda_resources.cuh"
#include "compute/ridge/cuda/evolve_cuda.cuh"
#include "compute/ridge/cuda/nearest_cuda.cuh"
#include "compute/ridge/cuda/sorted_points_cuda.cuh"
#include "compute/ridge/grid/cell_grid.h"
#include "compute/ridge/grid/cells.h"

#include <algorithm>
#include <array>
#include <limits>
#include <utility>
#include <vector>

namespace ws::ridge {

inline namespace cuda {

constexpr unsigned head_block = 1024;

/// So many that the host looks at a bunch while the next is under way, and few enough that a cancelled run ends soon.
inline std::size_t grid_iterations_ahead(CudaExecutor&, std::size_t point_count) {
  return std::clamp<std::size_t>(4'000'000'000 / std::max<std::size_t>(1, point_count), 4, 32);
}

inline std::size_t head_limit(CudaExecutor&) { return 2048; }

template <class T, int D>
struct LinkBall {
  CellGrid grid;
  BallLists<DeviceMemory> lists;
  DeviceSpan<const T> centers;
  Dimension<D> dimension;

  __device__ void operator()(std::uint32_t j) const {
    const std::uint32_t d = dimension.get();
    push_ball(lists, lists.stamp, grid.bucket(grid.cell_of([&](std::uint32_t k) { return centers[std::size_t(j) * d + k]; })),
              j);
  }
};

template <class T, int D>
void link_balls(CudaExecutor& exec, const CellGrid& grid, const BallLists<DeviceMemory>& lists, DeviceSpan<const T> centers,
                Dimension<D> dimension) {
  exec.for_each("list balls", centers.size() / dimension.get(), LinkBall<T, D>{grid, lists, centers, dimension});
}

/// Rows of the chosen, and after room for all candidates how many they are. One block goes through the candidates 32 at a time,
/// in order: the first warp settles which of them are chosen, all threads then cover later candidates with these.
template <class T, int D>
__global__ void __launch_bounds__(head_block)
    head_kernel(DeviceSpan<const T> points, std::size_t point_count, DeviceSpan<const std::uint32_t> candidates,
                Dimension<D> dimension, T radius_squared, DeviceSpan<T> rows) {
  constexpr std::uint32_t per_thread = 2, max_d = D > 0 ? D : max_dimension;
  __shared__ T new_rows[warp_size * max_d];
  __shared__ std::uint32_t new_count;
  const std::uint32_t size = static_cast<std::uint32_t>(candidates.size()), d = dimension.get();
  const std::uint32_t lane = threadIdx.x % warp_size;
  T x[per_thread][max_d];
  bool covered[per_thread];
  for (std::uint32_t v = 0; v < per_thread; ++v) {
    const std::uint32_t i = v * head_block + threadIdx.x;
    covered[v] = i >= size;
    for (std::uint32_t k = 0; k < d; ++k) x[v][k] = i < size ? points[k * point_count + candidates[i]] : T(0);
  }
  std::uint32_t count = 0;
  for (std::uint32_t group = 0; group * warp_size < size; ++group) {
    const std::uint32_t v = group * warp_size / head_block;
    if (threadIdx.x / warp_size == group % (head_block / warp_size)) {  // the warp that holds them
      std::uint32_t open = ~__ballot_sync(all_lanes, v == 0 ? covered[0] : covered[1]), taken = 0;
      while (open) {
        const int first = __ffs(static_cast<int>(open)) - 1;
        T sum = 0;
        for (std::uint32_t k = 0; k < d; ++k) {
          const T mine = v == 0 ? x[0][k] : x[1][k], other = __shfl_sync(all_lanes, mine, first);
          if (lane == 0) new_rows[taken * d + k] = other;
          sum = add_square(sum, mine - other);
        }
        ++taken;
        open &= ~__ballot_sync(all_lanes, sum <= radius_squared) & ~(1u << first);
      }
      if (lane == 0) new_count = taken;
    }
    __syncthreads();
    const std::uint32_t fresh = new_count;
    for (std::uint32_t n = threadIdx.x; n < fresh * d; n += head_block) rows[std::size_t(count) * d + n] = new_rows[n];
    count += fresh;
    for (std::uint32_t w = v; w < per_thread; ++w)
      for (std::uint32_t n = 0; n < fresh && !covered[w]; ++n)
        covered[w] = row_distance_squared<T>(x[w], new_rows, dimension, n) <= radius_squared;
    __syncthreads();
  }
  if (threadIdx.x == 0) rows[std::size_t(size) * d] = static_cast<T>(count);
}

template <class T, int D>
DeviceBuffer<T> choose_head(CudaExecutor& exec, KeepUnreached<DeviceMemory, T, D> keep,
                            DeviceSpan<const std::uint32_t> candidates, Balls& balls) {
  const std::size_t d = keep.dimension.get(), most = candidates.size() * d;
  auto rows = exec.make<T>(most + 1);
  exec.operation("choose in order", [&](cudaStream_t s) {
    launch_kernel(head_kernel<T, D>, {1, head_block}, s, keep.points, keep.point_count, candidates, keep.dimension,
                  keep.radius_squared, rows.view());
  });
  std::vector<T> host(most + 1);  // all at once: to wait takes longer than the rows that are not needed
  exec.download(Span<T>(host), std::as_const(rows).view());
  const std::size_t size = static_cast<std::size_t>(host[most]) * d;
  append_rows(balls, Span<const T>(host.data(), size));
  auto chosen = exec.make<T>(size);
  exec.copy(chosen.view(), std::as_const(rows).view().subspan(0, size));
  link_balls<T>(exec, keep.grid, keep.lists, std::as_const(chosen).view(), keep.dimension);
  return chosen;
}

/// Notes how balls moved that were not moved here.
template <class T, int D>
struct FollowBall {
  Following<T, D> following;
  DeviceSpan<const T> before, after;

  __device__ void operator()(std::uint32_t j) const {
    const std::size_t row = std::size_t(j) * following.dimension.get();
    bool moved = false;
    for (std::uint32_t k = 0; k < following.dimension.get(); ++k) moved |= before[row + k] != after[row + k];
    following.follow(&before[row], &after[row], j, moved);
  }
};

/// One evolution: which ball owns each point, what each ball's points sum up to, and how far balls have moved about each cell.
/// Iteration n reads the lists with stamp n and what moved with stamp n − 1.
template <class T, int D>
class GridState {
 public:
  GridState(CudaExecutor& exec, const SortedPoints<CudaExecutor, T>& sorted, const CloudShape<T>& shape, std::size_t ball_count,
            double r1)
      : sorted_(sorted),
        stream_(exec.stream()),
        shape_(shape),
        dimension_(static_cast<std::uint32_t>(shape.dimension)),
        r1_(r1),
        owners_(exec.make<std::uint32_t>(shape.size)),
        may_still_move_(exec.make<double>(sorted.tile_count)),
        steps_(exec.make<std::uint64_t>(sorted.grid.bucket_count)),
        sums_(exec.make<std::int64_t>(ball_count * shape.dimension)),
        counts_(exec.make<std::uint32_t>(ball_count)),
        host_units_(shape.units()),
        units_(exec.make<double>(max_dimension)),
        heads_(exec.make<std::uint64_t>(sorted.grid.bucket_count)),
        next_(exec.make<std::uint32_t>(ball_count)),
        arrived_(exec.make<std::uint32_t>(1)) {
    fill_bytes(owners_.device_data(), 0xFF, owners_.size() * sizeof(std::uint32_t), exec.stream());           // no_owner
    fill_bytes(may_still_move_.device_data(), 0xFF, may_still_move_.size() * sizeof(double), exec.stream());  // NaN: due
    exec.fill_zero(steps_.view());
    exec.fill_zero(sums_.view());
    exec.fill_zero(counts_.view());
    exec.fill_zero(heads_.view());
    exec.upload(units_.view(), Span<const double>(host_units_));
  }

  GridState(const GridState&) = delete;
  GridState& operator=(const GridState&) = delete;
  ~GridState() { stream_.try_synchronize(); }  // the units may be on their way

  /// All iterations are enqueued as one operation. Bunches take turns with two buffers: the next one reads whether this one's
  /// last iteration moved a ball.
  void advance(CudaExecutor& exec, const EvolveSettings& settings, DeviceSpan<T> rows, DeviceSpan<std::uint32_t> moved) {
    const bool is_first = stamp_ == 0;
    if (is_first) {
      evolve_blocks_ = count_evolve_blocks();
      link_first(exec, rows.subspan(0, sums_.size()));
    }
    const auto to_mean = [&](std::size_t i) {
      const std::size_t row = sums_.size();
      const MoveTest<T> test{settings.convergence, static_cast<T>(settings.tolerance * settings.r1)};
      return MoveToMean<DeviceMemory, T, D>{std::as_const(sums_).view(),
                                            std::as_const(counts_).view(),
                                            rows.subspan(i * row, row),
                                            rows.subspan((i + 1) * row, row),
                                            std::as_const(units_).view(),
                                            dimension_,
                                            test,
                                            moved.subspan(i, 1)};
    };
    exec.operation("assign and move", [&](cudaStream_t s) {
      if (evolve_blocks_ > 0) {
        evolve(s, to_mean(0), moved, is_first);
        stamp_ += static_cast<std::uint32_t>(moved.size());
        return;
      }
      for (std::size_t i = 0; i < moved.size(); ++i, ++stamp_) {
        assign(s, to_mean(i).before);
        const auto grid = static_cast<unsigned>((counts_.size() + move_block - 1) / move_block);
        launch_kernel(move_kernel<T, D>, {.grid = grid, .block = move_block, .is_early = early_}, s, to_mean(i), following());
      }
    });
  }

  /// Where the caller moves the balls, since it knows of more points than these: assigns the points to balls that were at
  /// `before` when this was called last, and are at `after` now. At first `before` is not read.
  void assign_anew(CudaExecutor& exec, DeviceSpan<const T> before, DeviceSpan<const T> after) {
    if (stamp_ == 0) {
      link_first(exec, after);
    } else {
      exec.for_each("follow the balls", counts_.size(), FollowBall<T, D>{following(), before, after});
      ++stamp_;
    }
    exec.operation("assign points", [&](cudaStream_t s) { assign(s, after); });
  }
  /// Of the points assigned last, row by row.
  [[nodiscard]] DeviceSpan<const std::int64_t> sums() const { return sums_.view(); }
  [[nodiscard]] DeviceSpan<const std::uint32_t> counts() const { return counts_.view(); }

  [[nodiscard]] std::vector<std::uint32_t> count(CudaExecutor& exec, DeviceSpan<const T> centers) {
    std::vector<std::uint32_t> result(counts_.size());
    link_first(exec, centers);
    exec.operation("assign points", [&](cudaStream_t s) { assign(s, centers); });
    exec.download(Span<std::uint32_t>(result), std::as_const(counts_).view());
    return result;
  }

 private:
  void link_first(CudaExecutor& exec, DeviceSpan<const T> centers) {
    stamp_ = 1;
    link_balls<T>(exec, sorted_.grid, lists(stamp_), centers, dimension_);
  }

  [[nodiscard]] Following<T, D> following() { return {sorted_.grid, lists(stamp_ + 1), steps_.view(), dimension_}; }

  [[nodiscard]] BallLists<DeviceMemory> lists(std::uint32_t stamp) { return {heads_.view(), next_.view(), stamp}; }

  [[nodiscard]] AssignProblem<T, D> assignment(DeviceSpan<const T> centers, std::uint32_t tiles_per_warp,
                                               std::uint32_t passes) {
    return {sorted_.grid,
            lists(stamp_),
            sorted_.columns.view(),
            shape_.size,
            sorted_.tile_begins.view(),
            sorted_.tile_buckets.view(),
            sorted_.tile_reaches.view(),
            static_cast<std::uint32_t>(sorted_.tile_count),
            tiles_per_warp,
            passes,
            centers,
            dimension_,
            squared<T>(r1_),
            OwnerSlack<T>(r1_, 1.5 * sorted_.grid.side),
            detail::unit_counts_of(shape_.unit_counts()),
            owners_.view(),
            may_still_move_.view(),
            steps_.view(),
            sums_.view(),
            counts_.view()};
  }

  /// Enqueues a bunch as one launch.
  void evolve(cudaStream_t s, const MoveToMean<DeviceMemory, T, D>& to_mean, DeviceSpan<const std::uint32_t> moved,
              bool is_first) {
    fill_bytes(arrived_.device_data(), 0, sizeof(std::uint32_t), StreamView(s));
    const EvolveProblem<T, D> p{assignment(to_mean.before, 1, 1),
                                to_mean,
                                following(),
                                static_cast<std::uint32_t>(moved.size()),
                                is_first ? nullptr : moved_before_,
                                arrived_.device_data()};
    launch_kernel(evolve_kernel<T, D>, {.grid = evolve_blocks_, .block = evolve_block, .is_cooperative = true}, s, p);
    moved_before_ = moved.device_data() + moved.size() - 1;
  }

  /// As many blocks as are at work at once where these have a lane for each tile; else 0.
  [[nodiscard]] unsigned count_evolve_blocks() const {
    int device = 0, is_possible = 0, processors = 0, each = 0;
    WS_CUDA_CHECK(cudaGetDevice(&device));
    WS_CUDA_CHECK(cudaDeviceGetAttribute(&is_possible, cudaDevAttrCooperativeLaunch, device));
    if (!is_possible) return 0;
    WS_CUDA_CHECK(cudaDeviceGetAttribute(&processors, cudaDevAttrMultiProcessorCount, device));
    WS_CUDA_CHECK(cudaOccupancyMaxActiveBlocksPerMultiprocessor(&each, evolve_kernel<T, D>, evolve_block, 0));
    const auto blocks = static_cast<unsigned>(processors * each);
    return sorted_.tile_count <= std::size_t(blocks) * evolve_block ? blocks : 0;
  }

  void assign(cudaStream_t s, DeviceSpan<const T> centers) {
    constexpr std::size_t wanted_warps = 8192;  // a few for each scheduler of a large device
    const auto tiles = static_cast<std::uint32_t>(sorted_.tile_count);
    const auto per_warp = static_cast<std::uint32_t>(std::clamp<std::size_t>(tiles / wanted_warps, 1, warp_size));
    const std::uint32_t rows = (tiles + per_warp - 1) / per_warp;
    const auto passes = static_cast<std::uint32_t>(std::clamp<std::size_t>(rows / wanted_warps, 1, most_passes));
    const AssignProblem<T, D> p = assignment(centers, per_warp, passes);
    const std::uint32_t block_rows = assign_warps * passes, blocks = (rows + block_rows - 1) / block_rows;
    launch_kernel(assign_kernel<T, D>, {.grid = blocks, .block = assign_block, .is_early = early_}, s, p);
  }

  const SortedPoints<CudaExecutor, T>& sorted_;
  StreamView stream_;
  CloudShape<T> shape_;
  Dimension<D> dimension_;
  double r1_;
  DeviceBuffer<std::uint32_t> owners_;
  DeviceBuffer<double> may_still_move_;
  DeviceBuffer<std::uint64_t> steps_;
  DeviceBuffer<std::int64_t> sums_;
  DeviceBuffer<std::uint32_t> counts_;
  std::array<double, max_dimension> host_units_;  ///< while it is on its way
  DeviceBuffer<double> units_;
  DeviceBuffer<std::uint64_t> heads_;
  DeviceBuffer<std::uint32_t> next_;
  std::uint32_t stamp_ = 0;
  bool early_ = starts_early(assign_kernel<T, D>);
  unsigned evolve_blocks_ = 0;  ///< 0: each iteration has launches of its own
  DeviceBuffer<std::uint32_t> arrived_;
  const std::uint32_t* moved_before_ = nullptr;
};

}  // namespace cuda

}  // namespace ws::ridge

#include "compute/ridge/grid/grid_engine.ipp"  // calls the stages above by name: they must be declared first

namespace ws::ridge {

template <class T>
std::unique_ptr<Engine> make_cuda_grid_engine(const LocalCloud<T>& cloud, RunContext& context) {
  const Stopwatch watch;
  detail::CudaResources resources;
  DeviceBuffer<T> points = detail::points_on_device(cloud, resources.stream());
  resources.stream().synchronize();
  context.metrics.upload_ms += watch.ms();
  return with_dimension<2, 3, 4>(cloud.dimension, [&]<int D>(Dimension<D>) -> std::unique_ptr<Engine> {
    return std::make_unique<GridEngineOf<detail::CudaResources, T, D>>(Backend::cuda, std::move(resources), shape_of(cloud),
                                                                       std::move(points));
  });
}

}  // namespace ws::ridge
