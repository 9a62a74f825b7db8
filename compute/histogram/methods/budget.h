// The memory budget: what each array of a method takes, and how many queries a round may have under a cap.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/run/run_context.h"
#include "compute/histogram/bins/problem.h"

#include <algorithm>
#include <cstddef>
#include <functional>
#include <vector>

namespace ws::histogram {

/// The arrays of a round of `queries` queries, without those that all methods have.
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

/// Of how many queries a thread counts at a time, `of_query` counters each: many bins would otherwise make it clear and add up
/// more than can be done between two looks at whether to stop.
[[nodiscard]] inline std::size_t counted_at_once(std::size_t queries, std::size_t of_query) {
  constexpr std::size_t most_counters = 4u << 20;
  return std::clamp<std::size_t>(most_counters / std::max<std::size_t>(of_query, 1), 1, queries);
}

[[nodiscard]] std::size_t total_bytes(const std::vector<MemoryPart>& parts);

}  // namespace ws::histogram
