// Images: test patterns, noise, and a made-up photograph.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/data/image.h"
#include "compute/generate/random.h"

namespace ws::generate {

/// cos(π r² / n) about the middle, n the longer side: from a slow centre to one period in two pixels at its ends.
[[nodiscard]] Image zone_plate(int width, int height, PixelType type);
/// One white pixel in the middle of black.
[[nodiscard]] Image impulse(int width, int height, PixelType type);
/// Black on the left, white from the middle on.
[[nodiscard]] Image step_edge(int width, int height, PixelType type);
[[nodiscard]] Image checkerboard(int width, int height, int cell, PixelType type);
/// Each value by itself: 0…255 evenly, or [0, 1).
[[nodiscard]] Image noise(int width, int height, int channels, PixelType type, Random& random);
/// Balloons over a lake in the evening: edges, smooth shading, texture, all colours. `seed` makes other mountains and clouds.
[[nodiscard]] Image photo_like(int width, int height, std::uint64_t seed, PixelType type);

}  // namespace ws::generate
