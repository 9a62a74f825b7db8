// All cores and their vector units: references pass by in packed chunks, a round of queries is compared with each.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/histogram/bins/problem.h"

namespace ws::histogram {

/// Exact equality with every other method that has the same arithmetic. Memory besides the result: a packed chunk and the
/// round's counters per thread, and up to 256 MiB of keys where computing them again would cost more. Throws Cancelled.
[[nodiscard]] Histograms simd_histograms(const Problem& problem, RunContext& context, const RowsDone& done);

}  // namespace ws::histogram
