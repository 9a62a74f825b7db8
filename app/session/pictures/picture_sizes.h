// Sizes of pictures that have a name.
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <string_view>

namespace ws::app {

struct PictureSize {
  std::string_view id;     ///< what --size takes
  std::string_view title;  ///< sentence case
  int width, height;
  /// Pixels per logical pixel: how large words, lines and dots are. On paper they are as large as on the screen, but in a
  /// narrow column smaller.
  float scale;
  double dots_per_inch;  ///< of those for paper; else 0
};

inline constexpr double print_dots_per_inch = 300;
inline constexpr float print_scale = static_cast<float>(print_dots_per_inch) / 96;  // a logical pixel is 1/96 inch

inline constexpr std::array<PictureSize, 5> picture_sizes{{
    {"720p", "HD", 1280, 720, 1, 0},
    {"1080p", "Full HD", 1920, 1080, 1, 0},
    {"4k", "4K", 3840, 2160, 2, 0},
    {"a4", "A4 across, 300 dpi", 3508, 2480, print_scale, print_dots_per_inch},
    {"column", "Column of 85 mm, 300 dpi", 1004, 754, 0.7f * print_scale, print_dots_per_inch},
}};

/// Null for a name that none has.
[[nodiscard]] constexpr const PictureSize* find_picture_size(std::string_view id) {
  for (const PictureSize& size : picture_sizes)
    if (size.id == id) return &size;
  return nullptr;
}

/// Of those for paper, how many pixels are an inch there; 0 for all others.
[[nodiscard]] constexpr double dots_per_inch(int width, int height) {
  for (const PictureSize& size : picture_sizes)
    if (size.width == width && size.height == height) return size.dots_per_inch;
  return 0;
}

}  // namespace ws::app
