// Curves and bars as data, apart from their drawing: what plots show and export.
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <vector>

namespace ws {

enum class PlotStyle { line, bars, points };

struct PlotSeries {
  std::string name;
  PlotStyle style = PlotStyle::line;
  std::vector<double> x, y;  ///< equally many; bars stand at x with the common spacing as width
};

struct Plot {
  std::string id, title;         ///< "ball_count", "Balls against iteration"
  std::string x_label, y_label;  ///< with the unit
  bool x_log = false, y_log = false;
  std::vector<PlotSeries> series;
  std::optional<double> cursor = {};         ///< x of the step that is shown
  std::vector<std::string> categories = {};  ///< names of x = 0, 1, …: what bars stand for; empty: numbers
  bool stacked = false;                      ///< bars of all series, at the same x, stand on one another: the first lowest
};

}  // namespace ws
