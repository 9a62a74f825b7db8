// The cells of a heat map, as a plot's painter draws them: where they lie, their colours, and the bar that tells these.
// SPDX-License-Identifier: MIT
#pragma once

#include "app/window/plots/plot_axis.h"
#include "app/window/theme.h"
#include "compute/core/result/plot.h"

#include <QPointF>
#include <QRectF>

#include <cstddef>
#include <optional>

class QPainter;

namespace ws::app {

/// What the colour bar takes of a page, right of the axes.
inline constexpr double color_bar_px = 84;

/// Made anew for each painting, like the plot's painter.
class PlotCells {
 public:
  PlotCells(const HeatMap& map, const PlotAxes& axes, const ThemeColors& colors);

  /// With its value in each cell where these have room; cells without a value are hatched.
  void paint(QPainter& painter, const QRectF& box) const;
  void paint_bar(QPainter& painter, const QRectF& box) const;

  /// A cell by its column and row.
  struct Place {
    std::size_t column, row;
  };
  [[nodiscard]] std::optional<Place> at(const QRectF& box, const QPointF& place) const;
  [[nodiscard]] QRectF cell(const QRectF& box, Place place) const;
  [[nodiscard]] double value(Place place) const { return map_.values[place.row * map_.x.size() + place.column]; }

 private:
  [[nodiscard]] QColor color(double value) const;

  const HeatMap& map_;
  const ThemeColors& colors_;
  std::vector<double> columns_, rows_;  ///< 0…1: where cells begin, and where the last one ends
  PlotAxis scale_;                      ///< of the values
};

}  // namespace ws::app
