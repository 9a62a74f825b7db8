// The studies of the ridge thesis as groups of bench cases: initialisation, kernels, decimation, histograms, tiles, scaling.
// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/bench_cases.h"
#include "app/cli/bench_rays.h"

#include <string>
#include <vector>

namespace ws::app {

/// Run only where their group or name is asked for: `bench ridge --case decimate`. Lives as long as the program.
[[nodiscard]] const std::vector<BenchCase>& ridge_studies();

/// The fastest launch of each dimension and value size among rows of the studies `tune` and `tune-double`, as lines of the
/// table in compute/ridge/variants/tuned_launches.h; empty where there are none.
[[nodiscard]] std::string tuned_launch_lines(const std::vector<BenchRow>& rows);

}  // namespace ws::app
