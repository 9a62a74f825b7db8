// Which boxes of the tile tree a step's picture shows.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/ridge/balls/detect.h"
#include "compute/ridge/params.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace ws::ridge {

struct TileFrame {
  Box box;
  std::uint32_t tile, color;
  bool seams;  ///< faces towards other tiles have their own colour
};

/// The dimensions along which boxes are drawn; none where a box has no outline that could be drawn (on a line, and in principal
/// components of many dimensions).
[[nodiscard]] std::vector<std::size_t> frame_axes(const ViewParameters& view, std::size_t dimension);

/// The edges of one box.
[[nodiscard]] constexpr std::size_t edges_per_box(std::size_t axis_count) {
  return axis_count == 2 ? 4 : axis_count == 3 ? 12 : 0;
}

/// None where the run has no tiles, or the view shows none. O(tiles).
[[nodiscard]] std::vector<TileFrame> tile_frames(const Detection& run, std::size_t step, const ViewParameters& view);

}  // namespace ws::ridge
