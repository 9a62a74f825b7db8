// Perceptually uniform colour maps by name.
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

namespace ws::render {

using Rgba = std::array<std::uint8_t, 4>;

/// "cividis", "viridis", "gray".
[[nodiscard]] const std::vector<std::string_view>& color_map_names();
/// 256 entries; throws Error{invalid_argument} for an unknown name.
[[nodiscard]] std::array<Rgba, 256> color_map(std::string_view name);

}  // namespace ws::render
