// Sorts keys with a value each on all threads of the host: digit by digit, stable, in blocks that count and then scatter.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/device/executor_cpu.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <string_view>
#include <utility>
#include <vector>

namespace ws {

/// By the low `bits` of the keys, which are unsigned and have no other bits set. Keys and values are arrays of one size, less
/// than 2^32, as vectors or buffers. `label`: of the operation in the table of times. Cost O(size · bits / 11); needs as much
/// memory again. Throws Cancelled; keys and values may then be lost.
template <class Keys, class Values>
void radix_sort(CpuExecutor& executor, std::string_view label, Keys& keys, Values& values, int bits) {
  constexpr int most_digit_bits = 11;
  constexpr std::size_t most_digits = std::size_t(1) << most_digit_bits, smallest_block = 1 << 13;
  // As few digits as can be, all of about the same length: short ones have small tables.
  const int digit_count = std::max(1, (bits + most_digit_bits - 1) / most_digit_bits);
  const int digit_bits = (bits + digit_count - 1) / digit_count;
  const std::size_t digits = std::size_t(1) << digit_bits;
  const std::size_t size = keys.size(), wanted_blocks = 4 * executor.thread_count();
  const std::size_t block = std::max(smallest_block, (size + wanted_blocks - 1) / wanted_blocks);
  const std::size_t block_count = (size + block - 1) / block;
  Keys other_keys(size);
  Values other_values(size);
  std::vector<std::array<std::uint32_t, most_digits>> places(block_count);
  for (int shift = 0; shift < bits; shift += digit_bits) {
    const auto digit = [&](std::size_t i) { return static_cast<std::size_t>(keys[i] >> shift & (digits - 1)); };
    executor.for_ranges(label, block_count, 1, [&](std::size_t b, std::size_t) {
      std::fill_n(places[b].begin(), digits, 0u);
      for (std::size_t i = b * block; i < std::min(size, (b + 1) * block); ++i) ++places[b][digit(i)];
    });
    std::uint32_t place = 0;
    for (std::size_t v = 0; v < digits; ++v)
      for (auto& of_block : places) place += std::exchange(of_block[v], place);
    executor.for_ranges(label, block_count, 1, [&](std::size_t b, std::size_t) {
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

}  // namespace ws
