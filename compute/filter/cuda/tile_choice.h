// Whether a homography is made by tiles, and of which shape are the areas of the input that they read.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/filter/warp/sampling.h"

#include <algorithm>
#include <cstdint>

namespace ws::filter::cuda {

/// A tile of the output, in pixels.
inline constexpr int tile_columns = 64, tile_rows = 32;
inline constexpr std::int64_t least_tiled = 1 << 25;  ///< pixels; of smaller outputs, finding the areas takes as long as is won

/// How much of the input fits into shared memory. The pitch has the lanes of a warp in different banks mostly.
struct AreaShape {
  int pitch, rows;
};
/// For two short rows of output that lie side by side in the input.
inline constexpr AreaShape wide_area{112, 56};
/// For rows that run down the input: eight lanes below each other have their banks to themselves.
inline constexpr AreaShape tall_area{84, 84};

enum class Tiling { none, wide, tall };

struct ImageSize {
  int width, height;
};

/// Of 16 tiles spread over the output, of which those count whose corners lie inside the image and before the plane of w = 0:
/// how many more have an area that fits into this shape than one that is too large.
/// Areas are taken a little larger than they are, and a last column of narrow outputs is left out.
[[nodiscard]] inline int balance_of_tiles(const SampleMap& map, ImageSize in, ImageSize out, AreaShape shape) {
  constexpr int spread = 4, columns_about = 7, rows_about = 4;  // two pixels, room, and columns to a multiple of four
  int balance = 0;
  for (int tile = 0; tile < spread * spread; ++tile) {
    const double x = double(out.width) * (tile % spread + 0.5) / spread,
                 y = double(out.height) * (tile / spread + 0.5) / spread;
    double left = in.width, right = 0, top = in.height, bottom = 0;
    bool is_inside = true;
    for (int corner = 0; corner < 4; ++corner) {
      const double at_x = x + corner % 2 * tile_columns, at_y = y + corner / 2 * tile_rows;
      const Position at = position_of(map, at_x, at_y);
      is_inside &= row_times(map.m + 6, at_x, at_y) > 0 && at.u >= 0 && at.u < in.width && at.v >= 0 && at.v < in.height;
      left = std::min(left, at.u), right = std::max(right, at.u);
      top = std::min(top, at.v), bottom = std::max(bottom, at.v);
    }
    if (!is_inside) continue;
    balance += right - left <= shape.pitch - columns_about && bottom - top <= shape.rows - rows_about ? 1 : -1;
  }
  return balance;
}

/// None where the output is small or narrow, or most of its tiles would have no area.
[[nodiscard]] inline Tiling choose_tiling(const SampleMap& map, ImageSize in, ImageSize out) {
  const bool is_large = std::int64_t(out.width) * out.height >= least_tiled;
  if (!is_large || out.width < tile_columns || out.height < tile_rows) return Tiling::none;
  const int wide = balance_of_tiles(map, in, out, wide_area), tall = balance_of_tiles(map, in, out, tall_area);
  if (std::max(wide, tall) <= 0) return Tiling::none;
  return wide >= tall ? Tiling::wide : Tiling::tall;
}

}  // namespace ws::filter::cuda
