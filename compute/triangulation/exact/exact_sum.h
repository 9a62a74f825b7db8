// Sums of lengths in about 100 bits, with an exact comparison behind them for those that are nearer than that.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/triangulation/exact/length.h"
#include "compute/triangulation/exact/root_sums.h"

namespace ws::triangulation {

/// Two sums of up to a million lengths are certainly different if they differ by more than this, relatively.
inline constexpr double doubt_of_sums = 0x1p-74;

/// −1 or +1 where the first sum is certainly smaller or larger; 0: the pairs of doubles do not tell.
[[nodiscard]] inline int compare_roughly(DoubleDouble a, DoubleDouble b) {
  const double difference = (a.high - b.high) + (a.low - b.low), doubt = doubt_of_sums * (a.high + b.high);
  return difference > doubt ? 1 : difference < -doubt ? -1 : 0;
}

}  // namespace ws::triangulation
