// One problem for several workers: each has a part of the queries.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/histogram/bins/problem.h"

#include <cstddef>
#include <functional>

namespace ws::histogram {

/// Called on a thread of its own for each worker, with its number, its queries, and a context without progress.
using SolvePart = std::function<Histograms(std::size_t worker, const Problem& part, RunContext& context)>;

/// The rows of all parts in one table. Times and stages of the slowest worker; global limits are those of all
/// queries: each worker waits for the others' before it counts. Throws what a worker threw.
[[nodiscard]] Histograms share_out(const Problem& problem, std::size_t workers, RunContext& context, const SolvePart& solve);

}  // namespace ws::histogram
