// What a step of a triangulation looks like, as lines and points that the renderer takes.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/triangulation/result.h"

#include <array>
#include <cstdint>
#include <vector>

namespace ws::triangulation {

using Place = std::array<float, 3>;

[[nodiscard]] inline Place place_at(double x, double y) { return {static_cast<float>(x), static_cast<float>(y), 0}; }

struct Lines {
  static constexpr std::size_t ends = 2;
  std::vector<Place> positions;
  std::vector<std::uint32_t> colors;

  void add(Place a, Place b, std::uint32_t color) {
    positions.insert(positions.end(), {a, b});
    colors.insert(colors.end(), {color, color});
  }
  [[nodiscard]] std::size_t size() const { return positions.size() / 2; }
};

struct Dots {
  static constexpr std::size_t ends = 1;
  std::vector<Place> positions;
  std::vector<std::uint32_t> colors;

  void add(Place at, std::uint32_t color) {
    positions.push_back(at);
    colors.push_back(color);
  }
  [[nodiscard]] std::size_t size() const { return positions.size(); }
};

struct TriangulationResult::Drawing {
  Dots points, nodes;
  Lines edges, best, beside, tree, diamond;
  std::vector<std::uint32_t> loads;         ///< pixels, row by row from the top
  std::vector<std::uint32_t> edge_numbers;  ///< in the story, of each line
};

}  // namespace ws::triangulation
