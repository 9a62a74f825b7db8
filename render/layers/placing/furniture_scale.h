// How large bars and legend are in a small picture: for what makes room for them.
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>

namespace ws::render {

/// The part of the picture's width that a line of the legend has: longer ones are wrapped.
inline constexpr double legend_share = 0.26;
inline constexpr double narrowest_legend_px = 165;  ///< at least

/// Small pictures get smaller bars and legends, so that they leave the data its room. Width and height in logical pixels.
[[nodiscard]] inline double furniture_scale(double width, double height) {
  constexpr double roomy_width = 640, roomy_height = 480, smallest = 0.78;
  return std::clamp(std::min(width / roomy_width, height / roomy_height), smallest, 1.0);
}

/// How large dots may be that shrink in small pictures: what lies between them is to be seen. All in logical pixels.
[[nodiscard]] inline float largest_dot(double width, double height) {
  constexpr double share = 0.022, least = 2;
  return static_cast<float>(std::max(least, share * std::min(width, height)));
}

}  // namespace ws::render
