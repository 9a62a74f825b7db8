// Cells of the waterfall that stand for many counts.
// SPDX-License-Identifier: MIT
#include "compute/histogram/show/row_peaks.h"
#include "tests/compute/histogram/sets.h"

#include <algorithm>

namespace ws::histogram::test {
namespace {

TEST(RowPeaks, TheWaterfallShowsTheLargestCountOfEachPixel) {
  constexpr std::size_t queries = 5000, bins = 2300;
  Table table(queries, bins);
  RunContext context;
  table.clear(0, queries, context);
  for (std::size_t q = 0; q < queries; ++q)
    for (std::size_t k = 0; k < bins; ++k) table.row(q)[k] = static_cast<std::int32_t>((q * 7919 + k * 104'729) % 9973);
  const std::size_t rows = 3777;
  const RowPeaks peaks = row_peaks(table, rows, 520, 1000, context);
  ASSERT_EQ(peaks.lines, 520u);
  ASSERT_EQ(peaks.columns, 1000u);
  for (std::size_t line = 0; line < 520; line += 37)
    for (std::size_t c = 0; c < 1000; c += 111) {
      std::int32_t most = 0;
      for (std::size_t q = peaks.first_query(line); q < std::min(peaks.first_query(line + 1), rows); ++q)
        for (std::size_t k = c * bins / 1000; k < (c + 1) * bins / 1000; ++k) most = std::max(most, table.row(q)[k]);
      EXPECT_EQ(peaks.line(line)[c], most) << line << " " << c;
    }
  EXPECT_EQ(peaks_of_rows(table, 3, 4, bins), row_of(table, 3));
}

}  // namespace
}  // namespace ws::histogram::test
