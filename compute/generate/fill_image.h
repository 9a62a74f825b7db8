// Makes images, and fills them pixel by pixel from values of 0…1.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/data/image.h"
#include "compute/core/device/memory.h"
#include "compute/core/run/error.h"
#include "compute/core/words/told.h"

#include <algorithm>
#include <string>

namespace ws::generate {

/// Uninitialised. Throws Error{out_of_memory} before the system runs out of it.
[[nodiscard]] inline Image make_image(int width, int height, int channels, PixelType type) {
  const std::size_t bytes = std::size_t(width) * std::size_t(height) * std::size_t(channels) * bytes_of(type);
  if (bytes > free_host_bytes())
    throw Error(ErrorKind::out_of_memory,
                told("an image of {} MB is to be made, {} MB of memory are there", bytes >> 20, free_host_bytes() >> 20),
                said("--width and --height make it smaller"));
  return {width, height, channels, type};
}

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
  Image image = make_image(width, height, 1, type);
  std::size_t i = 0;
  for (int y = 0; y < height; ++y)
    for (int x = 0; x < width; ++x) put(image, i++, value(x, y));
  return image;
}

}  // namespace ws::generate
