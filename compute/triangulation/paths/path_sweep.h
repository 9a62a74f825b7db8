// What a sweep over all monotone paths needs and gives, and the one on a CUDA device. Builds without CUDA have a form that says
// no.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/run/run_context.h"
#include "compute/triangulation/paths/path_steps.h"

#include <functional>
#include <vector>

namespace ws::triangulation {

struct SweepInput {
  PathSteps steps;
  std::uint32_t first = 0, last = 0;  ///< the states of the lower and the upper hull
  std::size_t layer_count = 0;
};

struct SweepCounts {
  std::size_t layers = 0;
  std::uint64_t states = 1;
};

/// The costs of states, wherever they are: `costs[i]` becomes that of `states[i]`.
using CostLookup = std::function<void(const std::vector<std::uint32_t>& states, std::vector<std::uint64_t>& costs)>;

struct SweptPaths {
  SweepCounts counts;
  CostLookup lookup;  ///< owns the costs
};

/// Needs a device. 16 bytes for each of 2^(N − 2) states, on the device. Throws Error{out_of_memory}, Error{cuda}; Cancelled
/// within about 50 ms.
[[nodiscard]] SweptPaths sweep_on_device(const SweepInput& input, RunContext& context);

}  // namespace ws::triangulation
