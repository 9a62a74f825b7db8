// Triangulation as an Experiment.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/result/experiment.h"

namespace ws::triangulation {

/// The one instance.
[[nodiscard]] const Experiment& experiment();

}  // namespace ws::triangulation
