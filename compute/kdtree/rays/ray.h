// Rays and what they hit: a watertight test (Woop, Benthin and Wald 2013) that host and device round alike.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/kdtree/tree/geometry.h"

#include <cstdint>
#include <limits>

namespace ws::kdtree {

inline constexpr std::uint32_t no_triangle = 0xffffffffu;

struct Ray {
  Vec3 origin, direction;  ///< the direction need not have length 1; a zero direction hits nothing
  float t_min = 0, t_max = std::numeric_limits<float>::infinity();
};

/// The nearest hit: where several triangles are hit at one distance, the one with the smallest number.
struct Hit {
  float t = std::numeric_limits<float>::infinity();
  std::uint32_t triangle = no_triangle;
  float u = 0, v = 0;  ///< weights of the second and third corner

  [[nodiscard]] WS_HD bool exists() const { return triangle != no_triangle; }
};

/// What a ray met on its way.
struct RayCounts {
  std::uint32_t inner = 0, leaves = 0, tests = 0;
};

}  // namespace ws::kdtree
