// Coloured line segments of a picture, gathered on the host as the renderer takes them.
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace ws {

/// Two positions for each segment, each of three floats, and a colour for each of its ends, packed as palette.h packs them.
template <class Position>
struct SegmentsOf {
  static constexpr std::size_t ends = 2;
  std::vector<Position> positions;
  std::vector<std::uint32_t> colors;

  void add(const Position& a, const Position& b, std::uint32_t color) {
    positions.insert(positions.end(), {a, b});
    colors.insert(colors.end(), {color, color});
  }
  /// Segments that are new are invisible.
  void resize(std::size_t count) {
    positions.resize(2 * count);
    colors.resize(2 * count);
  }
  [[nodiscard]] std::size_t size() const { return positions.size() / 2; }
};

using Segments = SegmentsOf<std::array<float, 3>>;

}  // namespace ws
