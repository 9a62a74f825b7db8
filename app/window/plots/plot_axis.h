// The axes of a plot: their ranges, their ticks, and where values lie on them.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/result/plot.h"

#include <QString>

#include <vector>

namespace ws::app {

class PlotAxis {
 public:
  /// Covers the finite values (the positive ones on a logarithmic axis) with a small margin; `from_zero` for bars.
  void fit(const std::vector<const std::vector<double>*>& values, bool logarithmic, bool from_zero);

  /// 0…1 from low to high; NaN for what a logarithmic axis cannot show.
  [[nodiscard]] double position(double value) const;
  [[nodiscard]] double value(double position) const;
  /// At round numbers, about `wanted` of them.
  [[nodiscard]] std::vector<double> ticks(int wanted) const;
  [[nodiscard]] QString text(double tick) const;
  [[nodiscard]] double low() const { return low_; }
  [[nodiscard]] double high() const { return high_; }
  [[nodiscard]] bool is_logarithmic() const { return logarithmic_; }

 private:
  double low_ = 0, high_ = 1;
  bool logarithmic_ = false;
};

struct PlotAxes {
  PlotAxis x, y;
};

/// Axes that all values of the plot fit on; bars reach their feet.
[[nodiscard]] PlotAxes fitted_axes(const Plot& plot, bool x_log, bool y_log);
/// Where bar `i` of one of the plot's series begins: at 0, or above those of the series before where bars stand on one another.
[[nodiscard]] double foot(const Plot& plot, const PlotSeries& series, std::size_t i);
/// Where the cells around rising values begin, and where the last one ends: half-way between neighbours, of ratios on a
/// logarithmic axis.
[[nodiscard]] std::vector<double> cell_edges(const std::vector<double>& middles, bool logarithmic);
/// The distance of the values of bars, which is their width.
[[nodiscard]] double spacing(const std::vector<double>& x);

}  // namespace ws::app
