// Smooth noise of the plane, from hashed lattice points: the same bits on every machine, at any point without a state.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

namespace ws::generate {

/// In 0…1, smooth; features of size 1.
[[nodiscard]] double lattice_noise(double x, double y, std::uint32_t seed);
/// The sum of `octaves` of it, each of half the size and strength of the one before; in 0…1.
[[nodiscard]] double fractal_noise(double x, double y, int octaves, std::uint32_t seed);

}  // namespace ws::generate
