// A plane graph's edges in angular order around each point, and the faces between them.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/triangulation/exact/points.h"

#include <array>

namespace ws::triangulation {

/// The neighbours of point i, counter-clockwise from the direction of −x (itself last): [first[i], first[i + 1]).
struct Rotation {
  std::vector<std::uint32_t> first, neighbour;

  [[nodiscard]] std::size_t degree(std::size_t i) const { return first[i + 1] - first[i]; }
  /// The place of `to` among the neighbours of `from`; throws Error{internal} if it is none. O(degree).
  [[nodiscard]] std::uint32_t place_of(std::uint32_t from, std::uint32_t to) const;
};
/// O(edges log degree); exact.
[[nodiscard]] Rotation rotation_of(const std::vector<Point>& points, const std::vector<Edge>& edges);

using Triangle = std::array<std::uint32_t, 3>;
/// The triangles of a triangulation, counter-clockwise, smallest index first, in order. O(edges log degree).
[[nodiscard]] std::vector<Triangle> triangles_of(const std::vector<Point>& points, const std::vector<Edge>& edges);

}  // namespace ws::triangulation
