// How the device's work is cut: pieces of references that fit, groups of queries whose counts (and keys) fit.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/histogram/bins/problem.h"
#include "compute/histogram/methods/tile.h"

#include <cstddef>
#include <vector>

namespace ws::histogram::cuda {

struct Plan {
  std::size_t piece = 0;          ///< references at a time; all: they stay on the device
  std::size_t group = 0;          ///< queries at a time
  std::size_t bytes = 0;          ///< of device memory, inputs included
  std::vector<MemoryPart> parts;  ///< of these

  void report_to(Histograms& result) const {
    result.device_bytes = bytes;
    result.memory = parts;
  }
};

/// What one method takes per reference, per query, and per pair of both, in bytes.
struct Appetite {
  std::size_t per_reference = 0, per_query = 0, per_pair = 0;
  std::size_t fixed = 0;           ///< staging
  std::size_t private_copies = 0;  ///< of a query's histogram, part of `per_query`
  bool keeps_references = false;   ///< all of them stay on the device: rather one query at a time than pieces
  bool stores_bins = false;        ///< of pairs, instead of distances
};

/// The largest pieces and groups within `budget` bytes, `most_queries` at most. Throws Error{out_of_memory} that says what is
/// needed at least.
[[nodiscard]] Plan plan_for(const Problem& problem, const Appetite& appetite, std::size_t budget, std::size_t most_queries);

/// The cap, or what is free less a margin.
[[nodiscard]] std::size_t device_budget(const Parameters& p);

}  // namespace ws::histogram::cuda
