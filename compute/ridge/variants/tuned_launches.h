// Launches of the source's closest-ball kernel that were measured to be fastest, a line each. `warpscope bench ridge --case
// tune` (tune-double) prints such lines for the device that it runs on; what is not listed takes the source's rule (launch.h).
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <initializer_list>

namespace ws::ridge {

struct Launch {
  std::uint32_t block_size = 64;
  std::uint32_t items_per_thread = 1;  ///< a power of two up to 8
};

struct TunedLaunch {
  int capability;  ///< 90 for compute capability 9.0
  std::size_t dimension, value_bytes;
  Launch launch;
};

inline constexpr std::initializer_list<TunedLaunch> tuned_launches{
    // {90, 2, 4, {64, 8}}: compute capability 9.0, two dimensions, float: 64 threads of 8 points
};

}  // namespace ws::ridge
