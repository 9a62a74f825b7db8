// The explicit list of what Warpscope can run.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/result/experiment.h"

#include <string_view>
#include <vector>

namespace ws {

/// All experiments, in the order of the gallery.
[[nodiscard]] const std::vector<const Experiment*>& experiments();

/// Throws Error{invalid_argument} that lists the known ones.
[[nodiscard]] const Experiment& find_experiment(std::string_view id);

}  // namespace ws
