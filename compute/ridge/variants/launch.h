// How the source's closest-ball kernel is launched: as the parameters say, else as was measured on devices of this capability,
// else by the source's rule.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/ridge/variants/params.h"
#include "compute/ridge/variants/tuned_launches.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <initializer_list>

namespace ws::ridge {

/// What is launched: the compute capability times ten, and the points' dimension and bytes of a coordinate.
struct LaunchFor {
  int capability;
  std::size_t dimension, value_bytes;
};

/// The source's rule: 64 threads, and 30 registers for the points of a thread.
[[nodiscard]] constexpr Launch launch_by_rule(const LaunchFor& what) {
  constexpr std::size_t registers = 30;
  const std::size_t words = std::max<std::size_t>(1, what.dimension * what.value_bytes / 4);
  return {64, static_cast<std::uint32_t>(registers / words)};
}

[[nodiscard]] constexpr Launch launch_for(const LaunchFor& what, const VariantParameters& given,
                                          std::initializer_list<TunedLaunch> table = tuned_launches) {
  Launch launch = launch_by_rule(what);
  for (const TunedLaunch& row : table)
    if (row.capability == what.capability && row.dimension == what.dimension && row.value_bytes == what.value_bytes)
      launch = row.launch;
  if (given.block_size > 0) launch.block_size = static_cast<std::uint32_t>(given.block_size + 31) / 32 * 32;
  const std::uint32_t items =
      given.items_per_thread > 0 ? static_cast<std::uint32_t>(given.items_per_thread) : launch.items_per_thread;
  launch.items_per_thread = 1;
  while (launch.items_per_thread < 8 && launch.items_per_thread * 2 <= items) launch.items_per_thread *= 2;
  return launch;
}

}  // namespace ws::ridge
