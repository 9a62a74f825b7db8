// The least, the median and the most of repeated measurements, and how plots show them.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/result/plot.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
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

/// Between which the median of all measurements that could be made lies, of which these are a sample: with a certainty of at
/// least 95 % from six on, by the signs of independent differences; of fewer they are the least and the most.
[[nodiscard]] inline Spread interval_of_median(std::vector<double> values) {
  const Spread spread = spread_of(values);
  std::sort(values.begin(), values.end());
  const double n = static_cast<double>(values.size());
  constexpr double normal_95 = 1.96;
  const double from_below = std::floor(0.5 * (n - 1 - normal_95 * std::sqrt(n)));  // how many lie outside on each side
  const auto outside = static_cast<std::size_t>(std::max(from_below, 0.0));
  return {values[outside], spread.median, values[values.size() - 1 - outside]};
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
