// What `warpscope bench filter` times.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/result/bench.h"

namespace ws::filter {

/// Filters and warps at today's sizes, and those of 2010 at theirs.
[[nodiscard]] BenchTable benches();

}  // namespace ws::filter
