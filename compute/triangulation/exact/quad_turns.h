// Four orientations at once, as far as the filter in doubles decides them. For the CPU.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/triangulation/exact/predicates.h"

#include <immintrin.h>

#include <cstdint>
#include <cstring>

namespace ws::triangulation {

// Sources that call these functions are compiled for AVX too (the checks of headers, which call nothing, are not).
#pragma GCC diagnostic ignored "-Wpsabi"

using Quad = double __attribute__((vector_size(32)));
using QuadBits = std::int64_t __attribute__((vector_size(32)));  ///< all or none in each lane
inline constexpr std::uint32_t quad_size = 4;

[[nodiscard]] inline Quad quad_at(const double* numbers) {
  Quad quad;
  std::memcpy(&quad, numbers, sizeof quad);
  return quad;
}
[[nodiscard]] inline Quad size_of(Quad numbers) { return numbers < 0 ? -numbers : numbers; }
[[nodiscard]] inline bool any_of(QuadBits bits) { return _mm256_movemask_pd(reinterpret_cast<__m256d>(bits)) != 0; }

/// `orientation` of three points, given the ways from the first to the second (b) and to the third (c).
struct QuadTurns {
  QuadBits is_left, is_sure;  ///< where it is sure, as exact as `orientation`

  QuadTurns(Quad b_x, Quad b_y, Quad c_x, Quad c_y) {
    const Quad left = b_x * c_y, right = b_y * c_x, determinant = left - right,
               bound = (size_of(left) + size_of(right)) * orientation_bound;
    is_left = determinant > bound;
    is_sure = is_left | (-determinant > bound);
  }
};

}  // namespace ws::triangulation
