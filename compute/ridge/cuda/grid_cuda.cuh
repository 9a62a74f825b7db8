// Method `grid` on CUDA: a warp looks at a tile of up to 32 points of one cell, and only when their owners may have changed.
// Included by the source of the same name and by parts_cuda.cuh.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/device/executor_cuda.cuh"
#include "compute/ridge/balls/engine.h"
#include "compute/ridge/cuda/cloud_cuda.cuh"
#include "compute/ridge/cuda/cuda_resources.cuh"
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

constexpr unsigned assign_block = 256, assign_warps = assign_block / warp_size, move_block = 128, head_block = 1024;
constexpr unsigned evolve_block = 640;    ///< two at a time where registers allow
constexpr std::uint32_t most_passes = 4;  ///< over the tiles in an assignment: what a block's list has room for

/// So many that the host looks at a bunch while the next is under way, and few enough that a cancelled run ends soon.
inline std::size_t grid_iterations_ahead(CudaExecutor&, std::size_t point_count) {
  return std::clamp<std::size_t>(4'000'000'000 / std::max<std::size_t>(1, point_count), 4, 32);
}

inline std::size_t head_limit(CudaExecutor&) { return 2048; }

/// Puts ball j at the head of its bucket's list, among those with the stamp.
__device__ inline void push_ball(const BallLists<DeviceMemory>& lists, std::uint32_t stamp, std::uint32_t bucket,
                                 std::uint32_t j) {
  auto* head = reinterpret_cast<unsigned long long*>(lists.heads.device_data() + bucket);
  const unsigned long long before = atomicExch(head, (unsigned long long)(stamp) << 32 | j);
  lists.next[j] = before >> 32 == stamp ? static_cast<std::uint32_t>(before) : no_ball;
}

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

/// What an iteration reads and changes; what is done `later` iterations after it reads the lists and centres of that time.
/// Drifts are doubled: a tile's warp reads one and writes the other, and all tiles of a bucket write the same.
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
  OwnerSlack<T> slack;
  detail::UnitCounts<T> units;
  DeviceSpan<std::uint32_t> owners;
  /// Of a tile: the drift until which its owners stay. In evolve_kernel it is how much of that is left: an evolution uses one
  /// kernel or the other.
  DeviceSpan<double> looked_until;
  DeviceSpan<double> drift_before, drift_after;
  DeviceSpan<std::uint64_t> steps;  ///< per bucket: the stamp of an iteration, how far a ball near it then moved (float)
  DeviceSpan<std::int64_t> sums;
  DeviceSpan<std::uint32_t> counts;

  [[nodiscard]] __device__ std::uint32_t stamp(std::uint32_t later) const { return lists.stamp + later; }
  /// Coordinate by coordinate, ball after ball.
  [[nodiscard]] __device__ const T* centers_at(std::uint32_t later) const {
    return centers.device_data() + later * sums.size();
  }
  /// How far a ball near the bucket moved in the iteration before.
  [[nodiscard]] __device__ double last_step(std::uint32_t bucket, std::uint32_t later = 0) const {
    const std::uint64_t step = steps[bucket];
    return step >> 32 == stamp(later) - 1 ? static_cast<double>(__uint_as_float(static_cast<std::uint32_t>(step))) : 0.0;
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

/// The two nearest balls of the lanes' points, which are of one cell. Lanes hold the lists of the cells around, of which `j` is
/// the first ball in cell `near`; each round takes a ball off every list.
template <class T, int D>
struct NearestTwo {
  T best = std::numeric_limits<T>::infinity(), second = std::numeric_limits<T>::infinity();
  std::uint32_t owner = no_owner;

  __device__ void take(T squared, std::uint32_t ball) {
    const bool closer = squared < best || (squared == best && ball < owner);
    second = closer ? best : squared < second ? squared : second;
    best = closer ? squared : best;
    owner = closer ? ball : owner;
  }
  __device__ void search(const AssignProblem<T, D>& p, std::uint32_t later, const Cell& near, std::uint32_t j, const T* x) {
    constexpr std::uint32_t max_d = D > 0 ? D : max_dimension;
    const std::uint32_t d = p.dimension.get();
    const T* const centers = p.centers_at(later);
    while (__any_sync(all_lanes, j != no_ball)) {
      T c[max_d];
#pragma unroll
      for (std::uint32_t k = 0; k < max_d; ++k) c[k] = k < d && j != no_ball ? centers[std::size_t(j) * d + k] : T(0);
      const std::uint32_t after = j != no_ball ? p.lists.next[j] : no_ball;  // asked for as soon as it can be
      bool wanted = j != no_ball;
      if (p.grid.hashed)
        wanted = wanted && p.grid.cell_of([&](std::uint32_t k) { return centers[std::size_t(j) * d + k]; }) == near;
      // Two at a time: what is needed of the one comes while the other is waited for.
      for (std::uint32_t open = __ballot_sync(all_lanes, wanted); open != 0;) {
        const int one = __ffs(static_cast<int>(open)) - 1;
        open &= open - 1;
        const bool has_other = open != 0;
        const int other = has_other ? __ffs(static_cast<int>(open)) - 1 : one;
        open &= open - 1;
        T to_one = 0, to_other = 0;
#pragma unroll
        for (std::uint32_t k = 0; k < max_d; ++k) {
          if (k >= d) continue;
          to_one = add_square(to_one, x[k] - __shfl_sync(all_lanes, c[k], one));
          to_other = add_square(to_other, x[k] - __shfl_sync(all_lanes, c[k], other));
        }
        take(to_one, __shfl_sync(all_lanes, j, one));
        if (has_other) take(to_other, __shfl_sync(all_lanes, j, other));
      }
      j = after;
    }
  }
};

/// One warp looks at tile t, whose cell has the bucket: finds owners, keeps the sums up to date, and gives the tile's slack. A
/// look is a chain of loads, and what it does with them is little: so all that can be asked for at once is.
template <class T, int D>
__device__ double look_at(const AssignProblem<T, D>& p, std::uint32_t t, std::uint32_t bucket, std::uint32_t later = 0) {
  constexpr std::uint32_t max_d = D > 0 ? D : max_dimension;
  const std::uint32_t lane = threadIdx.x % warp_size, d = p.dimension.get();
  const std::uint32_t begin = p.tile_begins[t], end = p.tile_begins[t + 1];
  Cell cell{}, near{};
  std::uint32_t j = no_ball;
  const auto first_ball = [&] {
    const bool listed = lane < max_neighbors && p.grid.neighbor(cell, lane, near);
    return listed ? p.lists.first(p.grid.bucket(near), p.stamp(later)) : no_ball;
  };
  if (!p.grid.hashed) {
    cell = p.grid.cell_at(bucket);
    j = first_ball();
  }
  const bool mine = lane < end - begin;
  const std::uint32_t i = begin + (mine ? lane : 0);
  T x[max_d];
#pragma unroll
  for (std::uint32_t k = 0; k < max_d; ++k) x[k] = k < d ? p.columns[k * p.point_count + i] : T(0);
  const std::uint32_t before = mine ? p.owners[i] : no_owner;
  if (p.grid.hashed) {
    cell = p.grid.cell_of([&](std::uint32_t k) { return p.columns[k * p.point_count + begin]; });
    j = first_ball();
  }
  NearestTwo<T, D> nearest;
  nearest.search(p, later, near, j, x);
  double inner = 0.5;  // in cells: the least distance to the cell's border
  for (std::uint32_t a = 0; a < p.grid.axis_count; ++a) {
    const double place = p.grid.place(a, static_cast<double>(p.columns[p.grid.axes[a] * p.point_count + i]));
    inner = min(inner, min(place - cell.at[a], cell.at[a] + 1 - place));
  }
  const T reach = static_cast<T>((1 + max(inner, 0.0)) * p.grid.side * (1 - 1e-6));
  T slack = mine ? max(p.slack(nearest.best, nearest.second, reach), T(0)) : std::numeric_limits<T>::infinity();
  for (int offset = 16; offset > 0; offset /= 2) slack = min(slack, __shfl_xor_sync(all_lanes, slack, offset));
  const std::uint32_t now = mine && nearest.best <= p.radius_squared ? nearest.owner : no_owner;
  if (!__any_sync(all_lanes, before != now)) return static_cast<double>(slack);
  if (before != now) p.owners[i] = now;
  std::int64_t units[max_d];
#pragma unroll
  for (std::uint32_t k = 0; k < max_d; ++k) units[k] = k < d ? to_lattice(x[k], p.units.value[k]) : 0;
  transfer(p, before != now ? before : no_owner, units, -1);
  transfer(p, before != now ? now : no_owner, units, 1);
  return static_cast<double>(slack);
}

/// Each warp asks which tiles of its rows are due, a row at a pass. The rows of a block lie far apart, and its warps share what
/// is due: tiles of one place come due together, and one warp would look at them one after another.
template <class T, int D>
__global__ void __launch_bounds__(assign_block) assign_kernel(AssignProblem<T, D> p) {
  __shared__ std::uint32_t due_tiles[most_passes * assign_block], due_buckets[most_passes * assign_block], due_count;
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
    due_buckets[place] = buckets[pass];
  }
  __syncthreads();
  for (std::uint32_t place = warp; place < due_count; place += assign_warps) {
    const std::uint32_t tile = due_tiles[place], bucket = due_buckets[place];
    const double drift = p.drift_before[bucket] + p.last_step(bucket), slack = look_at(p, tile, bucket);
    if (lane == 0) p.looked_until[tile] = drift + slack;
  }
}

/// Balls that move: their lists for the next iteration, and the cells that are told how far.
template <class T, int D>
struct Following {
  CellGrid grid;
  BallLists<DeviceMemory> next_lists;
  DeviceSpan<std::uint64_t> steps;
  Dimension<D> dimension;

  /// What cells are told: the stamp, and the distance from its square.
  [[nodiscard]] static __device__ unsigned long long step_of(std::uint32_t stamp, double squared) {
    const float distance = __double2float_ru(sqrt(squared) * (1 + 1e-9) + 1e-30);
    return static_cast<unsigned long long>(stamp) << 32 | __float_as_uint(distance);
  }
  __device__ void tell(const Cell& cell, unsigned long long step) const {
    atomicMax(reinterpret_cast<unsigned long long*>(steps.device_data()) + grid.bucket(cell), step);
  }

  /// Puts ball j into its new cell's list and tells the cells about it how far it went, if it did.
  __device__ void follow(const T* before, const T* after, std::uint32_t j, bool moved, std::uint32_t later = 0) const {
    const Cell now = grid.cell_of([&](std::uint32_t k) { return after[k]; });
    const std::uint32_t stamp = next_lists.stamp + later;
    push_ball(next_lists, stamp, grid.bucket(now), j);
    if (!moved) return;
    double squared = 0;
    for (std::uint32_t k = 0; k < dimension.get(); ++k) {
      const double move = static_cast<double>(after[k]) - static_cast<double>(before[k]);
      squared += move * move;
    }
    const unsigned long long step = step_of(stamp - 1, squared);
    const auto tell_near = [&](const Cell& near) {
      tell(near, step);
      return false;
    };
    const Cell was = grid.cell_of([&](std::uint32_t k) { return before[k]; });
    grid.any_neighbor(was, tell_near);
    if (!(now == was)) grid.any_neighbor(now, tell_near);
  }
};

/// As MoveToMean, but all is read before anything is written: a ball's way from its sums to its cells is what an iteration
/// waits for.
template <class T, int D>
__device__ void move_ball(const MoveToMean<DeviceMemory, T, D>& to_mean, const Following<T, D>& following, std::uint32_t j,
                          std::uint32_t later = 0) {
  constexpr std::uint32_t max_d = D > 0 ? D : max_dimension;
  const std::uint32_t d = to_mean.dimension.get(), count = to_mean.counts[j];
  const std::size_t row = std::size_t(j) * d, center = row + later * to_mean.sums.size();
  T before[max_d], after[max_d];
  bool moved = false;
#pragma unroll
  for (std::uint32_t k = 0; k < max_d; ++k) {
    if (k >= d) continue;
    before[k] = to_mean.before.device_data()[center + k];
    after[k] = count > 0 ? mean_coordinate<T>(to_mean.sums[row + k], count, to_mean.units[k]) : before[k];
    moved |= count > 0 && to_mean.moves(after[k], before[k], count);
  }
#pragma unroll
  for (std::uint32_t k = 0; k < max_d; ++k) {
    if (k >= d) continue;
    if (!moved) after[k] = before[k];
    to_mean.after.device_data()[center + k] = after[k];
  }
  following.follow(before, after, j, moved, later);
  if (moved) to_mean.any_moved.device_data()[later] = 1;
}

/// Does the same with a warp, a coordinate and a cell in each lane: where there are more warps than balls that is quicker.
template <class T, int D>
__device__ void move_ball_by_warp(const MoveToMean<DeviceMemory, T, D>& to_mean, const Following<T, D>& following,
                                  std::uint32_t j, std::uint32_t later) {
  static_assert(max_dimension <= warp_size && max_neighbors < warp_size);
  const CellGrid& grid = following.grid;
  const std::uint32_t lane = threadIdx.x % warp_size, d = to_mean.dimension.get(), count = to_mean.counts[j];
  const std::size_t row = std::size_t(j) * d, center = row + later * to_mean.sums.size();
  const bool is_mine = lane < d;
  const T before = is_mine ? to_mean.before.device_data()[center + lane] : T(0);
  T after = is_mine && count > 0 ? mean_coordinate<T>(to_mean.sums[row + lane], count, to_mean.units[lane]) : before;
  const bool moved = __any_sync(all_lanes, is_mine && count > 0 && to_mean.moves(after, before, count));
  if (!moved) after = before;
  if (is_mine) to_mean.after.device_data()[center + lane] = after;
  const auto cell_of = [&](T mine) {
    Cell cell{};
    for (std::uint32_t a = 0; a < grid.axis_count; ++a)
      cell.at[a] =
          grid.index(a, grid.place(a, static_cast<double>(__shfl_sync(all_lanes, mine, static_cast<int>(grid.axes[a])))));
    return cell;
  };
  const Cell now = cell_of(after);
  const std::uint32_t stamp = following.next_lists.stamp + later;
  if (lane == warp_size - 1) push_ball(following.next_lists, stamp, grid.bucket(now), j);
  if (!moved) return;
  if (lane == 0) to_mean.any_moved.device_data()[later] = 1;
  const double move = static_cast<double>(after) - static_cast<double>(before);
  double squared = 0;
  for (std::uint32_t k = 0; k < d; ++k) {
    const double other = __shfl_sync(all_lanes, move, static_cast<int>(k));
    squared += other * other;
  }
  const unsigned long long step = Following<T, D>::step_of(stamp - 1, squared);
  const Cell was = cell_of(before);
  Cell near{};
  if (lane < max_neighbors && grid.neighbor(was, lane, near)) following.tell(near, step);
  if (!(now == was) && lane < max_neighbors && grid.neighbor(now, lane, near)) following.tell(near, step);
}

template <class T, int D>
__global__ void __launch_bounds__(move_block) move_kernel(MoveToMean<DeviceMemory, T, D> to_mean, Following<T, D> following) {
  const std::uint32_t j = blockIdx.x * move_block + threadIdx.x;
  let_next_kernel_start();
  wait_for_previous_kernel();
  if (j < to_mean.counts.size()) move_ball(to_mean, following, j);
}

/// A bunch of iterations, as its first one reads and changes things: row i of the centres is before iteration i.
template <class T, int D>
struct EvolveProblem {
  AssignProblem<T, D> assign;
  MoveToMean<DeviceMemory, T, D> to_mean;
  Following<T, D> following;
  std::uint32_t iterations;
  const std::uint32_t* moved_before;  ///< 0: the last iteration of the bunch before moved no ball; null: it is the first bunch
  std::uint32_t* arrived;             ///< blocks at the waits so far: 0 at first
};

/// All blocks of the kernel wait for each other; what they wrote before can be read after. `waits`: how many there were.
__device__ inline void wait_for_all_blocks(std::uint32_t* arrived, std::uint32_t& waits) {
  const std::uint32_t all = ++waits * gridDim.x;
  __syncthreads();
  if (threadIdx.x == 0) {
    std::uint32_t now = 0;
    asm volatile("red.release.gpu.global.add.u32 [%0], 1;" ::"l"(arrived) : "memory");
    do asm volatile("ld.acquire.gpu.global.u32 %0, [%1];" : "=r"(now) : "l"(arrived) : "memory");
    while (now < all);
  }
  __syncthreads();
}

/// All iterations of a bunch, or until one moves nothing, for as many tiles as lanes are at work at once: each keeps a tile and
/// how far balls near it may still move. What two launches for each iteration cost is more than blocks that wait for each
/// other.
template <class T, int D>
__global__ void __launch_bounds__(evolve_block, D > 0 && D < 4 && sizeof(T) == sizeof(float) ? 2 : 1)
    evolve_kernel(const EvolveProblem<T, D> p) {
  constexpr unsigned warps = evolve_block / warp_size;
  __shared__ std::uint32_t due_tiles[evolve_block], due_buckets[evolve_block], due_count;
  __shared__ double slacks[evolve_block];
  if (p.moved_before && *p.moved_before == 0) return;
  const std::uint32_t lane = threadIdx.x % warp_size, warp = threadIdx.x / warp_size;
  // Tiles of one place come due together: they are of many blocks.
  const std::uint32_t tile = threadIdx.x * gridDim.x + blockIdx.x;
  const bool is_mine = tile < p.assign.tile_count;
  const std::uint32_t bucket = is_mine ? p.assign.tile_buckets[tile] : 0;
  double may_still_move = is_mine ? p.assign.looked_until[tile] : 0.0;
  std::uint32_t waits = 0;
  for (std::uint32_t later = 0; later < p.iterations; ++later) {
    if (threadIdx.x == 0) due_count = 0;
    __syncthreads();
    if (is_mine) may_still_move -= p.assign.last_step(bucket, later);
    const bool is_due = is_mine && !(may_still_move >= 0);
    const std::uint32_t all_due = __ballot_sync(all_lanes, is_due);
    std::uint32_t place = lane == 0 && all_due ? atomicAdd(&due_count, static_cast<std::uint32_t>(__popc(all_due))) : 0;
    place = __shfl_sync(all_lanes, place, 0) + __popc(all_due & ((1u << lane) - 1));
    if (is_due) {
      due_tiles[place] = tile;
      due_buckets[place] = bucket;
    }
    __syncthreads();
    for (std::uint32_t due = warp; due < due_count; due += warps) {
      const double slack = look_at(p.assign, due_tiles[due], due_buckets[due], later);
      if (lane == 0) slacks[due] = slack;
    }
    wait_for_all_blocks(p.arrived, waits);
    if (is_due) may_still_move = slacks[place];
    if (p.to_mean.counts.size() <= warps * gridDim.x) {
      const std::uint32_t j = warp * gridDim.x + blockIdx.x;
      if (j < p.to_mean.counts.size()) move_ball_by_warp(p.to_mean, p.following, j, later);
    } else {
      for (std::uint32_t j = threadIdx.x * gridDim.x + blockIdx.x; j < p.to_mean.counts.size(); j += evolve_block * gridDim.x)
        move_ball(p.to_mean, p.following, j, later);
    }
    wait_for_all_blocks(p.arrived, waits);
    if (p.to_mean.any_moved.device_data()[later] == 0) break;
  }
  if (is_mine) p.assign.looked_until[tile] = may_still_move;
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
        looked_until_(exec.make<double>(sorted.tile_count)),
        drifts_{exec.make<double>(sorted.grid.bucket_count), exec.make<double>(sorted.grid.bucket_count)},
        steps_(exec.make<std::uint64_t>(sorted.grid.bucket_count)),
        sums_(exec.make<std::int64_t>(ball_count * shape.dimension)),
        counts_(exec.make<std::uint32_t>(ball_count)),
        host_units_(shape.units()),
        units_(exec.make<double>(max_dimension)),
        heads_(exec.make<std::uint64_t>(sorted.grid.bucket_count)),
        next_(exec.make<std::uint32_t>(ball_count)),
        arrived_(exec.make<std::uint32_t>(1)) {
    fill_bytes(owners_.device_data(), 0xFF, owners_.size() * sizeof(std::uint32_t), exec.stream());       // no_owner
    fill_bytes(looked_until_.device_data(), 0xFF, looked_until_.size() * sizeof(double), exec.stream());  // NaN: never
    for (auto& drift : drifts_) exec.fill_zero(drift.view());
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
            static_cast<std::uint32_t>(sorted_.tile_count),
            tiles_per_warp,
            passes,
            centers,
            dimension_,
            squared<T>(r1_),
            OwnerSlack<T>(r1_, 1.5 * sorted_.grid.side),
            detail::unit_counts_of(shape_.unit_counts()),
            owners_.view(),
            looked_until_.view(),
            drifts_[stamp_ % 2].view(),
            drifts_[(stamp_ + 1) % 2].view(),
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
  DeviceBuffer<double> looked_until_, drifts_[2];
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
