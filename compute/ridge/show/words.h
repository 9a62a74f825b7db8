// What a step is called, and what is told of it.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/ridge/result.h"

#include <vector>

namespace ws::ridge {

[[nodiscard]] StepInfo describe_step(const RidgeResult& result, std::size_t step);

/// The steps at which phases begin, and those at which balls are removed.
[[nodiscard]] std::vector<StepEvent> list_events(const Detection& run);

}  // namespace ws::ridge
