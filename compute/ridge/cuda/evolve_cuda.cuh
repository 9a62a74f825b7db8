// Method `grid` on CUDA: how balls move to their means, and whole bunches of iterations as one launch.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/device/executor_cuda.cuh"
#include "compute/ridge/cuda/assign_cuda.cuh"
#include "compute/ridge/grid/cell_grid.h"

namespace ws::ridge {

inline namespace cuda {

constexpr unsigned move_block = 128;
constexpr unsigned evolve_block = 640;  ///< two at a time where registers allow

/// Puts ball j at the head of its bucket's list, among those with the stamp.
__device__ inline void push_ball(const BallLists<DeviceMemory>& lists, std::uint32_t stamp, std::uint32_t bucket,
                                 std::uint32_t j) {
  auto* head = reinterpret_cast<unsigned long long*>(lists.heads.device_data() + bucket);
  const unsigned long long before = atomicExch(head, (unsigned long long)(stamp) << 32 | j);
  lists.next[j] = before >> 32 == stamp ? static_cast<std::uint32_t>(before) : no_ball;
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
#pragma unroll
    for (std::uint32_t a = 0; a < max_axes; ++a)
      if (a < grid.axis_count)
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
  __shared__ TileOf tiles[evolve_block];
  __shared__ double slacks[evolve_block];
  __shared__ std::uint32_t due_tiles[evolve_block], due_count;
  __shared__ BallsOfLanes<T, D> balls[warps];
  if (p.moved_before && *p.moved_before == 0) return;
  const std::uint32_t lane = threadIdx.x % warp_size, warp = threadIdx.x / warp_size;
  // Tiles of one place come due together: they are of many blocks.
  const std::uint32_t tile = threadIdx.x * gridDim.x + blockIdx.x;
  const bool is_mine = tile < p.assign.tile_count;
  const std::uint32_t bucket = is_mine ? p.assign.tile_buckets[tile] : 0;
  if (is_mine) tiles[threadIdx.x] = tile_of(p.assign, tile, bucket);
  double may_still_move = is_mine ? p.assign.may_still_move[tile] : 0.0;
  if (threadIdx.x == 0) due_count = 0;
  __syncthreads();
  std::uint32_t waits = 0;
  for (std::uint32_t later = 0; later < p.iterations; ++later) {
    if (is_mine) may_still_move -= p.assign.last_step(bucket, later);
    const bool is_due = is_mine && !(may_still_move >= 0);
    const std::uint32_t all_due = __ballot_sync(all_lanes, is_due);
    std::uint32_t place = lane == 0 && all_due ? atomicAdd(&due_count, static_cast<std::uint32_t>(__popc(all_due))) : 0;
    place = __shfl_sync(all_lanes, place, 0) + __popc(all_due & ((1u << lane) - 1));
    if (is_due) due_tiles[place] = threadIdx.x;
    __syncthreads();
    for (std::uint32_t due = warp; due < due_count; due += warps) {
      const std::uint32_t its = due_tiles[due];
      const double slack = look_at(p.assign, tiles[its], balls[warp], later);
      if (lane == 0) slacks[its] = slack;
    }
    wait_for_all_blocks(p.arrived, waits);
    if (threadIdx.x == 0) due_count = 0;
    if (is_due) may_still_move = slacks[threadIdx.x];
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
  if (is_mine) p.assign.may_still_move[tile] = may_still_move;
}

}  // namespace cuda

}  // namespace ws::ridge
