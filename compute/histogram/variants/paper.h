// The scheme of 2019 on the host: rounds of 32 queries, all distances of a round stored, 64 slices with a private
// histogram each.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/device/host_vector.h"
#include "compute/histogram/bins/problem.h"

namespace ws::histogram {

inline constexpr std::size_t slice_count = 64;

/// How the blocks of the first kernel stand, each with 64 references: 125 × 125 for a million.
struct BlockGrid {
  static constexpr std::size_t references_per_block = 64;
  std::size_t blocks = 0, columns = 0, rows = 0;
};
[[nodiscard]] BlockGrid block_grid(std::size_t reference_count);

/// References [first, end) of a slice: ceil(n / 64) each, the last ones may be empty.
struct Slice {
  std::size_t first = 0, end = 0;
};
[[nodiscard]] Slice slice_of(std::size_t slice, std::size_t reference_count);

/// The four phases one after another, each timed as a stage. Throws Error{out_of_memory}, Cancelled.
[[nodiscard]] Histograms paper_histograms(const Problem& problem, RunContext& context, const RowsDone& done);

/// What the views show of one query: all its keys as distances, its private histograms and their sum.
struct QueryDetail {
  HostVector<float> distances;        ///< to each reference
  HostVector<std::int32_t> bins;      ///< of each reference; −1: left out
  HostVector<std::int32_t> privates;  ///< slice by slice, `bins` counters each
  std::vector<std::int32_t> sum;
  float low = 0, high = 0;
  bool degenerate = false;
};
/// Distances, as a table has them: rounded to single precision.
struct GivenLimits {
  float low = 0, high = 0;
};
/// For a query of `dimension` components, within its own limits or those given: with these, a reference that is within their
/// rounding of an edge may be told on its other side. O(references · dimension) on all threads.
[[nodiscard]] QueryDetail examine_query(const Problem& problem, const std::vector<float>& query, RunContext& context,
                                        const std::optional<GivenLimits>& given = {});

}  // namespace ws::histogram
