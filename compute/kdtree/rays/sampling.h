// Numbers that look random and are the same everywhere: functions of pixel, sample and purpose.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/kdtree/tree/geometry.h"

#include <cmath>
#include <cstdint>

namespace ws::kdtree {

/// Scatters the bits of x (C. Wellons's lowbias32).
[[nodiscard]] WS_HD inline std::uint32_t scattered(std::uint32_t x) {
  x = (x ^ x >> 16) * 0x7feb352du;
  x = (x ^ x >> 15) * 0x846ca68bu;
  return x ^ x >> 16;
}

namespace detail {

[[nodiscard]] WS_HD inline std::uint32_t reversed(std::uint32_t x) {
  x = x >> 16 | x << 16;
  x = (x & 0xff00ff00u) >> 8 | (x & 0x00ff00ffu) << 8;
  x = (x & 0xf0f0f0f0u) >> 4 | (x & 0x0f0f0f0fu) << 4;
  x = (x & 0xccccccccu) >> 2 | (x & 0x33333333u) << 2;
  return (x & 0xaaaaaaaau) >> 1 | (x & 0x55555555u) << 1;
}

/// Owen's scrambling of the reversed bits (Laine and Karras 2011, with N. Vegdahl's constants).
[[nodiscard]] WS_HD inline std::uint32_t scrambled(std::uint32_t x, std::uint32_t seed) {
  x ^= x * 0x3d20adeau;
  x += seed;
  x *= (seed >> 16) | 1u;
  x ^= x * 0x05526c56u;
  x ^= x * 0x53a22864u;
  return x;
}

/// The bits of Sobol's second dimension, reversed, for index x: a product with Pascal's triangle modulo 2.
[[nodiscard]] WS_HD inline std::uint32_t pascal(std::uint32_t x) {
  x ^= (x & 0xaaaaaaaau) >> 1;
  x ^= (x & 0xccccccccu) >> 2;
  x ^= (x & 0xf0f0f0f0u) >> 4;
  x ^= (x & 0xff00ff00u) >> 8;
  return x ^ x >> 16;
}

[[nodiscard]] WS_HD inline float unit_number(std::uint32_t x) { return static_cast<float>(x >> 8) * 0x1p-24f; }

}  // namespace detail

/// A point of the unit square: sample `index` of a sequence that fills it evenly (Sobol, scrambled after Burley 2020), another
/// one for each pixel and purpose.
struct Square {
  float x, y;
};
[[nodiscard]] WS_HD inline Square square_sample(std::uint32_t pixel, std::uint32_t index, std::uint32_t purpose) {
  const std::uint32_t seed = scattered(pixel * 0x9e3779b9u + scattered(purpose + 1));
  const std::uint32_t shuffled = detail::reversed(detail::scrambled(detail::reversed(index), seed));
  const std::uint32_t x = detail::reversed(detail::scrambled(shuffled, scattered(seed ^ 0x5bd1e995u)));
  const std::uint32_t y = detail::reversed(detail::scrambled(detail::pascal(shuffled), scattered(seed ^ 0xc2b2ae35u)));
  return {detail::unit_number(x), detail::unit_number(y)};
}

/// Cosine and sine of a part of a turn in [0, 1], within 10⁻⁶.
struct Turned {
  float cosine, sine;
};
[[nodiscard]] WS_HD inline Turned turned(float part) {
  const int quarter = static_cast<int>(part * 4 + 0.5f);
  const float a = (part * 4 - static_cast<float>(quarter)) * 1.57079633f, s = a * a;
  const float sine = a * (1 + s * (-0.166666667f + s * (0.00833333333f - s * 0.000198412698f)));
  const float cosine = 1 + s * (-0.5f + s * (0.0416666667f + s * (-0.00138888889f + s * 2.48015873e-5f)));
  switch (quarter & 3) {
    case 0:
      return {cosine, sine};
    case 1:
      return {-sine, cosine};
    case 2:
      return {-cosine, -sine};
    default:
      return {sine, -cosine};
  }
}

/// Around the unit vector n, a direction whose density is its cosine to n.
[[nodiscard]] WS_HD inline Vec3 hemisphere_direction(Vec3 n, Square at) {
  const float sign = n.z >= 0 ? 1.0f : -1.0f, a = -1 / (sign + n.z), b = n.x * n.y * a;  // Duff and others 2017
  const Vec3 first{1 + sign * n.x * n.x * a, sign * b, -sign * n.x}, second{b, sign + n.y * n.y * a, -n.y};
  const Turned turn = turned(at.x);
  const float radius = std::sqrt(at.y), height = std::sqrt(larger(0.0f, 1 - at.y));
  return first * (radius * turn.cosine) + second * (radius * turn.sine) + n * height;
}

}  // namespace ws::kdtree
