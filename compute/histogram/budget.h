// The memory budget: what each array of a method takes, and how many queries a round may have under a cap.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/run_context.h"
#include "compute/histogram/problem.h"

#include <cstddef>
#include <functional>
#include <vector>

namespace ws::histogram {

/// Arrays of a round of so many queries, those that all methods have left out.
using RoundArrays = std::function<std::vector<MemoryPart>(std::size_t queries)>;

struct HostBudget {
  std::size_t per_round = 0;      ///< queries
  std::vector<MemoryPart> parts;  ///< of the whole run, inputs and counts included
};

/// As many queries a round as are wanted, or as --memory-cap leaves room for. Throws Error{out_of_memory} where not even one
/// has room, or where the parts exceed what the context allows.
[[nodiscard]] HostBudget host_budget(const Problem& problem, std::size_t wanted_queries, const RoundArrays& arrays,
                                     const RunContext& context);

/// References, queries and the table: what every method has.
[[nodiscard]] std::vector<MemoryPart> inputs_and_counts(const Problem& problem);

[[nodiscard]] std::size_t total_bytes(const std::vector<MemoryPart>& parts);

}  // namespace ws::histogram
