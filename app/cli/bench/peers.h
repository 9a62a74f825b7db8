// The libraries that this program is linked with to be compared with in benchmarks.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/result/bench.h"

namespace ws::app {

/// Embree, where this program is built with it.
[[nodiscard]] BenchPeers bench_peers();

}  // namespace ws::app
