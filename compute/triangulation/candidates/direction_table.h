// Which directions a point closes for edges, tabulated once per base angle.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/device/platform.h"

#include <array>
#include <cmath>
#include <cstddef>

namespace ws::triangulation {

/// tan(π/4.6), the base angle's for minimum weight triangulations [Drysdale01], rounded down; and 1/√5, for greedy ones
/// [Dickerson, Drysdale, McElfresh, Welzl, Fast greedy triangulation algorithms, 1997].
inline constexpr double shortest_tangent = 0.8134, greedy_tangent = 0.4472;

/// Directions in 128 cells, and for each cell what a point in that direction does to edges in others.
///
/// A point at distance r and direction φ lies in the triangle left of an edge with direction θ if δ = φ − θ is between 0 and
/// the base angle, and the edge is at least r (cos δ + sin δ / tan) long. `factor` has the square of the largest such quotient
/// over both cells, rounded up, so that a cell may be judged as a whole.
class DirectionTable {
 public:
  static constexpr std::size_t cell_count = 128, most_kills = 40;
  explicit DirectionTable(double tangent);

  /// A direction in cells; grows counter-clockwise from 0 at +x. Not (0, 0).
  [[nodiscard]] WS_HD static double turn_of(double x, double y) {
    const double size = std::abs(x) + std::abs(y), along = y / size;
    const double turn = x >= 0 ? (along >= 0 ? along : 4 + along) : 2 - along;
    return turn * (cell_count / 4.0);
  }
  /// The cell that a direction lies in.
  [[nodiscard]] WS_HD static std::size_t cell_of(double x, double y) {
    const auto cell = static_cast<std::size_t>(turn_of(x, y));
    return cell < cell_count ? cell : 0;
  }
  struct Kills {
    std::size_t first = 0, count = 0;  ///< cells, counter-clockwise (modulo cell_count)
    std::array<double, most_kills> factor{};
  };
  /// What points in the cell do to edges right of them (that have them on the left side), and to edges left of them.
  [[nodiscard]] WS_HD const Kills& on_left(std::size_t cell) const { return left_[cell]; }
  [[nodiscard]] WS_HD const Kills& on_right(std::size_t cell) const { return right_[cell]; }

 private:
  std::array<Kills, cell_count> left_, right_;
};

}  // namespace ws::triangulation
