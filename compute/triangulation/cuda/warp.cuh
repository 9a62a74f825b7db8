// A warp as a group of lanes in step (look_around.h).
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/device/platform.h"

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
#if __CUDA_ARCH__ >= 800
    return __reduce_min_sync(all, value);
#else
    return least_by_steps(value);
#endif
  }
  /// Of numbers that are not negative: their bits are in their order.
  [[nodiscard]] WS_DEVICE double least(double value) const {
#if __CUDA_ARCH__ >= 800
    const auto high = static_cast<std::uint32_t>(__double2hiint(value)),
               low = static_cast<std::uint32_t>(__double2loint(value));
    const std::uint32_t least_high = __reduce_min_sync(all, high);
    const std::uint32_t least_low = __reduce_min_sync(all, high == least_high ? low : all);
    return __hiloint2double(static_cast<int>(least_high), static_cast<int>(least_low));
#else
    return least_by_steps(value);
#endif
  }
  /// The same.
  [[nodiscard]] WS_DEVICE double greatest(double value) const {
#if __CUDA_ARCH__ >= 800
    const auto high = static_cast<std::uint32_t>(__double2hiint(value)),
               low = static_cast<std::uint32_t>(__double2loint(value));
    const std::uint32_t greatest_high = __reduce_max_sync(all, high);
    const std::uint32_t greatest_low = __reduce_max_sync(all, high == greatest_high ? low : 0);
    return __hiloint2double(static_cast<int>(greatest_high), static_cast<int>(greatest_low));
#else
    for (int offset = 16; offset > 0; offset /= 2) {
      const double other = __shfl_xor_sync(all, value, offset);
      value = other > value ? other : value;
    }
    return value;
#endif
  }
  /// Of lane 0.
  template <class T>
  [[nodiscard]] WS_DEVICE T first(T value) const {
    return __shfl_sync(all, value, 0);
  }

 private:
  template <class T>
  [[nodiscard]] WS_DEVICE T least_by_steps(T value) const {
    for (int offset = 16; offset > 0; offset /= 2) {
      const T other = __shfl_xor_sync(all, value, offset);
      value = other < value ? other : value;
    }
    return value;
  }
};

}  // namespace ws::triangulation
