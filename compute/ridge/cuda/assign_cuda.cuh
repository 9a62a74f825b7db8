// Method `grid` on CUDA: how a warp looks at a tile of up to 32 points of one cell, and which tiles are due to be looked at.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/device/executor_cuda.cuh"
#include "compute/ridge/cuda/cell_sort_cuda.cuh"
#include "compute/ridge/cuda/sums_cuda.cuh"
#include "compute/ridge/grid/cell_grid.h"
#include "compute/ridge/grid/cells.h"

#include <limits>
#include <type_traits>

namespace ws::ridge {

inline namespace cuda {

constexpr unsigned assign_block = 256, assign_warps = assign_block / warp_size;
constexpr std::uint32_t most_passes = 4;  ///< over the tiles in an assignment: what a block's list has room for

/// What an iteration reads and changes; what is done `later` iterations after it reads the lists and centres of that time.
template <class T, int D>
struct AssignProblem {
  CellGrid grid;
  BallLists<DeviceMemory> lists;
  DeviceSpan<const T> columns;
  std::size_t point_count;
  DeviceSpan<const std::uint32_t> tile_begins, tile_buckets;
  DeviceSpan<const float> tile_reaches;
  std::uint32_t tile_count, tiles_per_warp, passes;
  DeviceSpan<const T> centers;
  Dimension<D> dimension;
  T radius_squared;
  OwnerSlack<T> slack;
  detail::UnitCounts<T> units;
  DeviceSpan<std::uint32_t> owners;
  DeviceSpan<double> may_still_move;  ///< of a tile: how far balls near it may move in all until its owners may change
  DeviceSpan<std::uint64_t> steps;    ///< per bucket: the stamp of an iteration, how far a ball near it then moved (float)
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

/// What a look must know of a tile. All balls but those in the cells around are at least `reach` away from its points.
struct TileOf {
  std::uint32_t begin, end;
  float reach;
  Cell cell;
};

template <class T, int D>
__device__ TileOf tile_of(const AssignProblem<T, D>& p, std::uint32_t t, std::uint32_t bucket) {
  const std::uint32_t begin = p.tile_begins[t];
  return {begin, p.tile_begins[t + 1], p.tile_reaches[t],
          p.grid.hashed ? p.grid.cell_of([&](std::uint32_t k) { return p.columns[k * p.point_count + begin]; })
                        : p.grid.cell_at(bucket)};
}

/// Adds (sign 1) or takes away (−1) the lattice units of the lanes' points to or from their balls; no_owner: nothing to do.
template <class T, int D>
__device__ void transfer(const AssignProblem<T, D>& p, std::uint32_t ball, const std::int64_t* units, int sign) {
  constexpr int few = 8;  // an addition to memory is not waited for, but a sum over the lanes takes time
  constexpr std::uint32_t max_d = D > 0 ? D : max_dimension;
  const std::uint32_t lane = threadIdx.x % warp_size, d = p.dimension.get();
  const auto add = [&](std::uint32_t k, std::int64_t sum) {
    atomicAdd(reinterpret_cast<unsigned long long*>(p.sums.device_data()) + std::size_t(ball) * d + k,
              static_cast<unsigned long long>(sign * sum));
  };
  std::uint32_t open = __ballot_sync(all_lanes, ball != no_owner);
  if (__popc(open) <= few) {
    if (ball == no_owner) return;
#pragma unroll
    for (std::uint32_t k = 0; k < max_d; ++k)
      if (k < d) add(k, units[k]);
    atomicAdd(&p.counts.device_data()[ball], static_cast<std::uint32_t>(sign));
    return;
  }
  while (open) {
    const int first = __ffs(static_cast<int>(open)) - 1;
    const std::uint32_t b = __shfl_sync(all_lanes, ball, first);
    const std::uint32_t same = __ballot_sync(all_lanes, ball == b);
    const bool is_first = lane == static_cast<std::uint32_t>(first);
    open &= ~same;
    for (std::uint32_t k = 0; k < d; ++k) {
      const std::int64_t sum = warp_sum(ball == b ? units[k] : 0);
      if (is_first) add(k, sum);
    }
    if (is_first) atomicAdd(&p.counts.device_data()[b], static_cast<std::uint32_t>(sign * __popc(same)));
  }
}

/// The balls that a warp's lanes hold, one after another, so that all lanes read the same one at a time.
template <class T, int D>
struct BallsOfLanes {
  std::uint32_t index[warp_size];
  std::conditional_t<(D > 0), T[warp_size][D > 0 ? D : 1], std::uint8_t[warp_size]> at;  ///< the centre, or which lane has it
};

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
  __device__ void search(const AssignProblem<T, D>& p, std::uint32_t later, const Cell& near, std::uint32_t j, const T* x,
                         BallsOfLanes<T, D>& balls) {
    constexpr std::uint32_t max_d = D > 0 ? D : max_dimension;
    const std::uint32_t d = p.dimension.get(), lane = threadIdx.x % warp_size;
    const T* const centers = p.centers_at(later);
    while (__any_sync(all_lanes, j != no_ball)) {
      T c[max_d];
#pragma unroll
      for (std::uint32_t k = 0; k < max_d; ++k) c[k] = k < d && j != no_ball ? centers[std::size_t(j) * d + k] : T(0);
      const std::uint32_t after = j != no_ball ? p.lists.next[j] : no_ball;  // asked for as soon as it can be
      bool wanted = j != no_ball;
      if (p.grid.hashed)
        wanted = wanted && p.grid.cell_of([&](std::uint32_t k) { return centers[std::size_t(j) * d + k]; }) == near;
      const std::uint32_t all = __ballot_sync(all_lanes, wanted);
      if (wanted) {
        const int place = __popc(all & ((1u << lane) - 1));
        balls.index[place] = j;
        if constexpr (D > 0)
          for (std::uint32_t k = 0; k < max_d; ++k) balls.at[place][k] = c[k];
        else
          balls.at[place] = static_cast<std::uint8_t>(lane);
      }
      __syncwarp();
      const int count = __popc(all);
#pragma unroll 4
      for (int n = 0; n < count; ++n) {
        T sum = 0;
#pragma unroll
        for (std::uint32_t k = 0; k < max_d; ++k) {
          if (k >= d) continue;
          if constexpr (D > 0)
            sum = add_square(sum, x[k] - balls.at[n][k]);
          else
            sum = add_square(sum, x[k] - __shfl_sync(all_lanes, c[k], balls.at[n]));
        }
        take(sum, balls.index[n]);
      }
      __syncwarp();
      j = after;
    }
  }
};

/// The least of the lanes' values.
template <class T>
__device__ T warp_least(T value) {
  for (int offset = 16; offset > 0; offset /= 2) value = min(value, __shfl_xor_sync(all_lanes, value, offset));
  return value;
}
#if __CUDA_ARCH__ >= 800  // which has one instruction for it
/// Of values that are not below 0: their order is that of their bits.
template <>
__device__ inline float warp_least(float value) {
  return __uint_as_float(__reduce_min_sync(all_lanes, __float_as_uint(value)));
}
#endif

/// One warp looks at a tile: finds owners, keeps the sums up to date, and gives the tile's slack. A look is a chain of loads,
/// and what it does with them is little: so all that can be asked for at once is.
template <class T, int D>
__device__ double look_at(const AssignProblem<T, D>& p, const TileOf& tile, BallsOfLanes<T, D>& balls,
                          std::uint32_t later = 0) {
  constexpr std::uint32_t max_d = D > 0 ? D : max_dimension;
  const std::uint32_t lane = threadIdx.x % warp_size, d = p.dimension.get();
  Cell near{};
  const bool is_listed = lane < max_neighbors && p.grid.neighbor(tile.cell, lane, near);
  const std::uint32_t j = is_listed ? p.lists.first(p.grid.bucket(near), p.stamp(later)) : no_ball;
  const bool mine = lane < tile.end - tile.begin;
  const std::uint32_t i = tile.begin + (mine ? lane : 0);
  T x[max_d];
#pragma unroll
  for (std::uint32_t k = 0; k < max_d; ++k) x[k] = k < d ? p.columns[k * p.point_count + i] : T(0);
  const std::uint32_t before = mine ? p.owners[i] : no_owner;
  NearestTwo<T, D> nearest;
  nearest.search(p, later, near, j, x, balls);
  const std::uint32_t now = mine && nearest.best <= p.radius_squared ? nearest.owner : no_owner;
  if (__any_sync(all_lanes, before != now)) {
    if (before != now) p.owners[i] = now;
    std::int64_t units[max_d];
#pragma unroll
    for (std::uint32_t k = 0; k < max_d; ++k) units[k] = k < d ? to_lattice(x[k], p.units.value[k]) : 0;
    transfer(p, before != now ? before : no_owner, units, -1);
    transfer(p, before != now ? now : no_owner, units, 1);
  }
  const T slack = max(p.slack(nearest.best, nearest.second, static_cast<T>(tile.reach)), T(0));
  return static_cast<double>(warp_least(mine ? slack : std::numeric_limits<T>::infinity()));
}

/// Each warp asks which tiles of its rows are due, a row at a pass. The rows of a block lie far apart, and its warps share what
/// is due: tiles of one place come due together, and one warp would look at them one after another.
template <class T, int D>
__global__ void __launch_bounds__(assign_block) assign_kernel(AssignProblem<T, D> p) {
  __shared__ std::uint32_t due_tiles[most_passes * assign_block], due_buckets[most_passes * assign_block], due_count;
  __shared__ BallsOfLanes<T, D> balls[assign_warps];
  const std::uint32_t lane = threadIdx.x % warp_size, warp = threadIdx.x / warp_size;
  const auto tile_at = [&](std::uint32_t pass) {
    return ((pass * assign_warps + warp) * gridDim.x + blockIdx.x) * p.tiles_per_warp + lane;
  };
  const auto is_mine = [&](std::uint32_t pass) {
    return pass < p.passes && lane < p.tiles_per_warp && tile_at(pass) < p.tile_count;
  };
  std::uint32_t buckets[most_passes];
#pragma unroll
  for (std::uint32_t pass = 0; pass < most_passes; ++pass) buckets[pass] = is_mine(pass) ? p.tile_buckets[tile_at(pass)] : 0;
  if (threadIdx.x == 0) due_count = 0;
  let_next_kernel_start();
  wait_for_previous_kernel();
  __syncthreads();
#pragma unroll
  for (std::uint32_t pass = 0; pass < most_passes; ++pass) {
    bool due = false;
    if (is_mine(pass)) {
      const double step = p.last_step(buckets[pass]), left = p.may_still_move[tile_at(pass)] - step;
      due = !(left >= 0);
      if (step > 0) p.may_still_move[tile_at(pass)] = left;
    }
    const std::uint32_t all_due = __ballot_sync(all_lanes, due);
    if (all_due == 0) continue;
    std::uint32_t place = lane == 0 ? atomicAdd(&due_count, static_cast<std::uint32_t>(__popc(all_due))) : 0;
    place = __shfl_sync(all_lanes, place, 0) + __popc(all_due & ((1u << lane) - 1));
    if (!due) continue;
    due_tiles[place] = tile_at(pass);
    due_buckets[place] = buckets[pass];
  }
  __syncthreads();
  for (std::uint32_t place = warp; place < due_count; place += assign_warps) {
    const std::uint32_t tile = due_tiles[place];
    const double slack = look_at(p, tile_of(p, tile, due_buckets[place]), balls[warp]);
    if (lane == 0) p.may_still_move[tile] = slack;
  }
}

}  // namespace cuda

}  // namespace ws::ridge
