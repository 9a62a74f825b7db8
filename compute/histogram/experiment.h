// Distance histograms as an experiment.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/result/experiment.h"

namespace ws::histogram {

[[nodiscard]] const Experiment& experiment();

}  // namespace ws::histogram
