// Ridge detection as an Experiment.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/result/experiment.h"

namespace ws::ridge {

/// The one instance.
[[nodiscard]] const Experiment& experiment();

}  // namespace ws::ridge
