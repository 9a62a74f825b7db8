// Where a number is in a short list.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/device/span.h"

#include <immintrin.h>

#include <cstdint>
#include <cstring>

namespace ws::triangulation {

inline constexpr std::uint32_t most_places = 64;

/// Bit by bit, the places of a number in a list of at most `most_places`.
[[nodiscard]] inline std::uint64_t places_in(Span<const std::uint32_t> list, std::uint32_t number) {
  using Eight = std::uint32_t __attribute__((vector_size(32)));
  constexpr std::size_t lanes = 8;
  std::uint64_t places = 0;
  if (list.size() < lanes) {
    for (std::size_t k = 0; k < list.size(); ++k) places |= std::uint64_t{list[k] == number} << k;
    return places;
  }
  const auto look_at = [&](std::size_t begin) {
    Eight numbers;
    std::memcpy(&numbers, list.data() + begin, sizeof numbers);
    const auto found = static_cast<unsigned>(_mm256_movemask_ps(reinterpret_cast<__m256>(numbers == number)));
    places |= std::uint64_t{found} << begin;
  };
  for (std::size_t begin = 0; begin + lanes < list.size(); begin += lanes) look_at(begin);
  look_at(list.size() - lanes);
  return places;
}

}  // namespace ws::triangulation
