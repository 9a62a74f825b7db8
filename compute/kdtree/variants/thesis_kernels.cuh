// The thesis's kernels: one-dimensional blocks and grids, one element a thread, grid-stride loops, tiles in shared memory.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/kdtree/variants/thesis.h"

namespace ws::kdtree::cuda {

/// Where kernel 1 takes extents from: triangles, cut by the cell,
struct ExtentOfTriangle {
  const Triangle* triangles;
  Box cell;
  Clip how;
  WS_HD Box operator()(std::uint32_t i) const { return clip_box(triangles[i], cell, how); }
};
/// or a list.
struct ExtentOfItem {
  const Box* boxes;
  WS_HD Box operator()(std::uint32_t i) const { return boxes[i]; }
};

/// Kernel 1. Slots are fixed, so no atomics are needed; those that a planar triangle, or one clipped away, leaves free get a
/// sentinel.
template <class Extent>
__global__ void process_events(Extent extent, std::uint32_t count, ThesisEvent* events) {
  extern __shared__ Box boxes[];
  constexpr ThesisEvent unused{std::numeric_limits<float>::infinity(), 3, 0xffffffffu, 3};
  const std::uint32_t stride = gridDim.x * blockDim.x;
  for (std::uint32_t i = blockIdx.x * blockDim.x + threadIdx.x; i < count; i += stride) {
    Box& box = boxes[threadIdx.x];
    box = extent(i);
    const bool gone = box.is_empty();
    for (std::uint32_t axis = 0; axis < 3; ++axis) {
      ThesisEvent* const slot = events + 6 * std::size_t(i) + 2 * axis;
      const float low = box.low[static_cast<int>(axis)], high = box.high[static_cast<int>(axis)];
      if (gone || low == high) {
        slot[0] = gone ? unused : ThesisEvent{low, axis, i, 1};
        slot[1] = unused;
      } else {
        slot[0] = {low, axis, i, 2};
        slot[1] = {high, axis, i, 0};
      }
    }
  }
}

/// Kernel 2 for planes begin … end: tiles of events pass by all planes of a block, so every thread reads the same event.
__global__ void triangle_splits(const ThesisEvent* events, std::uint32_t event_count, const ThesisPlane* planes,
                                std::uint32_t begin, std::uint32_t end, std::uint32_t* left, std::uint32_t* planar,
                                std::uint32_t* right) {
  extern __shared__ ThesisEvent tile[];
  const std::uint32_t stride = gridDim.x * blockDim.x;
  for (std::uint32_t first = begin + blockIdx.x * blockDim.x; first < end; first += stride) {  // whole blocks meet barriers
    const std::uint32_t i = first + threadIdx.x;
    const ThesisPlane plane = i < end ? planes[i] : ThesisPlane{4, 0};
    std::uint32_t l = 0, p = 0, r = 0;
    for (std::uint32_t base = 0; base < event_count; base += blockDim.x) {
      __syncthreads();
      if (base + threadIdx.x < event_count) tile[threadIdx.x] = events[base + threadIdx.x];
      __syncthreads();
      const std::uint32_t size = min(blockDim.x, event_count - base);
      for (std::uint32_t j = 0; j < size; ++j) {
        const ThesisEvent e = tile[j];
        if (e.axis != plane.axis) continue;
        if (e.type == 2 && e.position < plane.position) ++l;
        if (e.type == 1 && e.position < plane.position) ++l;
        if (e.type == 1 && e.position == plane.position) ++p;
        if (e.type == 1 && e.position > plane.position) ++r;
        if (e.type == 0 && e.position > plane.position) ++r;
      }
    }
    if (i >= end) continue;
    left[i] = l;
    planar[i] = p;
    right[i] = r;
  }
}

/// Kernel 3. The cell and the rules are read by all threads of a block.
__global__ void parallel_sah(const ThesisPlane* planes, const std::uint32_t* left, const std::uint32_t* planar,
                             const std::uint32_t* right, std::uint32_t count, Box scene_cell, Rules scene_rules,
                             std::uint32_t triangle_count, float* costs, Side* sides) {
  __shared__ Box cell;
  __shared__ Rules rules;
  if (threadIdx.x == 0) {
    cell = scene_cell;
    rules = scene_rules;
  }
  __syncthreads();
  const std::uint32_t stride = gridDim.x * blockDim.x;
  for (std::uint32_t i = blockIdx.x * blockDim.x + threadIdx.x; i < count; i += stride) {
    const Plane plane{static_cast<std::int8_t>(planes[i].axis), planes[i].position};
    const Split split = judge(rules, cell, plane, left[i], planar[i], right[i], triangle_count);
    costs[i] = split.cost;
    sides[i] = split.side;
  }
}

inline constexpr std::uint32_t no_plane = 0xffffffffu;

__device__ inline bool is_cheaper(const ThesisPlane* planes, float cost, std::uint32_t plane, float other_cost,
                                  std::uint32_t other) {
  const auto split = [&](float c, std::uint32_t i) {
    Split s;
    if (i == no_plane) return s;
    s.cost = c;
    s.position = planes[i].position;
    s.axis = static_cast<std::int8_t>(planes[i].axis);
    return s;
  };
  return is_better(split(cost, plane), split(other_cost, other));
}

/// Kernel 4: the cheapest of a block's planes, two a thread and step; `through` maps to planes in the second launch. Works for
/// every block size: of an odd number the middle one waits.
__global__ void parallel_reduction(const float* costs, const std::uint32_t* through, const ThesisPlane* planes,
                                   std::uint32_t count, float* block_costs, std::uint32_t* block_planes) {
  extern __shared__ float shared_costs[];
  auto* const shared_planes = reinterpret_cast<std::uint32_t*>(shared_costs + blockDim.x);
  float cost = std::numeric_limits<float>::infinity();
  std::uint32_t best = no_plane;
  const auto consider = [&](std::uint32_t i) {
    const std::uint32_t plane = through ? through[i] : i;
    if (plane == no_plane || !is_cheaper(planes, costs[i], plane, cost, best)) return;
    cost = costs[i];
    best = plane;
  };
  const std::uint64_t stride = 2ull * gridDim.x * blockDim.x;
  for (std::uint64_t i = 2ull * blockIdx.x * blockDim.x + threadIdx.x; i < count; i += stride) {
    consider(static_cast<std::uint32_t>(i));
    if (i + blockDim.x < count) consider(static_cast<std::uint32_t>(i + blockDim.x));
  }
  shared_costs[threadIdx.x] = cost;
  shared_planes[threadIdx.x] = best;
  __syncthreads();
  for (unsigned size = blockDim.x; size > 1;) {
    const unsigned half = (size + 1) / 2, other = threadIdx.x + half;
    if (other < size &&
        is_cheaper(planes, shared_costs[other], shared_planes[other], shared_costs[threadIdx.x], shared_planes[threadIdx.x])) {
      shared_costs[threadIdx.x] = shared_costs[other];
      shared_planes[threadIdx.x] = shared_planes[other];
    }
    __syncthreads();
    size = half;
  }
  if (threadIdx.x > 0) return;
  block_costs[blockIdx.x] = shared_costs[0];
  block_planes[blockIdx.x] = shared_planes[0];
}

/// Of the planes at heads[g], from the sums of lows (low word) and highs (high word) before each event.
__global__ void counts_from_sums(const ThesisEvent* events, std::uint32_t event_count, const unsigned long long* sums,
                                 const std::uint32_t* heads, std::uint32_t plane_count, std::uint32_t triangle_count,
                                 ThesisPlane* planes, std::uint32_t* left, std::uint32_t* planar, std::uint32_t* right) {
  const std::uint32_t stride = gridDim.x * blockDim.x;
  for (std::uint32_t g = blockIdx.x * blockDim.x + threadIdx.x; g < plane_count; g += stride) {
    const std::uint32_t begin = heads[g], end = g + 1 < plane_count ? heads[g + 1] : event_count;
    const ThesisEvent e = events[begin];
    const auto lows = [&](std::uint32_t i) { return static_cast<std::uint32_t>(sums[i]); };
    const auto highs = [&](std::uint32_t i) { return static_cast<std::uint32_t>(sums[i] >> 32); };
    const std::uint32_t before = e.axis * triangle_count;  // every triangle has one low and one high on each axis
    planes[g] = {e.axis, e.position};
    left[g] = lows(begin) - before;
    planar[g] = lows(end) + highs(end) - lows(begin) - highs(begin) - (end - begin);  // planar events are both
    right[g] = triangle_count - (highs(end) - before);
  }
}

__global__ void list_heads(const std::uint32_t* ranks, std::uint32_t count, std::uint32_t* heads) {
  const std::uint32_t stride = gridDim.x * blockDim.x;
  for (std::uint32_t i = blockIdx.x * blockDim.x + threadIdx.x; i < count; i += stride)
    if (ranks[i + 1] != ranks[i]) heads[ranks[i]] = i;
}

}  // namespace ws::kdtree::cuda
