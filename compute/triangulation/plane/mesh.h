// A triangulation as cells that know their neighbours. Each hull edge has one outside, with the ghost as its third corner.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/triangulation/plane/rotation.h"

#include <array>

namespace ws {
class CpuExecutor;
}

namespace ws::triangulation {

inline constexpr std::uint32_t ghost = ~std::uint32_t{0};

/// Side i of a cell goes from corner i to corner i + 1; a side is written 4 cell + i.
struct Cell {
  std::array<std::uint32_t, 3> corner;
  std::array<std::uint32_t, 3> twin;  ///< the same side, seen from the cell on its other side
};
[[nodiscard]] constexpr std::uint32_t side_of(std::uint32_t cell, std::uint32_t i) { return cell << 2 | i; }
[[nodiscard]] constexpr std::uint32_t cell_of(std::uint32_t side) { return side >> 2; }
[[nodiscard]] constexpr std::uint32_t place_in_cell(std::uint32_t side) { return side & 3; }
[[nodiscard]] constexpr std::uint32_t after(std::uint32_t i) { return i == 2 ? 0 : i + 1; }
[[nodiscard]] constexpr std::uint32_t before(std::uint32_t i) { return i == 0 ? 2 : i - 1; }

/// Corners are indices into `points`, counter-clockwise. No cells where all points are on one line.
struct Mesh {
  std::vector<Point> points;         ///< in the order of insertion
  std::vector<std::uint32_t> index;  ///< of points[i] in the caller's list
  std::vector<Cell> cells;

  [[nodiscard]] bool is_ghost(const Cell& cell) const {
    return cell.corner[0] == ghost || cell.corner[1] == ghost || cell.corner[2] == ghost;
  }
  [[nodiscard]] const Cell& cell(std::uint32_t side) const { return cells[cell_of(side)]; }
  [[nodiscard]] std::uint32_t from(std::uint32_t side) const { return cell(side).corner[place_in_cell(side)]; }
  [[nodiscard]] std::uint32_t to(std::uint32_t side) const { return cell(side).corner[after(place_in_cell(side))]; }
  [[nodiscard]] std::uint32_t opposite(std::uint32_t side) const { return cell(side).corner[before(place_in_cell(side))]; }
  [[nodiscard]] std::uint32_t twin(std::uint32_t side) const { return cell(side).twin[place_in_cell(side)]; }
  void link(std::uint32_t a, std::uint32_t b) {
    cells[cell_of(a)].twin[place_in_cell(a)] = b;
    cells[cell_of(b)].twin[place_in_cell(b)] = a;
  }
  /// Replaces the side, a diagonal of the strictly convex quadrilateral of its two cells, by the other diagonal: then it goes
  /// from the corner that was opposite in its twin's cell to the one that was opposite in its own. O(1).
  void flip(std::uint32_t side);
};

/// The edges in the caller's indices, ascending. O(n log n); for a flat set the edges between neighbours on the line.
[[nodiscard]] std::vector<Edge> edges_of(const Mesh& mesh);
/// The same on all threads. Throws Cancelled.
[[nodiscard]] std::vector<Edge> edges_of(const Mesh& mesh, CpuExecutor& executor);
/// The triangles in the caller's indices, counter-clockwise, smallest first, in order. O(n log n).
[[nodiscard]] std::vector<Triangle> triangles_of(const Mesh& mesh);

}  // namespace ws::triangulation
