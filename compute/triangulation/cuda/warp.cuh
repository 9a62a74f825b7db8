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
  template <class T>
  [[nodiscard]] WS_DEVICE T least(T value) const {
    for (int offset = 16; offset > 0; offset /= 2) {
      const T other = __shfl_xor_sync(all, value, offset);
      value = other < value ? other : value;
    }
    return value;
  }
  [[nodiscard]] WS_DEVICE double greatest(double value) const {
    for (int offset = 16; offset > 0; offset /= 2) {
      const double other = __shfl_xor_sync(all, value, offset);
      value = other > value ? other : value;
    }
    return value;
  }
  /// Of lane 0.
  template <class T>
  [[nodiscard]] WS_DEVICE T first(T value) const {
    return __shfl_sync(all, value, 0);
  }
};

}  // namespace ws::triangulation
