// What `warpscope bench kdtree` times: the builders, and rays through their trees; and what it asks others about both.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/result/bench.h"

namespace ws::kdtree {

[[nodiscard]] BenchTable bench_table();

}  // namespace ws::kdtree
