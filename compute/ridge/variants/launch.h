// How the source's closest-ball kernel is launched: as the parameters say, else by the source's rule.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/ridge/variants/params.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>

namespace ws::ridge {

struct Launch {
  std::uint32_t block_size = 64;
  std::uint32_t items_per_thread = 1;  ///< a power of two up to 8
};

/// The rule: 64 threads, and 30 registers for the points of a thread. `warpscope bench ridge --case tune-…` measures others.
[[nodiscard]] constexpr Launch launch_for(std::size_t dimension, std::size_t value_bytes, const VariantParameters& given) {
  constexpr std::size_t registers = 30;
  const std::size_t words = std::max<std::size_t>(1, dimension * value_bytes / 4);
  const std::size_t items = given.items_per_thread > 0 ? static_cast<std::size_t>(given.items_per_thread) : registers / words;
  Launch launch;
  if (given.block_size > 0) launch.block_size = static_cast<std::uint32_t>(given.block_size);
  while (launch.items_per_thread < 8 && launch.items_per_thread * 2 <= items) launch.items_per_thread *= 2;
  return launch;
}

}  // namespace ws::ridge
