// The least, the median and the most of repeated measurements, and how plots show them.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/result/plot.h"

#include <algorithm>
#include <limits>
#include <vector>

namespace ws {

struct Spread {
  double least = 0, median = 0, most = 0;
  [[nodiscard]] bool operator==(const Spread&) const = default;
};

/// Of at least one value. The median of an even number of values is the mean of the two in the middle.
[[nodiscard]] inline Spread spread_of(std::vector<double> values) {
  std::sort(values.begin(), values.end());
  return {values.front(), 0.5 * (values[(values.size() - 1) / 2] + values[values.size() / 2]), values.back()};
}

/// The series that takes the strokes of a plot.
[[nodiscard]] inline PlotSeries empty_strokes() { return {"least to most", PlotStyle::line, {}, {}}; }

/// From the least to the most; of a single value there is none.
inline void add_stroke(PlotSeries& strokes, double x, const Spread& spread) {
  if (spread.least == spread.most) return;
  constexpr double gap = std::numeric_limits<double>::quiet_NaN();
  strokes.x.insert(strokes.x.end(), {x, x, gap});
  strokes.y.insert(strokes.y.end(), {spread.least, spread.most, gap});
}

/// A mark at the median, and a stroke in the series of all strokes.
inline void add_spread(PlotSeries& series, PlotSeries& strokes, double x, const Spread& spread) {
  series.x.push_back(x);
  series.y.push_back(spread.median);
  add_stroke(strokes, x, spread);
}

}  // namespace ws
