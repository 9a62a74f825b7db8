// SPDX-License-Identifier: MIT
#include "compute/histogram/show/row_peaks.h"

#include "compute/core/device/executor_cpu.h"

#include <algorithm>

namespace ws::histogram {

namespace {

/// Raises each of `columns` peaks to the counts of its bins in one row.
void raise(std::int32_t* peaks, std::size_t columns, const std::int32_t* row, std::size_t bins) {
  if (columns == bins) {
    for (std::size_t k = 0; k < bins; ++k) peaks[k] = std::max(peaks[k], row[k]);
    return;
  }
  for (std::size_t c = 0; c < columns; ++c)
    peaks[c] = std::max(peaks[c], *std::max_element(row + c * bins / columns, row + (c + 1) * bins / columns));
}

}  // namespace

RowPeaks row_peaks(const Table& table, std::size_t rows, std::size_t most_lines, std::size_t most_columns,
                   RunContext& context) {
  RowPeaks result{table.queries, std::min(table.queries, most_lines), std::min(table.bins, most_columns), {}};
  result.peaks.resize(result.lines * result.columns);
  CpuExecutor executor(context);
  executor.for_ranges("waterfall", result.lines, 1, [&](std::size_t line, std::size_t) {
    const std::size_t end = std::min(result.first_query(line + 1), rows);
    for (std::size_t q = result.first_query(line); q < end && !context.stop_requested(); ++q)
      raise(result.peaks.data() + line * result.columns, result.columns, table.row(q), table.bins);
  });
  return result;
}

std::vector<std::int32_t> peaks_of_rows(const Table& table, std::size_t first, std::size_t end, std::size_t columns) {
  std::vector<std::int32_t> peaks(columns);
  for (std::size_t q = first; q < end; ++q) raise(peaks.data(), columns, table.row(q), table.bins);
  return peaks;
}

}  // namespace ws::histogram
