// The room of the numbers along planar axes, and where what is beside them begins: for axes, furniture, notes and cameras.
// SPDX-License-Identifier: MIT
#pragma once

namespace ws::render {

// All in logical pixels, from the picture's left edge or from its lower one.

/// Marks are so long; so far off the edges are the numbers and names below, and a little more those at the left.
inline constexpr double plane_mark_px = 5, plane_edge_px = 7, plane_left_edge_px = plane_edge_px + 3;

/// The numbers at the left and those below: no data lie over them.
inline constexpr double plane_column_px = 51, plane_row_px = 18;
/// Words may begin here: most numbers are narrower than their column.
inline constexpr double words_left_px = plane_column_px - 7;
/// The numbers below begin right of those at the left.
inline constexpr double plane_row_left_px = plane_column_px + 1;
/// Bars, legend and notes begin beside the numbers at the left.
inline constexpr double beside_plane_column_px = plane_column_px + 3;
/// Bars and legend end above the numbers below, and notes higher.
inline constexpr double furniture_above_edge_px = plane_row_px + 6, notes_above_edge_px = plane_row_px + 10;

}  // namespace ws::render
