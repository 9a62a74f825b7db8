// Launches of the source's closest-ball kernel that were measured to be fastest. `warpscope bench ridge --case
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
    {90, 2, 4, {128, 2}}, {90, 3, 4, {256, 2}}, {90, 4, 4, {128, 1}}, {90, 5, 4, {256, 2}}, {90, 6, 4, {512, 1}},
    {90, 2, 8, {128, 2}}, {90, 3, 8, {128, 1}}, {90, 4, 8, {128, 1}}, {90, 5, 8, {128, 1}}, {90, 6, 8, {128, 1}},
};

}  // namespace ws::ridge
