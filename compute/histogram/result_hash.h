// The hash of counts and limits, of one machine's table as of the sums of many.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/data/fingerprint.h"
#include "compute/histogram/bins/problem.h"

#include <string>

namespace ws::histogram {

/// Of the first `rows` rows; `limits` has theirs. Throws Cancelled.
template <class Count>
[[nodiscard]] std::string hash_of(const Count* counts, const Table& limits, std::size_t rows, std::size_t bins,
                                  const RunContext& context) {
  Fingerprint hasher;
  std::uint64_t sum = 0;
  for (std::size_t q = 0; q < rows; ++q) {
    context.check_stop();
    for (std::size_t i = q * bins; i < (q + 1) * bins; ++i) sum += fingerprint_part(i, static_cast<std::uint32_t>(counts[i]));
  }
  hasher.add(sum);
  for (std::size_t q = 0; q < rows; ++q) {
    hasher.add(double(limits.low[q]));
    hasher.add(double(limits.high[q]));
  }
  return hasher.text();
}

}  // namespace ws::histogram
