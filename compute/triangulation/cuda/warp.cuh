// A warp as a group of lanes in step (look_around.h).
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/device/platform.h"

#include <cooperative_groups.h>
#include <cooperative_groups/reduce.h>

#include <cstdint>

namespace ws::triangulation {

struct Warp {
  static constexpr std::uint32_t lane_count = 32, all = 0xFFFFFFFFu;

  [[nodiscard]] WS_DEVICE std::uint32_t lane() const { return threadIdx.x % lane_count; }
  WS_DEVICE void sync() const { __syncwarp(); }
  [[nodiscard]] WS_DEVICE bool any(bool flag) const { return __any_sync(all, flag); }
  [[nodiscard]] WS_DEVICE std::uint32_t count(bool flag) const { return __popc(__ballot_sync(all, flag)); }
  [[nodiscard]] WS_DEVICE std::uint32_t count_before(bool flag) const {
    return __popc(__ballot_sync(all, flag) & ((1u << lane()) - 1));
  }
  [[nodiscard]] WS_DEVICE std::uint32_t least(std::uint32_t value) const {
    return cooperative_groups::reduce(lanes(), value, cooperative_groups::less<std::uint32_t>());
  }
  /// Of numbers that are not negative: their bits are in their order.
  [[nodiscard]] WS_DEVICE double least(double value) const {
    const std::uint32_t least_high = least(high_bits(value));
    return double_of(least_high, least(high_bits(value) == least_high ? low_bits(value) : all));
  }
  /// The same.
  [[nodiscard]] WS_DEVICE double greatest(double value) const {
    const std::uint32_t greatest_high = greatest(high_bits(value));
    return double_of(greatest_high, greatest(high_bits(value) == greatest_high ? low_bits(value) : 0u));
  }
  /// Of lane 0.
  template <class T>
  [[nodiscard]] WS_DEVICE T first(T value) const {
    return __shfl_sync(all, value, 0);
  }

 private:
  [[nodiscard]] WS_DEVICE static cooperative_groups::thread_block_tile<lane_count, cooperative_groups::thread_block> lanes() {
    return cooperative_groups::tiled_partition<lane_count>(cooperative_groups::this_thread_block());
  }
  [[nodiscard]] WS_DEVICE std::uint32_t greatest(std::uint32_t value) const {
    return cooperative_groups::reduce(lanes(), value, cooperative_groups::greater<std::uint32_t>());
  }
  [[nodiscard]] WS_DEVICE static std::uint32_t high_bits(double value) {
    return static_cast<std::uint32_t>(__double2hiint(value));
  }
  [[nodiscard]] WS_DEVICE static std::uint32_t low_bits(double value) {
    return static_cast<std::uint32_t>(__double2loint(value));
  }
  [[nodiscard]] WS_DEVICE static double double_of(std::uint32_t high, std::uint32_t low) {
    return __hiloint2double(static_cast<int>(high), static_cast<int>(low));
  }
};

}  // namespace ws::triangulation
