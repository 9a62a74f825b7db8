// Scenes for the CUDA builders' tests and benches: soups, grids, sheets, a bumpy closed mesh.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/kdtree/tree/geometry.h"

#include <array>
#include <cmath>
#include <cstdint>
#include <random>
#include <vector>

namespace ws::kdtree::testing {

inline Triangles soup(std::size_t count, float edge, std::uint32_t seed = 1, float size = 1) {
  std::mt19937 random(seed);
  const auto uniform = [&] { return float(random() >> 8) * 0x1p-24f; };
  Triangles triangles(count);
  for (Triangle& t : triangles) {
    const Vec3 p{uniform(), uniform(), uniform()};
    for (Vec3* corner : {&t.a, &t.b, &t.c})
      *corner = (p + Vec3{uniform() - 0.5f, uniform() - 0.5f, uniform() - 0.5f} * edge) * size;
  }
  return triangles;
}

/// Twelve triangles a box, all coordinates on a lattice.
inline Triangles boxes(int per_side) {
  Triangles triangles;
  for (int i = 0; i < per_side * per_side * per_side; ++i) {
    const Vec3 low{float(i % per_side) * 2, float(i / per_side % per_side) * 2, float(i / per_side / per_side) * 2};
    const auto corner = [&](int k) { return low + Vec3{float(k & 1), float(k >> 1 & 1), float(k >> 2 & 1)}; };
    for (const auto& f : {std::array{0, 1, 3, 2}, {4, 5, 7, 6}, {0, 1, 5, 4}, {2, 3, 7, 6}, {0, 2, 6, 4}, {1, 3, 7, 5}}) {
      triangles.push_back({corner(f[0]), corner(f[1]), corner(f[2])});
      triangles.push_back({corner(f[0]), corner(f[2]), corner(f[3])});
    }
  }
  return triangles;
}

/// A flat square of 2 n² triangles.
inline Triangles sheet(int n) {
  Triangles triangles;
  for (int i = 0; i < n * n; ++i) {
    const auto x = float(i % n), y = float(i / n);
    triangles.push_back({{x, y, 1}, {x + 1, y, 1}, {x + 1, y + 1, 1}});
    triangles.push_back({{x, y, 1}, {x + 1, y + 1, 1}, {x, y + 1, 1}});
  }
  return triangles;
}

/// A closed mesh of about 2 · rings · 2 · rings triangles with bumps, in no particular order in space.
inline Triangles bumpy(int rings) {
  const int around = 2 * rings;
  const auto coordinate = [](double x) { return float(x) + 0.0f; };  // no negative zero
  const auto at = [&](int i, int j) {
    const double theta = 3.14159265358979 * i / rings, phi = 2 * 3.14159265358979 * (j % around) / around;
    const double r = 1 + 0.15 * std::sin(7 * theta) * std::cos(5 * phi) + 0.03 * std::sin(31 * phi) * std::sin(23 * theta);
    return Vec3{coordinate(r * std::sin(theta) * std::cos(phi)), coordinate(r * std::sin(theta) * std::sin(phi)),
                coordinate(r * std::cos(theta))};
  };
  Triangles triangles;
  for (int i = 0; i < rings; ++i)
    for (int j = 0; j < around; ++j) {
      if (i > 0) triangles.push_back({at(i, j), at(i + 1, j), at(i, j + 1)});
      if (i + 1 < rings) triangles.push_back({at(i + 1, j), at(i + 1, j + 1), at(i, j + 1)});
    }
  return triangles;
}

}  // namespace ws::kdtree::testing
