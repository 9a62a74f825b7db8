// The reference with which all other methods are compared: double precision, one distance after another.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/histogram/bins/problem.h"

namespace ws::histogram {

/// Sums, roots, limits and bins in double precision, from the components as they are. Queries run on all threads; O(queries ·
/// references · dimension), and 8 bytes per reference and thread. Throws Cancelled.
[[nodiscard]] Table reference_histograms(const Problem& problem, RunContext& context);

/// How a table differs from another of the same shape.
struct Differences {
  std::size_t entries = 0, histograms = 0;
  std::size_t moved = 0;    ///< distances that are in another bin, at least
  std::size_t largest = 0;  ///< difference of two counts
};
[[nodiscard]] Differences differences(const Table& a, const Table& b);

}  // namespace ws::histogram
