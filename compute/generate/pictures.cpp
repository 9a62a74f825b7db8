// Test patterns and noise.
// SPDX-License-Identifier: MIT
#include "compute/generate/pictures.h"

#include "compute/generate/fill_image.h"
#include "compute/generate/portable_math.h"

#include <cmath>

namespace ws::generate {

Image zone_plate(int width, int height, PixelType type) {
  const double middle_x = (width - 1) / 2.0, middle_y = (height - 1) / 2.0, longer = std::max(width, height);
  return fill_grey(width, height, type, [&](int x, int y) {
    const double square = (x - middle_x) * (x - middle_x) + (y - middle_y) * (y - middle_y);
    return 0.5 + 0.5 * portable_cos(pi * std::fmod(square / longer, 2.0));  // fmod is exact: a small angle, whatever the size
  });
}

Image impulse(int width, int height, PixelType type) {
  return fill_grey(width, height, type, [&](int x, int y) { return x == width / 2 && y == height / 2 ? 1.0 : 0.0; });
}

Image step_edge(int width, int height, PixelType type) {
  return fill_grey(width, height, type, [&](int x, int) { return x >= width / 2 ? 1.0 : 0.0; });
}

Image checkerboard(int width, int height, int cell, PixelType type) {
  return fill_grey(width, height, type, [&](int x, int y) { return (x / cell + y / cell) % 2 ? 1.0 : 0.0; });
}

Image noise(int width, int height, int channels, PixelType type, Random& random) {
  constexpr std::uint64_t most = 255;
  Image image = make_image(width, height, channels, type);
  for (std::size_t i = 0; i < image.value_count(); ++i)
    if (type == PixelType::uint8)
      image.values<std::uint8_t>()[i] = static_cast<std::uint8_t>(random.integer(most));
    else
      image.values<float>()[i] = static_cast<float>(random.integer((std::uint64_t{1} << 24) - 1)) * 0x1p-24f;
  return image;
}

}  // namespace ws::generate
