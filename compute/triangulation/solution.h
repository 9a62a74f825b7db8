// A triangulation by any method, told in one way.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/result/experiment.h"
#include "compute/triangulation/exact/length.h"
#include "compute/triangulation/params.h"
#include "compute/triangulation/story/story.h"
#include "compute/triangulation/ties.h"
#include "compute/triangulation/time_limit.h"

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
  std::string fallback;            ///< what it is instead, where the method was not ready in time: "the greedy triangulation"
  std::vector<Property> counters;  ///< the method's own
  std::vector<std::uint64_t> calls_of_warps;  ///< of a search on a device: 32 threads each
  std::unique_ptr<const Story> story;
  Ties ties;                           ///< of a proven result, where the method knows them
  std::vector<Edge> delaunay, greedy;  ///< where they were made on the way, which a time limit is the reason for
};

/// Points on one line have N − 1 edges and no triangles, whatever the method.
///
/// Where the method is not ready within the parameters' time limit: the best that is known, with bounds, and `fallback` says
/// what. Throws Error, also where time did not suffice for any triangulation; Cancelled.
[[nodiscard]] Solution solve(Points points, const Parameters& parameters, RunContext& context);
/// As part of a run whose limit began earlier.
[[nodiscard]] Solution solve(Points points, const Parameters& parameters, const LimitedRun& limited, RunContext& context);
[[nodiscard]] Error no_triangulation_in(const TimeLimit& limit);

/// Whether there is a form of the method for a CUDA device.
[[nodiscard]] bool runs_on_device(Method method);

/// The points alone.
[[nodiscard]] Solution unsolved(Points points);

/// For comparison; the edges, ascending.
[[nodiscard]] std::vector<Edge> delaunay_edges(const std::vector<Point>& points, RunContext& context);
[[nodiscard]] std::vector<Edge> greedy_edges(const std::vector<Point>& points, RunContext& context);

}  // namespace ws::triangulation
