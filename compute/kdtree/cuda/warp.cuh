// What the lanes of a warp find out together.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/kdtree/cuda/level.cuh"

#include <nv/target>

namespace ws::kdtree::cuda {

inline constexpr unsigned all_lanes = ~0u;

[[nodiscard]] __device__ inline std::uint32_t least_by_turns(std::uint32_t value) {
  for (int offset = 16; offset > 0; offset /= 2) {
    const std::uint32_t other = __shfl_xor_sync(all_lanes, value, offset);
    value = other < value ? other : value;
  }
  return value;
}
[[nodiscard]] __device__ inline std::uint32_t least_of_warp(std::uint32_t value) {
  NV_IF_ELSE_TARGET(NV_PROVIDES_SM_80, (return __reduce_min_sync(all_lanes, value);), (return least_by_turns(value);))
}

/// The best of the lanes' splits, as `is_better` ranks them, without its counts. Most often one alone has the least cost, which
/// is not negative: its bits compare as it does.
[[nodiscard]] __device__ inline Split best_of_warp(const Split& own) {
  const std::uint32_t cost = __float_as_uint(own.cost), least = least_of_warp(cost);
  Split best;
  if (least == __float_as_uint(best.cost)) return best;
  unsigned lanes = __ballot_sync(all_lanes, cost == least);
  if ((lanes & (lanes - 1)) != 0) {
    const std::uint32_t place = cost == least ? ordered(own.position) : nothing;
    const bool is_first = place == least_of_warp(place) && cost == least;
    lanes = __ballot_sync(all_lanes, is_first && own.axis == 0);
    if (lanes == 0) lanes = __ballot_sync(all_lanes, is_first && own.axis == 1);
    if (lanes == 0) lanes = __ballot_sync(all_lanes, is_first);
  }
  const int from = __ffs(static_cast<int>(lanes)) - 1;
  const int code = __shfl_sync(all_lanes, own.axis + (own.side == Side::right ? 4 : 0), from);
  best.cost = __uint_as_float(least);
  best.position = __shfl_sync(all_lanes, own.position, from);
  best.axis = static_cast<std::int8_t>(code % 4);
  best.side = code < 4 ? Side::left : Side::right;
  return best;
}

}  // namespace ws::kdtree::cuda
