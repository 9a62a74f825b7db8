// The diamond test: an edge of the minimum weight triangulation has, on one side at least, an empty isosceles triangle over it.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/triangulation/candidates/neighbours.h"
#include "compute/triangulation/candidates/surroundings.h"

namespace ws {
class CpuExecutor;
}

namespace ws::triangulation {

/// The edges that pass the test with this base angle, without those that hold a third point. Conservative: an edge is left out
/// only where both triangles certainly hold a point in their inside. `points` lie along a space-filling curve.
///
/// Each point looks around along a tree of boxes until every direction is closed: O(n log n) for even sets; up to O(n²) edges
/// for points in convex position, in O(n³) (but see `convex_diamonds.h`). Does not depend on the schedule. Throws
/// Error{out_of_memory}, Cancelled.
[[nodiscard]] Neighbours diamond_edges(const std::vector<Point>& points, double tangent, CpuExecutor& executor);

/// The same for a set of which one point moves: the last. Each point's own list is kept, and made anew only where the moving
/// point matters. The others lie along a space-filling curve.
class MovingDiamonds {
 public:
  MovingDiamonds(std::vector<Point> points, double tangent, CpuExecutor& executor);

  /// Puts the last point elsewhere. O(points), and the search for those that it matters to.
  void move(Point to, CpuExecutor& executor);
  [[nodiscard]] Neighbours edges(CpuExecutor& executor) const;
  [[nodiscard]] const std::vector<Point>& points() const { return points_; }

 private:
  void look_around(const std::vector<std::uint32_t>& centres, CpuExecutor& executor);

  std::vector<Point> points_;
  double tangent_;
  DirectionTable table_;
  BoxTree tree_;
  std::vector<std::vector<std::uint32_t>> lists_;
  std::vector<double> squared_reach_;  ///< of each point: the moving one matters to it only within
};

}  // namespace ws::triangulation
