// Axis-aligned boxes of any dimension, for the CPU and the device.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/device/platform.h"

#include <array>
#include <cstddef>

namespace ws {

/// Smallest and largest coordinates. A box grows from its first point, {point, point}: there is no empty one.
template <class T, std::size_t Dimension>
struct Box {
  std::array<T, Dimension> low{}, high{};

  /// Of numbers that are equal, such as 0 and −0, the one that is there already stays.
  WS_HD void add(const std::array<T, Dimension>& point) { add(Box{point, point}); }
  WS_HD void add(const Box& other) {
    for (std::size_t k = 0; k < Dimension; ++k) {
      low[k] = other.low[k] < low[k] ? other.low[k] : low[k];
      high[k] = other.high[k] > high[k] ? other.high[k] : high[k];
    }
  }
};

}  // namespace ws
