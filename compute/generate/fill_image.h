// Fills an image pixel by pixel from values of 0…1.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/image.h"

#include <algorithm>

namespace ws::generate {

/// `value` of 0…1 as the pixel type has it: 255 · value rounded half up, or as it is.
inline void put(Image& image, std::size_t index, double value) {
  if (image.type() == PixelType::uint8)
    image.values<std::uint8_t>()[index] = static_cast<std::uint8_t>(std::clamp(value, 0.0, 1.0) * 255 + 0.5);
  else
    image.values<float>()[index] = static_cast<float>(value);
}

/// A grey image of value(x, y).
template <class Value>
[[nodiscard]] Image fill_grey(int width, int height, PixelType type, const Value& value) {
  Image image(width, height, 1, type);
  std::size_t i = 0;
  for (int y = 0; y < height; ++y)
    for (int x = 0; x < width; ++x) put(image, i++, value(x, y));
  return image;
}

}  // namespace ws::generate
