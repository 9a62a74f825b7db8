// Why a step of the distance histograms was taken, and why a reference or a bin is as it is.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/words/code_lines.h"
#include "compute/histogram/result.h"
#include "compute/histogram/variants/paper.h"

#include <cstddef>
#include <vector>

namespace ws::histogram {

/// Of a method that runs: not `automatic`.
[[nodiscard]] MethodCode pseudocode_of(Method method, const Parameters& parameters);

/// The query that is looked at, examined.
struct LookedAt {
  std::size_t query = 0;  ///< its row in the table
  bool is_probe = false;  ///< it has none
  const QueryDetail* detail = nullptr;
};

/// Counts the query that is looked at anew, in double precision, or the round's first one: O(references · dimension).
[[nodiscard]] Explanation explain_step(const HistogramResult& result, std::size_t step, const LookedAt& looked_at,
                                       RunContext& context);

[[nodiscard]] std::vector<Explainable> explainable_in(const HistogramResult& result);
/// A bin of the query that is looked at: its limits, and how many references are in it.
[[nodiscard]] std::vector<Property> inspect_bin(const HistogramResult& result, std::size_t bin, const LookedAt& looked_at);
[[nodiscard]] Reasons why_reference(const HistogramResult& result, std::size_t reference, const LookedAt& looked_at);
/// Which references fell into a bin of the query that is looked at, and how near they are to its edges. O(references).
[[nodiscard]] Reasons why_bin(const HistogramResult& result, std::size_t bin, const LookedAt& looked_at);

}  // namespace ws::histogram
