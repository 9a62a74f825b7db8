// What `warpscope bench triangulation` times: lmt at scale, the searches, the programme over paths.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/result/bench.h"

namespace ws::triangulation {

[[nodiscard]] BenchTable bench_table();

}  // namespace ws::triangulation
