// Two trees over one scene: the one of the run and its rival, and what the rays of a picture cost in both.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/kdtree/params.h"
#include "compute/kdtree/rays/trace.h"

#include <array>
#include <string>

namespace ws::kdtree {

/// The parameters of the second tree; `parameters.rival` says what differs.
[[nodiscard]] Parameters rival_of(Parameters parameters);
/// What to call both trees: "sah", "object-median"; "exact", "box"; "guard", "no guard".
[[nodiscard]] std::array<std::string, 2> names_of_both(const Parameters& parameters);

/// Means over the rays of a picture.
struct RayMeans {
  double inner = 0, leaves = 0, tests = 0;
};

struct Comparison {
  std::size_t rays = 0;
  std::array<RayMeans, 2> means;
  double heat_end = 0;  ///< of the one colour scale for both heat maps: the larger of both maps' own
};
/// From some ten thousand rays, evenly over the picture that `view` asks for: the same for every size of it. Some ten
/// milliseconds. Throws Cancelled.
[[nodiscard]] Comparison compare(const CpuTracer& first, const CpuTracer& second, const ViewParameters& view,
                                 RunContext& context);

}  // namespace ws::kdtree
