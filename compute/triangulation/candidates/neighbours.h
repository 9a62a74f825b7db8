// A graph on points as lists of neighbours in angular order, with both directions of every edge linked.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/device/buffer.h"
#include "compute/triangulation/exact/points.h"

namespace ws::triangulation {

/// Half-edges first[i] … first[i + 1] − 1 leave point i, counter-clockwise from just after the direction of −x. No two have the
/// same direction. 4 bytes per point and 8 per half-edge.
struct Neighbours {
  std::vector<std::uint32_t> first;
  HostBuffer<std::uint32_t> target, twin;

  [[nodiscard]] std::size_t half_edge_count() const { return target.size(); }
  [[nodiscard]] std::uint32_t source(std::uint32_t half_edge) const { return target[twin[half_edge]]; }
  /// The half-edge from a to b; `none` where there is none. O(degree).
  [[nodiscard]] std::uint32_t find(std::uint32_t a, std::uint32_t b) const {
    for (std::uint32_t h = first[a]; h < first[a + 1]; ++h)
      if (target[h] == b) return h;
    return none;
  }
  /// The next half-edge around its source, counter-clockwise; the one before.
  [[nodiscard]] std::uint32_t next(std::uint32_t source, std::uint32_t h) const {
    return h + 1 < first[source + 1] ? h + 1 : first[source];
  }
  [[nodiscard]] std::uint32_t previous(std::uint32_t source, std::uint32_t h) const {
    return h > first[source] ? h - 1 : first[source + 1] - 1;
  }
  static constexpr std::uint32_t none = ~std::uint32_t{0};
};

}  // namespace ws::triangulation
