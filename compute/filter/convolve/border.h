// What lies outside an image, on host and device alike.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/device/platform.h"
#include "compute/filter/params.h"

namespace ws::filter {

inline constexpr int outside = -1;

/// The index that stands for `i` along an axis of `n` ≥ 1 pixels, for any distance from it; `outside`: the value is 0.
/// zero 000|abcd|000 · replicate aaa|abcd|ddd · reflect cba|abcd|dcb · reflect-101 dcb|abcd|cba · wrap bcd|abcd|abc
[[nodiscard]] WS_HD constexpr int border_index(int i, int n, Border border) {
  if (i >= 0 && i < n) return i;
  switch (border) {
    case Border::zero:
      return outside;
    case Border::replicate:
      return i < 0 ? 0 : n - 1;
    case Border::wrap: {
      const int m = i % n;
      return m < 0 ? m + n : m;
    }
    case Border::reflect: {
      const int period = 2 * n;
      int m = i % period;
      if (m < 0) m += period;
      return m < n ? m : period - 1 - m;
    }
    case Border::reflect_101: {
      if (n == 1) return 0;
      const int period = 2 * n - 2;
      int m = i % period;
      if (m < 0) m += period;
      return m < n ? m : period - m;
    }
  }
  return outside;
}

}  // namespace ws::filter
