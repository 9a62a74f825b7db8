// Points with too much around them for a warp's room, looked around from by the CPU's threads.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/run/run_context.h"
#include "compute/triangulation/candidates/surroundings.h"

namespace ws::triangulation {

/// The targets that points[k] sees: targets[starts[k]] …, counts[k] of them, in angular order.
struct CrowdedLists {
  std::vector<std::uint32_t> points, starts, counts, targets;
};

/// `Surroundings` of each of `centres`. Throws Error{out_of_memory}, Cancelled.
[[nodiscard]] CrowdedLists look_around_on_cpu(const std::vector<Point>& points, const BoxTree& tree,
                                              std::vector<std::uint32_t> centres, const DirectionTable& table, double tangent,
                                              RunContext& context);

}  // namespace ws::triangulation
