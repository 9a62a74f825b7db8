// Perceptually uniform colour maps by name, as kernels and the colour bar use them.
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

namespace ws {

/// 256 colours packed as palette.h packs them.
using ColorRamp = std::array<std::uint32_t, 256>;

/// "cividis", "viridis", "gray".
[[nodiscard]] const std::vector<std::string_view>& color_ramp_names();
/// Throws Error{invalid_argument} for an unknown name.
[[nodiscard]] const ColorRamp& color_ramp(std::string_view name);

}  // namespace ws
