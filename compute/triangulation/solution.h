// A triangulation by any method, told in one way.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/experiment.h"
#include "compute/triangulation/length.h"
#include "compute/triangulation/params.h"
#include "compute/triangulation/story.h"

#include <memory>
#include <vector>

namespace ws::triangulation {

struct Solution {
  Points points;
  std::vector<Edge> edges;  ///< ascending
  Interval length;          ///< of `edges`
  double lower_bound = 0;   ///< of every triangulation's length: length.lower where proven, 0 where nothing is known
  bool proven_optimal = false;
  std::size_t hull_count = 0, triangle_count = 0;
  std::vector<Property> counters;             ///< the method's own
  std::vector<std::uint64_t> calls_of_warps;  ///< of a search on a device: 32 threads each
  std::unique_ptr<const Story> story;
};

/// Points on one line have N − 1 edges and no triangles, whatever the method. Throws Error, Cancelled.
[[nodiscard]] Solution solve(Points points, const Parameters& parameters, RunContext& context);

/// Whether there is a form of the method for a CUDA device.
[[nodiscard]] bool runs_on_device(Method method);

/// The points alone.
[[nodiscard]] Solution unsolved(Points points);

/// For comparison; the edges, ascending.
[[nodiscard]] std::vector<Edge> delaunay_edges(const std::vector<Point>& points, RunContext& context);
[[nodiscard]] std::vector<Edge> greedy_edges(const std::vector<Point>& points, RunContext& context);

}  // namespace ws::triangulation
