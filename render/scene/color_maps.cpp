// SPDX-License-Identifier: MIT
#include "render/scene/color_maps.h"

#include "compute/core/result/color_map.h"

namespace ws::render {

const std::vector<std::string_view>& color_map_names() { return color_ramp_names(); }

std::array<Rgba, 256> color_map(std::string_view name) {
  std::array<Rgba, 256> map{};
  const ColorRamp& ramp = color_ramp(name);
  for (std::size_t i = 0; i < map.size(); ++i)
    map[i] = {static_cast<std::uint8_t>(ramp[i]), static_cast<std::uint8_t>(ramp[i] >> 8),
              static_cast<std::uint8_t>(ramp[i] >> 16), 255};
  return map;
}

}  // namespace ws::render
