// How values become colours and histogram bins, for host and device alike.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/device/platform.h"

#include <cmath>
#include <cstdint>

namespace ws::filter {

/// shade = scale · value + offset, in 0 … 255.
struct Shading {
  float scale, offset;
};
[[nodiscard]] constexpr Shading shading(double gain, bool is_signed, double white) {
  return is_signed ? Shading{float(127.5 * gain / white), 127.5f} : Shading{float(255.0 * gain / white), 0.0f};
}
[[nodiscard]] WS_HD inline std::uint32_t shade(float value, const Shading& s) {
  const float level = fmaf(value, s.scale, s.offset);
  return level >= 255.0f ? 255u : level > 0.0f ? std::uint32_t(level + 0.5f) : 0u;
}

/// What a NaN is drawn as, so that it cannot be mistaken for a value: opaque magenta, as a little-endian RGBA8 word.
inline constexpr std::uint32_t nan_colour = 0xffff00ffu;

[[nodiscard]] WS_HD constexpr std::uint32_t rgba(std::uint32_t red, std::uint32_t green, std::uint32_t blue) {
  return red | green << 8 | blue << 16 | 0xff000000u;
}

/// The colour of one pixel, of 1 (grey) or at least 3 channels (red, green, blue; a fourth, alpha, is not drawn).
/// `value(channel)` gives the values.
template <class Value>
[[nodiscard]] WS_HD std::uint32_t colour_of(int channels, const Shading& s, const Value& value) {
  const float red = value(0);
  if (channels < 3) {
    if (red != red) return nan_colour;
    const std::uint32_t grey = shade(red, s);
    return rgba(grey, grey, grey);
  }
  const float green = value(1), blue = value(2);
  if (red != red || green != green || blue != blue) return nan_colour;
  return rgba(shade(red, s), shade(green, s), shade(blue, s));
}

/// Which of 256 bins over [0, white] a value that is not NaN falls into; what lies outside goes to the end bins.
[[nodiscard]] WS_HD inline int histogram_bin(float value, float bins_per_unit) {
  const float bin = value * bins_per_unit;
  return bin >= 255.0f ? 255 : bin > 0.0f ? int(bin) : 0;
}

}  // namespace ws::filter
