// One axis of a plot: its range, its ticks, and where values lie on it.
// SPDX-License-Identifier: MIT
#pragma once

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

 private:
  double low_ = 0, high_ = 1;
  bool logarithmic_ = false;
};

}  // namespace ws::app
