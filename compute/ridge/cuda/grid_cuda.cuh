// Method `grid` on CUDA: a warp looks at a tile of up to 32 points of one cell, and only when their owners may have changed.
// Included by the source of the same name and by parts_cuda.cuh.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/device/executor_cuda.cuh"
#include "compute/core/device/kernels/scan.cuh"
#include "compute/ridge/balls/engine.h"
#include "compute/ridge/cuda/cell_sort_cuda.cuh"
#include "compute/ridge/cuda/cloud_cuda.cuh"
#include "compute/ridge/cuda/cuda_resources.cuh"
#include "compute/ridge/cuda/nearest_cuda.cuh"
#include "compute/ridge/grid/cell_grid.h"
#include "compute/ridge/grid/cells.h"

#include <algorithm>
#include <utility>

namespace ws::ridge {

inline namespace cuda {

constexpr unsigned assign_block = 256, assign_warps = assign_block / warp_size, move_block = 128, head_block = 1024;
constexpr std::uint32_t most_passes = 4;  ///< over the tiles in an assignment: what a block's list has room for

/// A cloud in the order of cells, in columns, and its tiles: tile t is the points from tile_begins[t] to tile_begins[t + 1].
template <class Executor, class T>
struct SortedPoints {
  double r1;
  CellGrid grid;
  std::size_t tile_count;
  DeviceBuffer<T> columns;
  DeviceBuffer<std::uint32_t> tile_begins, tile_buckets;
};

template <class T>
std::size_t grid_bytes(const CloudShape<T>& shape, const CellGrid& grid) {
  const std::size_t sorting = 2 * (8 + 4) + 4 + 1, owner = 4, tile = 4 + 4 + 8;  // at worst as many tiles as points
  return shape.size * (shape.dimension * sizeof(T) + sorting + owner + tile) + grid.bucket_count * std::size_t(4 * 8);
}

/// So many that the host's part hides behind the device's, and few enough that a cancelled run ends soon.
inline std::size_t grid_iterations_ahead(CudaExecutor&, std::size_t point_count) {
  return std::clamp<std::size_t>(4'000'000'000 / std::max<std::size_t>(1, point_count), 4, 32);
}

inline std::size_t head_limit(CudaExecutor&) { return 2048; }

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

  __device__ void operator()(std::uint32_t t) const {
    begins[t] = t < tile_count ? starts[t] : static_cast<std::uint32_t>(size);
    if (t < tile_count) buckets[t] = grid.bucket(grid.cell_of([&](std::uint32_t k) { return columns[k * size + begins[t]]; }));
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
  exec.for_each(
      "name tiles", sorted.tile_count + 1,
      NameTile<T>{sorted.grid, std::as_const(sorted.columns).view(), size, static_cast<std::uint32_t>(sorted.tile_count),
                  std::as_const(starts).view(), sorted.tile_begins.view(), sorted.tile_buckets.view()});
}

template <class T>
SortedPoints<CudaExecutor, T> sort_points(CudaExecutor& exec, DeviceSpan<const T> points, const CloudShape<T>& shape,
                                          const CellGrid& grid, double r1) {
  const std::size_t size = shape.size;
  const CellOrder order = make_cell_order(grid, size, warp_size);
  const CellSort sort = sort_by_cell(exec, points, size, order);
  SortedPoints<CudaExecutor, T> sorted{r1, grid, 0, exec.make<T>(size * shape.dimension), {}, {}};
  exec.for_each(
      "gather points by cell", size,
      GatherSorted<T>{points, size, static_cast<std::uint32_t>(shape.dimension), sort.from.view(), sorted.columns.view()});
  cut_tiles(exec, sorted, sort.keys.view(), order.fine_bits());
  return sorted;
}

/// Puts ball j at the head of its bucket's list.
__device__ inline void push_ball(const BallLists<DeviceMemory>& lists, std::uint32_t bucket, std::uint32_t j) {
  auto* head = reinterpret_cast<unsigned long long*>(lists.heads.device_data() + bucket);
  const unsigned long long before = atomicExch(head, (unsigned long long)(lists.stamp) << 32 | j);
  lists.next[j] = before >> 32 == lists.stamp ? static_cast<std::uint32_t>(before) : no_ball;
}

template <class T, int D>
struct LinkBall {
  CellGrid grid;
  BallLists<DeviceMemory> lists;
  DeviceSpan<const T> centers;
  Dimension<D> dimension;

  __device__ void operator()(std::uint32_t j) const {
    const std::uint32_t d = dimension.get();
    push_ball(lists, grid.bucket(grid.cell_of([&](std::uint32_t k) { return centers[std::size_t(j) * d + k]; })), j);
  }
};

template <class T, int D>
void link_balls(CudaExecutor& exec, const CellGrid& grid, const BallLists<DeviceMemory>& lists, DeviceSpan<const T> centers,
                Dimension<D> dimension) {
  exec.for_each("list balls", centers.size() / dimension.get(), LinkBall<T, D>{grid, lists, centers, dimension});
}

/// One block goes through the candidates 32 at a time, in order: the first warp settles which of them are chosen, all threads
/// then cover later candidates with these.
template <class T, int D>
__global__ void __launch_bounds__(head_block)
    head_kernel(DeviceSpan<const T> points, std::size_t point_count, DeviceSpan<const std::uint32_t> candidates,
                Dimension<D> dimension, T radius_squared, DeviceSpan<T> rows, DeviceSpan<std::uint32_t> chosen_count) {
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
  if (threadIdx.x == 0) chosen_count[0] = count;
}

template <class T, int D>
DeviceBuffer<T> choose_head(CudaExecutor& exec, KeepUnreached<DeviceMemory, T, D> keep,
                            DeviceSpan<const std::uint32_t> candidates) {
  const std::size_t d = keep.dimension.get();
  auto rows = exec.make<T>(candidates.size() * d);
  auto count = exec.make<std::uint32_t>(1);
  exec.operation("choose in order", [&](cudaStream_t s) {
    launch_kernel(head_kernel<T, D>, {1, head_block}, s, keep.points, keep.point_count, candidates, keep.dimension,
                  keep.radius_squared, rows.view(), count.view());
  });
  std::uint32_t size = 0;
  exec.download(Span<std::uint32_t>(&size, 1), std::as_const(count).view());
  auto chosen = exec.make<T>(size * d);
  exec.copy(chosen.view(), std::as_const(rows).view().subspan(0, size * d));
  link_balls<T>(exec, keep.grid, keep.lists, std::as_const(chosen).view(), keep.dimension);
  return chosen;
}

/// What an iteration reads and changes. Drifts are doubled: a tile's warp reads one and writes the other, and all tiles of a
/// bucket write the same.
template <class T, int D>
struct AssignProblem {
  CellGrid grid;
  BallLists<DeviceMemory> lists;
  DeviceSpan<const T> columns;
  std::size_t point_count;
  DeviceSpan<const std::uint32_t> tile_begins, tile_buckets;
  std::uint32_t tile_count, tiles_per_warp, passes;
  DeviceSpan<const T> centers;
  Dimension<D> dimension;
  T radius_squared;
  RootSlack<T> slack;
  detail::UnitCounts<T> units;
  DeviceSpan<std::uint32_t> owners;
  DeviceSpan<double> looked_until, drift_before, drift_after;
  DeviceSpan<std::uint64_t> steps;  ///< per bucket: the stamp of an iteration, how far a ball near it then moved (float)
  DeviceSpan<std::int64_t> sums;
  DeviceSpan<std::uint32_t> counts;

  /// How far a ball near the bucket moved in the iteration before.
  __device__ double last_step(std::uint32_t bucket) const {
    const std::uint64_t step = steps[bucket];
    return step >> 32 == lists.stamp - 1 ? static_cast<double>(__uint_as_float(static_cast<std::uint32_t>(step))) : 0.0;
  }
};

/// Adds (sign 1) or takes away (−1) the lattice units of the lanes' points to or from their balls; no_owner: nothing to do.
template <class T, int D>
__device__ void transfer(const AssignProblem<T, D>& p, std::uint32_t ball, const std::int64_t* units, int sign) {
  const std::uint32_t lane = threadIdx.x % warp_size, d = p.dimension.get();
  auto* sums = reinterpret_cast<unsigned long long*>(p.sums.device_data());
  for (std::uint32_t open = __ballot_sync(all_lanes, ball != no_owner); open != 0;) {
    const int first = __ffs(static_cast<int>(open)) - 1;
    const std::uint32_t b = __shfl_sync(all_lanes, ball, first);
    const std::uint32_t same = __ballot_sync(all_lanes, ball == b);
    open &= ~same;
    const bool alone = (same & (same - 1)) == 0;
    for (std::uint32_t k = 0; k < d; ++k) {
      const std::int64_t mine = ball == b ? units[k] : 0, sum = alone ? mine : warp_sum(mine);
      if (lane == static_cast<std::uint32_t>(first))
        atomicAdd(&sums[std::size_t(b) * d + k], static_cast<unsigned long long>(sign * sum));
    }
    if (lane == static_cast<std::uint32_t>(first))
      atomicAdd(&p.counts.device_data()[b], static_cast<std::uint32_t>(sign * __popc(same)));
  }
}

/// The two nearest balls of the lanes' points, which are of one cell. Lanes hold the lists of the cells around; each round
/// takes a ball off every list.
template <class T, int D>
struct NearestTwo {
  T best = std::numeric_limits<T>::infinity(), second = std::numeric_limits<T>::infinity();
  std::uint32_t owner = no_owner;

  __device__ void search(const AssignProblem<T, D>& p, const Cell& cell, const T* x) {
    constexpr std::uint32_t max_d = D > 0 ? D : max_dimension;
    const std::uint32_t lane = threadIdx.x % warp_size, d = p.dimension.get();
    Cell near{};
    const bool listed = lane < max_neighbors && p.grid.neighbor(cell, lane, near);
    std::uint32_t j = listed ? p.lists.first(p.grid.bucket(near)) : no_ball;
    while (__any_sync(all_lanes, j != no_ball)) {
      T c[max_d];
#pragma unroll
      for (std::uint32_t k = 0; k < max_d; ++k) c[k] = k < d && j != no_ball ? p.centers[std::size_t(j) * d + k] : T(0);
      const std::uint32_t after = j != no_ball ? p.lists.next[j] : no_ball;  // asked for as soon as it can be
      bool wanted = j != no_ball;
      if (p.grid.hashed)
        wanted = wanted && p.grid.cell_of([&](std::uint32_t k) { return p.centers[std::size_t(j) * d + k]; }) == near;
      for (std::uint32_t open = __ballot_sync(all_lanes, wanted); open != 0; open &= open - 1) {
        const int from = __ffs(static_cast<int>(open)) - 1;
        const std::uint32_t ball = __shfl_sync(all_lanes, j, from);
        T sum = 0;
#pragma unroll
        for (std::uint32_t k = 0; k < max_d; ++k)
          if (k < d) sum = add_square(sum, x[k] - __shfl_sync(all_lanes, c[k], from));
        const bool closer = sum < best || (sum == best && ball < owner);
        second = closer ? best : sum < second ? sum : second;
        best = closer ? sum : best;
        owner = closer ? ball : owner;
      }
      j = after;
    }
  }
};

/// One warp looks at tile t: finds owners, keeps the sums up to date, and gives the tile's slack.
template <class T, int D>
__device__ double look_at(const AssignProblem<T, D>& p, std::uint32_t t) {
  constexpr std::uint32_t max_d = D > 0 ? D : max_dimension;
  const std::uint32_t lane = threadIdx.x % warp_size, d = p.dimension.get();
  const std::uint32_t begin = p.tile_begins[t], count = p.tile_begins[t + 1] - begin;
  const bool mine = lane < count;
  const std::uint32_t i = begin + (mine ? lane : 0);
  T x[max_d];
#pragma unroll
  for (std::uint32_t k = 0; k < max_d; ++k) x[k] = k < d ? p.columns[k * p.point_count + i] : T(0);
  Cell cell{};
  double inner = 0.5;  // in cells: the least distance to the cell's border
  for (std::uint32_t a = 0; a < p.grid.axis_count; ++a) {
    const double place = p.grid.place(a, static_cast<double>(p.columns[p.grid.axes[a] * p.point_count + i]));
    cell.at[a] = p.grid.index(a, place);
    inner = min(inner, min(place - cell.at[a], cell.at[a] + 1 - place));
  }
  const T reach = static_cast<T>((1 + max(inner, 0.0)) * p.grid.side * (1 - 1e-6));
  NearestTwo<T, D> nearest;
  nearest.search(p, cell, x);
  double slack = mine ? max(static_cast<double>(p.slack(nearest.best, nearest.second, reach)), 0.0) : INFINITY;
  for (int offset = 16; offset > 0; offset /= 2) slack = min(slack, __shfl_xor_sync(all_lanes, slack, offset));
  const std::uint32_t before = mine ? p.owners[i] : no_owner;
  const std::uint32_t now = mine && nearest.best <= p.radius_squared ? nearest.owner : no_owner;
  if (!__any_sync(all_lanes, before != now)) return slack;
  if (before != now) p.owners[i] = now;
  std::int64_t units[max_d];
#pragma unroll
  for (std::uint32_t k = 0; k < max_d; ++k) units[k] = k < d ? to_lattice(x[k], p.units.value[k]) : 0;
  transfer(p, before != now ? before : no_owner, units, -1);
  transfer(p, before != now ? now : no_owner, units, 1);
  return slack;
}

/// Each warp asks which tiles of its rows are due, a row at a pass. The rows of a block lie far apart, and its warps share what
/// is due: tiles of one place come due together, and one warp would look at them one after another.
template <class T, int D>
__global__ void __launch_bounds__(assign_block) assign_kernel(AssignProblem<T, D> p) {
  __shared__ std::uint32_t due_tiles[most_passes * assign_block], due_count;
  __shared__ double due_drifts[most_passes * assign_block];
  const std::uint32_t lane = threadIdx.x % warp_size, warp = threadIdx.x / warp_size;
  const auto tile_of = [&](std::uint32_t pass) {
    return ((pass * assign_warps + warp) * gridDim.x + blockIdx.x) * p.tiles_per_warp + lane;
  };
  const auto is_mine = [&](std::uint32_t pass) {
    return pass < p.passes && lane < p.tiles_per_warp && tile_of(pass) < p.tile_count;
  };
  std::uint32_t buckets[most_passes];
#pragma unroll
  for (std::uint32_t pass = 0; pass < most_passes; ++pass) buckets[pass] = is_mine(pass) ? p.tile_buckets[tile_of(pass)] : 0;
  if (threadIdx.x == 0) due_count = 0;
  let_next_kernel_start();
  wait_for_previous_kernel();
  __syncthreads();
#pragma unroll
  for (std::uint32_t pass = 0; pass < most_passes; ++pass) {
    bool due = false;
    double drift = 0;
    if (is_mine(pass)) {
      drift = p.drift_before[buckets[pass]] + p.last_step(buckets[pass]);
      p.drift_after[buckets[pass]] = drift;
      due = !(drift <= p.looked_until[tile_of(pass)]);
    }
    const std::uint32_t all_due = __ballot_sync(all_lanes, due);
    if (all_due == 0) continue;
    std::uint32_t place = lane == 0 ? atomicAdd(&due_count, static_cast<std::uint32_t>(__popc(all_due))) : 0;
    place = __shfl_sync(all_lanes, place, 0) + __popc(all_due & ((1u << lane) - 1));
    if (!due) continue;
    due_tiles[place] = tile_of(pass);
    due_drifts[place] = drift;
  }
  __syncthreads();
  for (std::uint32_t place = warp; place < due_count; place += assign_warps) {
    const double slack = look_at(p, due_tiles[place]);
    if (lane == 0) p.looked_until[due_tiles[place]] = due_drifts[place] + slack;
  }
}

/// Balls that move: their lists for the next iteration, and the cells that are told how far.
template <class T, int D>
struct Following {
  CellGrid grid;
  BallLists<DeviceMemory> next_lists;
  DeviceSpan<std::uint64_t> steps;
  Dimension<D> dimension;

  /// Puts ball j into its new cell's list and tells the cells about it how far it went, if it did.
  __device__ void follow(const T* before, const T* after, std::uint32_t j, bool moved) const {
    const Cell now = grid.cell_of([&](std::uint32_t k) { return after[k]; });
    push_ball(next_lists, grid.bucket(now), j);
    if (!moved) return;
    double squared = 0;
    for (std::uint32_t k = 0; k < dimension.get(); ++k) {
      const double move = static_cast<double>(after[k]) - static_cast<double>(before[k]);
      squared += move * move;
    }
    const float distance = __double2float_ru(sqrt(squared) * (1 + 1e-9) + 1e-30);
    const auto step = static_cast<unsigned long long>(next_lists.stamp - 1) << 32 | __float_as_uint(distance);
    const auto tell = [&](const Cell& near) {
      atomicMax(reinterpret_cast<unsigned long long*>(steps.device_data()) + grid.bucket(near), step);
      return false;
    };
    const Cell was = grid.cell_of([&](std::uint32_t k) { return before[k]; });
    grid.any_neighbor(was, tell);
    if (!(now == was)) grid.any_neighbor(now, tell);
  }
};

/// As MoveToMean, but all is read before anything is written: a ball's way from its sums to its cells is what an iteration
/// waits for.
template <class T, int D>
__global__ void __launch_bounds__(move_block) move_kernel(MoveToMean<DeviceMemory, T, D> to_mean, Following<T, D> following) {
  constexpr std::uint32_t max_d = D > 0 ? D : max_dimension;
  const std::uint32_t j = blockIdx.x * move_block + threadIdx.x, d = to_mean.dimension.get();
  const std::size_t row = std::size_t(j) * d;
  let_next_kernel_start();
  wait_for_previous_kernel();
  if (j >= to_mean.counts.size()) return;
  const std::uint32_t count = to_mean.counts[j];
  T before[max_d], after[max_d];
  bool moved = false;
#pragma unroll
  for (std::uint32_t k = 0; k < max_d; ++k) {
    if (k >= d) continue;
    before[k] = to_mean.before[row + k];
    after[k] = count > 0 ? mean_coordinate<T>(to_mean.sums[row + k], count, to_mean.units[k]) : before[k];
    moved |= count > 0 && to_mean.moves(after[k], before[k], count);
  }
#pragma unroll
  for (std::uint32_t k = 0; k < max_d; ++k) {
    if (k >= d) continue;
    if (!moved) after[k] = before[k];
    to_mean.after[row + k] = after[k];
  }
  following.follow(before, after, j, moved);
  if (moved) to_mean.any_moved[0] = 1;
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
        shape_(shape),
        dimension_(static_cast<std::uint32_t>(shape.dimension)),
        r1_(r1),
        owners_(exec.make<std::uint32_t>(shape.size)),
        looked_until_(exec.make<double>(sorted.tile_count)),
        drifts_{exec.make<double>(sorted.grid.bucket_count), exec.make<double>(sorted.grid.bucket_count)},
        steps_(exec.make<std::uint64_t>(sorted.grid.bucket_count)),
        sums_(exec.make<std::int64_t>(ball_count * shape.dimension)),
        counts_(exec.make<std::uint32_t>(ball_count)),
        units_(exec.make<double>(max_dimension)),
        heads_(exec.make<std::uint64_t>(sorted.grid.bucket_count)),
        next_(exec.make<std::uint32_t>(ball_count)) {
    fill_bytes(owners_.device_data(), 0xFF, owners_.size() * sizeof(std::uint32_t), exec.stream());       // no_owner
    fill_bytes(looked_until_.device_data(), 0xFF, looked_until_.size() * sizeof(double), exec.stream());  // NaN: never
    for (auto& drift : drifts_) exec.fill_zero(drift.view());
    exec.fill_zero(steps_.view());
    exec.fill_zero(sums_.view());
    exec.fill_zero(counts_.view());
    exec.fill_zero(heads_.view());
    const auto host_units = shape.units();
    exec.upload(units_.view(), Span<const double>(host_units));
    exec.stream().synchronize();
  }

  /// All iterations are enqueued as one operation.
  void advance(CudaExecutor& exec, const EvolveSettings& settings, DeviceSpan<T> rows, DeviceSpan<std::uint32_t> moved) {
    const std::size_t row = sums_.size();
    if (stamp_ == 0) link_first(exec, rows.subspan(0, row));
    exec.operation("assign and move", [&](cudaStream_t s) {
      for (std::size_t i = 0; i < moved.size(); ++i, ++stamp_) {
        const DeviceSpan<const T> before = rows.subspan(i * row, row);
        assign(s, before);
        const MoveTest<T> test{settings.convergence, static_cast<T>(settings.tolerance * settings.r1)};
        const MoveToMean<DeviceMemory, T, D> to_mean{std::as_const(sums_).view(),
                                                     std::as_const(counts_).view(),
                                                     before,
                                                     rows.subspan((i + 1) * row, row),
                                                     std::as_const(units_).view(),
                                                     dimension_,
                                                     test,
                                                     moved.subspan(i, 1)};
        const auto grid = static_cast<unsigned>((counts_.size() + move_block - 1) / move_block);
        launch_kernel(move_kernel<T, D>, {.grid = grid, .block = move_block, .is_early = early_}, s, to_mean, following());
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

  void assign(cudaStream_t s, DeviceSpan<const T> centers) {
    constexpr std::size_t wanted_warps = 8192;  // a few for each scheduler of a large device
    const auto tiles = static_cast<std::uint32_t>(sorted_.tile_count);
    const auto per_warp = static_cast<std::uint32_t>(std::clamp<std::size_t>(tiles / wanted_warps, 1, warp_size));
    const std::uint32_t rows = (tiles + per_warp - 1) / per_warp;
    const auto passes = static_cast<std::uint32_t>(std::clamp<std::size_t>(rows / wanted_warps, 1, most_passes));
    const AssignProblem<T, D> p{sorted_.grid,
                                lists(stamp_),
                                sorted_.columns.view(),
                                shape_.size,
                                sorted_.tile_begins.view(),
                                sorted_.tile_buckets.view(),
                                tiles,
                                per_warp,
                                passes,
                                centers,
                                dimension_,
                                squared<T>(r1_),
                                RootSlack<T>(r1_, 1.5 * sorted_.grid.side),
                                detail::unit_counts_of(shape_.unit_counts()),
                                owners_.view(),
                                looked_until_.view(),
                                drifts_[stamp_ % 2].view(),
                                drifts_[(stamp_ + 1) % 2].view(),
                                steps_.view(),
                                sums_.view(),
                                counts_.view()};
    const std::uint32_t block_rows = assign_warps * passes, blocks = (rows + block_rows - 1) / block_rows;
    launch_kernel(assign_kernel<T, D>, {.grid = blocks, .block = assign_block, .is_early = early_}, s, p);
  }

  const SortedPoints<CudaExecutor, T>& sorted_;
  CloudShape<T> shape_;
  Dimension<D> dimension_;
  double r1_;
  DeviceBuffer<std::uint32_t> owners_;
  DeviceBuffer<double> looked_until_, drifts_[2];
  DeviceBuffer<std::uint64_t> steps_;
  DeviceBuffer<std::int64_t> sums_;
  DeviceBuffer<std::uint32_t> counts_;
  DeviceBuffer<double> units_;
  DeviceBuffer<std::uint64_t> heads_;
  DeviceBuffer<std::uint32_t> next_;
  std::uint32_t stamp_ = 0;
  bool early_ = starts_early(assign_kernel<T, D>);
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
