// Two pictures of the same size, seen from the same place, as one.
// SPDX-License-Identifier: MIT
#pragma once

#include "render/image.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace ws::app {

/// Left of a line a, right of it b; both beside each other; what differs, pixel by pixel.
enum class CompareMode { wipe, side, difference };
/// "wipe", "side", "difference", in the enum's order.
[[nodiscard]] const std::vector<std::string>& compare_mode_names();
[[nodiscard]] std::optional<CompareMode> compare_mode_named(std::string_view name);

/// The width of each of two pictures beside each other, with a gap between them, in `whole` pixels.
[[nodiscard]] int width_of_side(int whole, float scale);

/// `at`: which part of the width is a's, 0 to 1. The line is `line` wide, opaque, and stands within the picture. All of these
/// throw Error{invalid_argument} for pictures of unequal sizes.
[[nodiscard]] render::Image wiped(const render::Image& a, const render::Image& b, double at, int line,
                                  const std::array<std::uint8_t, 4>& color);
/// a on the left and b on the right of a picture that is `whole` wide; between them that colour.
[[nodiscard]] render::Image beside(const render::Image& a, const render::Image& b, int whole,
                                   const std::array<std::uint8_t, 4>& color);
/// Where both are the same, a in faint grey; elsewhere from dark red to white as the largest difference of a channel says.
[[nodiscard]] render::Image difference_of(const render::Image& a, const render::Image& b);

}  // namespace ws::app
