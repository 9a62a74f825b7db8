// Sorts keys with a value each on all threads: digit by digit, stable, in blocks that count and then scatter.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/executor_cpu.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <vector>

namespace ws::ridge {

/// By the low `bits` of the keys, which are all that may be set. Cost O(size · bits / 11); needs as much memory again.
inline void radix_sort(CpuExecutor& exec, HostBuffer<std::uint64_t>& keys, HostBuffer<std::uint32_t>& values, int bits) {
  constexpr int digit_bits = 11;
  constexpr std::size_t digits = std::size_t(1) << digit_bits, smallest_block = 1 << 14;
  const std::size_t size = keys.size();
  const std::size_t block = std::max(smallest_block, (size + 4 * exec.thread_count() - 1) / (4 * exec.thread_count()));
  const std::size_t block_count = (size + block - 1) / block;
  HostBuffer<std::uint64_t> other_keys(size);
  HostBuffer<std::uint32_t> other_values(size);
  std::vector<std::array<std::uint32_t, digits>> places(block_count);
  for (int shift = 0; shift < bits; shift += digit_bits) {
    const auto digit = [&](std::size_t i) { return keys[i] >> shift & (digits - 1); };
    exec.for_ranges("sort by cell", block_count, 1, [&](std::size_t b, std::size_t) {
      places[b].fill(0);
      for (std::size_t i = b * block; i < std::min(size, (b + 1) * block); ++i) ++places[b][digit(i)];
    });
    std::uint32_t place = 0;
    for (std::size_t v = 0; v < digits; ++v)
      for (auto& of_block : places) place += std::exchange(of_block[v], place);
    exec.for_ranges("sort by cell", block_count, 1, [&](std::size_t b, std::size_t) {
      for (std::size_t i = b * block; i < std::min(size, (b + 1) * block); ++i) {
        const std::uint32_t to = places[b][digit(i)]++;
        other_keys[to] = keys[i];
        other_values[to] = values[i];
      }
    });
    keys.swap(other_keys);
    values.swap(other_values);
  }
}

}  // namespace ws::ridge
