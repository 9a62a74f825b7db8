// Coloured line segments of a picture, gathered on the host as the renderer takes them.
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace ws {

/// Two positions for each segment, and a colour for each of its ends, packed as palette.h packs them.
struct Segments {
  std::vector<std::array<float, 3>> positions;
  std::vector<std::uint32_t> colors;

  void add(const std::array<float, 3>& a, const std::array<float, 3>& b, std::uint32_t color) {
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

}  // namespace ws
