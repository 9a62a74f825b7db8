// The waterfall where a pixel stands for many counts: the largest of them.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/run/run_context.h"
#include "compute/histogram/bins/problem.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace ws::histogram {

/// Lines of neighbouring queries, columns of neighbouring bins: each cell holds the largest count of those it stands for.
struct RowPeaks {
  std::size_t queries = 0, lines = 0, columns = 0;
  std::vector<std::int32_t> peaks;  ///< line by line

  [[nodiscard]] std::size_t first_query(std::size_t line) const { return line * queries / lines; }
  [[nodiscard]] const std::int32_t* line(std::size_t i) const { return peaks.data() + i * columns; }
};

/// Of the first `rows` rows of a table; at most `most_lines` × `most_columns` cells, those of rows beyond are 0. Reads each
/// count once, on all threads. Throws Cancelled.
[[nodiscard]] RowPeaks row_peaks(const Table& table, std::size_t rows, std::size_t most_lines, std::size_t most_columns,
                                 RunContext& context);

/// The largest counts of rows [first, end), by column of `columns`; end > first.
[[nodiscard]] std::vector<std::int32_t> peaks_of_rows(const Table& table, std::size_t first, std::size_t end,
                                                      std::size_t columns);

}  // namespace ws::histogram
