// How large the histogram in the lower left corner is: for what is placed above it.
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>

namespace ws::render {

inline constexpr double inset_margin_px = 14, inset_padding_px = 9, inset_line_px = 18;  // logical
inline constexpr double triad_px = 96;  // logical: the three axes of a picture in space stand in the corner itself

/// Its bars, in pixels: `px` of them are a logical one.
[[nodiscard]] inline double inset_bars_height(double picture_height, double px) {
  constexpr double tallest = 130, share = 0.24;
  return std::min(tallest * px, share * picture_height);
}
[[nodiscard]] inline double inset_bars_width(double picture_width, double px) {
  constexpr double widest = 340, share = 0.3;
  return std::min(widest * px, share * picture_width);
}
/// With title and axis.
[[nodiscard]] inline double inset_height(double picture_height, double px) {
  return inset_bars_height(picture_height, px) + 2 * (inset_line_px + inset_padding_px) * px;
}

}  // namespace ws::render
