// What `warpscope bench` times of the distance histograms.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/result/bench.h"

namespace ws::histogram {

[[nodiscard]] BenchTable bench_table();

}  // namespace ws::histogram
