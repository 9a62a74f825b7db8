// What a run with a time limit gives where its method is not ready in time: the shortest of the triangulations that are quick
// to make.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/triangulation/exact/length.h"
#include "compute/triangulation/plane/hull.h"
#include "compute/triangulation/time_limit.h"

#include <optional>
#include <string>
#include <vector>

namespace ws::triangulation {

struct KnownTriangulation {
  std::string name;  ///< "the greedy triangulation"
  std::vector<Edge> edges;
  Interval length;
};

/// Makes better and better triangulations as long as there is time, and keeps what is worth it. Borrows what it is given.
class Fallback {
 public:
  Fallback(const std::vector<Point>& points, const Hull& hull, const LimitedRun& run, RunContext& context)
      : points_(points), hull_(hull), run_(run), context_(context) {}

  /// How long `reach_greedy` takes at most for usual sets, with a margin; and how long it takes to put a result together.
  [[nodiscard]] double seconds() const { return 1e-2 + 4e-5 * static_cast<double>(points_.size()); }
  [[nodiscard]] double telling_seconds() const { return 1e-7 * static_cast<double>(points_.size()); }

  /// Make the Delaunay triangulation, before it one by a sweep where time may be too short for it, and then the greedy one.
  /// What is there is not made again.
  /// Throws Cancelled where the run is stopped, Error{out_of_memory}.
  void reach_delaunay();
  void reach_greedy();
  /// Makes one by a sweep, in a little more time, where all the time is up and there is none yet.
  void reach_any();
  /// Null where none was reached.
  [[nodiscard]] const KnownTriangulation* shortest() const { return shortest_ ? &*shortest_ : nullptr; }
  /// Empty where it was not reached.
  [[nodiscard]] const std::vector<Edge>& delaunay_edges() const { return delaunay_; }
  [[nodiscard]] const std::vector<Edge>& greedy_edges() const { return greedy_; }
  /// No triangulation is shorter: it has the hull's edges and, where Delaunay's triangulation was reached, others that are no
  /// shorter than to points' nearest neighbours (`delaunay/neighbour_bound.h`).
  [[nodiscard]] double lower_bound() const { return lower_bound_; }

 private:
  void sweep_in(const LimitedRun& run, double reserve_seconds);
  void take(const char* name, const std::vector<Edge>& edges);
  void bound_by_hull();
  void bound_by_neighbours();

  const std::vector<Point>& points_;
  const Hull& hull_;
  const LimitedRun& run_;
  RunContext& context_;
  std::vector<Edge> delaunay_, greedy_;
  std::optional<KnownTriangulation> shortest_;
  double lower_bound_ = 0;
};

}  // namespace ws::triangulation
