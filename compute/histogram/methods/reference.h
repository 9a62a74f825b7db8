// The reference with which all other methods are compared: double precision, one distance after another.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/histogram/bins/problem.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace ws::histogram {

/// Sums, roots, limits and bins in double precision, from the components as they are. Queries run on all threads; O(queries ·
/// references · dimension), and 8 bytes per reference and thread. Throws Cancelled.
[[nodiscard]] Table reference_histograms(const Problem& problem, RunContext& context);

/// An entry of a table that is not what was expected.
struct Difference {
  std::size_t query = 0, bin = 0;
  std::int32_t count = 0, expected = 0;
};
/// How a table differs from another of the same shape.
struct Differences {
  static constexpr std::size_t most_listed = 100'000;

  std::size_t entries = 0, histograms = 0;
  std::size_t moved = 0;                ///< distances that are in another bin, at least
  std::size_t largest = 0;              ///< difference of two counts
  std::vector<std::uint32_t> of_query;  ///< entries of each query
  std::vector<Difference> list;         ///< the first of the entries, in their order
};
[[nodiscard]] Differences differences(const Table& table, const Table& expected);

}  // namespace ws::histogram
