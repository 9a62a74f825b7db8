// Ink for light ground: paper, and light themes.
// SPDX-License-Identifier: MIT
#pragma once

#include "render/scene/color_maps.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>

namespace ws::render {

/// What is light and nearly grey, as white dots are, becomes as dark; colours stay. The same as inked() of the shaders.
[[nodiscard]] inline Rgba on_light(Rgba rgba) {
  const double high = std::max({rgba[0], rgba[1], rgba[2]}) / 255.0, low = std::min({rgba[0], rgba[1], rgba[2]}) / 255.0;
  const double light = 0.5 * (high + low), grey = std::clamp((0.35 - (high - low)) / 0.2, 0.0, 1.0);
  if (light > 0.5)
    for (std::size_t k = 0; k < 3; ++k)
      rgba[k] = static_cast<std::uint8_t>(std::lround(rgba[k] * std::lerp(1.0, (1 - light) / light, grey)));
  return rgba;
}

}  // namespace ws::render
