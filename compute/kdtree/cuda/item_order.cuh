// In which order warps begin the items: the largest first, so that none of those is begun when most warps have nothing left.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/kdtree/cuda/level.cuh"

namespace ws::kdtree::cuda {

inline constexpr unsigned item_order_block = 256, item_sizes = small_size + 1;

/// Items by size, those first that have most triangles: how many of each there are, and how many have got their place.
struct ItemSizes {
  std::uint32_t all[item_sizes], placed[item_sizes];
};

/// Items from `begin` to `end`, or fewer where the device knows better.
struct ItemRange {
  const Item* items;
  std::uint32_t begin, end;
  const std::uint32_t* item_count;  ///< or null

  [[nodiscard]] __device__ std::uint32_t last() const { return item_count ? min(*item_count, end) : end; }
  /// Those that are leaves already, or no items any more, come last.
  [[nodiscard]] __device__ unsigned rank(std::uint32_t i) const {
    const Item& item = items[i];
    return item.kind == ItemKind::undecided ? small_size - min(item.count, small_size) : small_size;
  }
};

__global__ void __launch_bounds__(item_order_block) count_item_sizes(ItemRange range, ItemSizes* sizes) {
  __shared__ std::uint32_t own[item_sizes];
  const std::uint32_t i = range.begin + blockIdx.x * item_order_block + threadIdx.x;
  if (threadIdx.x < item_sizes) own[threadIdx.x] = 0;
  __syncthreads();
  if (i < range.last()) atomicAdd(&own[range.rank(i)], 1u);
  __syncthreads();
  if (threadIdx.x < item_sizes && own[threadIdx.x] > 0) atomicAdd(&sizes->all[threadIdx.x], own[threadIdx.x]);
}

/// Once they are counted.
__global__ void __launch_bounds__(item_order_block) order_items(ItemRange range, ItemSizes* sizes, std::uint32_t* order) {
  __shared__ std::uint32_t own[item_sizes], next[item_sizes];
  const std::uint32_t i = range.begin + blockIdx.x * item_order_block + threadIdx.x;
  const bool exists = i < range.last();
  if (threadIdx.x < item_sizes) own[threadIdx.x] = 0;
  __syncthreads();
  const unsigned rank = exists ? range.rank(i) : 0;
  const std::uint32_t within = exists ? atomicAdd(&own[rank], 1u) : 0;
  __syncthreads();
  if (threadIdx.x < item_sizes && own[threadIdx.x] > 0) {
    std::uint32_t first = range.begin + atomicAdd(&sizes->placed[threadIdx.x], own[threadIdx.x]);
    for (unsigned k = 0; k < threadIdx.x; ++k) first += sizes->all[k];
    next[threadIdx.x] = first;
  }
  __syncthreads();
  if (exists) order[next[rank] + within] = i;
}

}  // namespace ws::kdtree::cuda
