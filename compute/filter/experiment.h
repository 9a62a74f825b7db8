// Image filters as an Experiment.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/result/experiment.h"

namespace ws::filter {

/// The one instance.
[[nodiscard]] const Experiment& experiment();

}  // namespace ws::filter
