// SPDX-License-Identifier: MIT
#include "compute/generate/lattice_noise.h"

#include <cmath>

namespace ws::generate {

namespace {

/// The finaliser of MurmurHash3 (Appleby, public domain), over the three mixed by odd constants.
double hashed(std::int64_t x, std::int64_t y, std::uint32_t seed) {
  std::uint32_t h =
      static_cast<std::uint32_t>(x) * 0x9e3779b1u ^ static_cast<std::uint32_t>(y) * 0x85ebca77u ^ seed * 0xc2b2ae3du;
  h = (h ^ (h >> 16)) * 0x85ebca6bu;
  h = (h ^ (h >> 13)) * 0xc2b2ae35u;
  return static_cast<double>(h ^ (h >> 16)) * 0x1p-32;
}

double smooth(double t) { return t * t * t * (t * (t * 6 - 15) + 10); }

double mix(double a, double b, double t) { return a + (b - a) * t; }

}  // namespace

double lattice_noise(double x, double y, std::uint32_t seed) {
  const double left = std::floor(x), top = std::floor(y);
  const auto i = static_cast<std::int64_t>(left), j = static_cast<std::int64_t>(top);
  const double u = smooth(x - left), v = smooth(y - top);
  return mix(mix(hashed(i, j, seed), hashed(i + 1, j, seed), u), mix(hashed(i, j + 1, seed), hashed(i + 1, j + 1, seed), u), v);
}

double fractal_noise(double x, double y, int octaves, std::uint32_t seed) {
  double sum = 0, weight = 0.5, total = 0;
  for (int octave = 0; octave < octaves; ++octave) {
    sum += weight * lattice_noise(x, y, seed + static_cast<std::uint32_t>(octave));
    total += weight;
    // Turned by the angle of a 3-4-5 triangle, so that the lattices' axes do not add up.
    const double turned = 2 * (0.8 * x - 0.6 * y);
    y = 2 * (0.6 * x + 0.8 * y);
    x = turned;
    weight /= 2;
  }
  return sum / total;
}

}  // namespace ws::generate
