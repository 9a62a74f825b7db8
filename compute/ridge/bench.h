// What `warpscope bench ridge` times: the methods on circles and spirals, and the studies of the thesis of 2016, in groups:
// initialisation, kernels, decimation, histograms, tiles, scaling.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/result/bench.h"
#include "compute/ridge/variants/launch_store.h"

#include <vector>

namespace ws::ridge {

[[nodiscard]] BenchTable benches();

/// The fastest launch of each device, dimension and value size among rows of the studies `tune` and `tune-double`.
[[nodiscard]] std::vector<StoredLaunch> fastest_launches(const std::vector<BenchRow>& rows);

}  // namespace ws::ridge
