// The studies of the ridge thesis as groups of bench cases: initialisation, kernels, decimation, histograms, tiles, scaling.
// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/bench_cases.h"

#include <vector>

namespace ws::app {

/// Run only where their group or name is asked for: `bench ridge --case decimate`. Lives as long as the program.
[[nodiscard]] const std::vector<BenchCase>& ridge_studies();

}  // namespace ws::app
