// What the certain edges of a skeleton leave open: polygons without and with something inside.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/triangulation/lmt/skeleton.h"

namespace ws::triangulation {

/// A closed walk of points with the face on its left; a point may come up more than once. A hole of one point is that point.
using Walk = std::vector<std::uint32_t>;

struct Face {
  Walk border;              ///< counter-clockwise, from its smallest half-edge
  std::vector<Walk> holes;  ///< components inside, each beginning at its lexicographically smallest point, in that order

  [[nodiscard]] std::size_t size() const {
    std::size_t sum = border.size();
    for (const Walk& hole : holes) sum += hole.size() + 2;
    return sum;
  }
};

/// The faces of the certain edges that are not empty triangles, in the order of their smallest half-edges. Exact. O(edges), and
/// for each hole as much as the face around it has edges. Throws Error{internal} where a hole has no possible edge to the left.
[[nodiscard]] std::vector<Face> open_faces(const std::vector<Point>& points, const Skeleton& skeleton, CpuExecutor& executor);

}  // namespace ws::triangulation
