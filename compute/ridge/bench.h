// What `warpscope bench ridge` times: the methods on circles and spirals, and the studies of the thesis of 2016, in groups:
// initialisation, kernels, decimation, histograms, tiles, scaling.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/result/bench.h"

namespace ws::ridge {

[[nodiscard]] BenchTable benches();

}  // namespace ws::ridge
