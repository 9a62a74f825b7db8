// SPDX-License-Identifier: MIT
#include "compute/triangulation/candidates/direction_table.h"

#include "compute/core/run/error.h"

#include <algorithm>
#include <array>
#include <limits>
#include <numbers>
#include <vector>

namespace ws::triangulation {

namespace {

/// The angle where a cell begins, in [0, 2π]. Cells are even in y / (|x| + |y|), not in angle.
double start_of(std::size_t cell) {
  const double turn = 4.0 * static_cast<double>(cell) / DirectionTable::cell_count;
  const double quarter = std::floor(turn), along = turn - quarter;
  return (quarter + std::atan2(along, 1 - along) / (std::numbers::pi / 2)) * (std::numbers::pi / 2);
}

}  // namespace

DirectionTable::DirectionTable(double tangent) : of_cell_{}, factor_{} {
  std::size_t used = 0;
  const double angle = std::atan(tangent) - 1e-9, slack = 1e-9;
  std::array<double, cell_count + 1> start{};
  for (std::size_t c = 0; c <= cell_count; ++c) start[c] = start_of(c);
  for (std::size_t c = 0; c < cell_count; ++c) {
    // `step` cells clockwise from c: edges there have a point of c on their left. Counter-clockwise it is the mirror image.
    std::vector<double> clockwise, counter;
    for (const bool is_clockwise : {true, false})
      for (std::size_t step = 1; step < cell_count / 2; ++step) {
        const std::size_t b = (c + (is_clockwise ? cell_count - step : step)) % cell_count;
        double least = is_clockwise ? start[c] - start[b + 1] : start[b] - start[c + 1];
        double most = is_clockwise ? start[c + 1] - start[b] : start[b + 1] - start[c];
        if (most < 0) least += 2 * std::numbers::pi, most += 2 * std::numbers::pi;
        if (most + slack > angle) break;
        auto& list = is_clockwise ? clockwise : counter;
        // The neighbouring cell holds the same direction: nothing may be concluded there. Infinity keeps the lists gapless.
        const double quotient = std::cos(most) + std::sin(most) / tangent;
        list.push_back(least > slack ? quotient * quotient * (1 + slack) : std::numeric_limits<double>::infinity());
      }
    std::reverse(clockwise.begin(), clockwise.end());
    of_cell_[c] = {added((c + cell_count - clockwise.size()) % cell_count, clockwise, used),
                   added((c + 1) % cell_count, counter, used)};
  }
}

DirectionTable::Kills DirectionTable::added(std::size_t first, const std::vector<double>& factors, std::size_t& used) {
  if (factors.size() > most_kills || used + factors.size() > most_factors)
    throw Error(ErrorKind::internal, "the base angle is too large for the table of directions");
  const Kills kills{static_cast<std::uint8_t>(first), static_cast<std::uint8_t>(factors.size()),
                    static_cast<std::uint16_t>(used)};
  std::copy(factors.begin(), factors.end(), factor_ + used);
  used += factors.size();
  return kills;
}

const DirectionTable& shortest_directions() {
  static const DirectionTable table(shortest_tangent);
  return table;
}

}  // namespace ws::triangulation
