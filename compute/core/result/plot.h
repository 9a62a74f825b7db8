// Curves, bars and heat maps as data, apart from their drawing: what plots show and export.
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
  bool is_marked = false;    ///< of a line: a dot at each value

  bool operator==(const PlotSeries&) const = default;
};

/// A value for each pair of an x and a y, in place of series: cells around them, coloured by the value.
struct HeatMap {
  std::vector<double> x, y;    ///< rising: middles of the cells
  std::vector<double> values;  ///< a row of x for each y, the lowest first; NaN: there is none
  std::string label;           ///< of the values, with the unit
  bool is_log = false;         ///< colours go by the logarithm

  bool operator==(const HeatMap&) const = default;
};

struct Plot {
  std::string id, title;         ///< "ball_count", "Balls against iteration"
  std::string x_label, y_label;  ///< with the unit
  bool x_log = false, y_log = false;
  std::vector<PlotSeries> series;
  std::optional<double> cursor = {};         ///< x of the step that is shown
  std::vector<std::string> categories = {};  ///< names of x = 0, 1, …: what bars stand for; empty: numbers
  bool stacked = false;                      ///< bars of all series, at the same x, stand on one another: the first lowest
  std::optional<HeatMap> cells = {};         ///< what is drawn then; series are points on it

  bool operator==(const Plot&) const = default;
};

}  // namespace ws
