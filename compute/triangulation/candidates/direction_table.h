// Which directions a point closes for edges, tabulated once per base angle.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/device/platform.h"

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <vector>

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
  /// Small, so that a device's processors keep the whole table next to them.
  struct Kills {
    std::uint8_t first = 0, count = 0;  ///< cells, counter-clockwise (modulo cell_count)
    std::uint16_t place = 0;            ///< of the first one's factor
  };
  /// What points in the cell do to edges right of them (that have them on the left side), and to edges left of them.
  [[nodiscard]] WS_HD const Kills& on_left(std::size_t cell) const { return of_cell_[cell].left; }
  [[nodiscard]] WS_HD const Kills& on_right(std::size_t cell) const { return of_cell_[cell].right; }
  /// `count` of them. Those of the right follow those of the left.
  [[nodiscard]] WS_HD const double* factors(const Kills& kills) const { return factor_ + kills.place; }

 private:
  static constexpr std::size_t most_factors = 4096;
  struct OfCell {
    Kills left, right;
  };
  /// Appends the factors; `used` are there already.
  [[nodiscard]] Kills added(std::size_t first, const std::vector<double>& factors, std::size_t& used);

  OfCell of_cell_[cell_count];
  double factor_[most_factors];
};

/// That of `shortest_tangent`. Made once: it takes as long as the diamond test of a thousand points on a device.
[[nodiscard]] const DirectionTable& shortest_directions();

}  // namespace ws::triangulation
