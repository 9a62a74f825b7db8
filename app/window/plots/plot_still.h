// What of a plot stays while steps go by, as a picture that another thread may paint.
// SPDX-License-Identifier: MIT
#pragma once

#include "app/window/plots/plot_axis.h"
#include "app/window/theme.h"
#include "compute/core/result/plot.h"

#include <QFont>
#include <QImage>
#include <QRect>
#include <QSize>
#include <QString>

namespace ws::app {

/// Copies of all that the picture depends on, so that the widget may go on and go away meanwhile.
struct PlotStill {
  Plot plot;
  PlotAxes axes;
  ThemeColors colors;
  QFont font;
  QString meaning;  ///< below the plot, where there is room beside `area`
  QRect area;       ///< of the plot, in points
  QSize size;       ///< of all, in points
  double ratio = 1;

  /// In pixels. Long plots take some milliseconds. Thread-safe.
  [[nodiscard]] QImage painted() const;
};

/// The size of that picture.
[[nodiscard]] QSize still_pixels(const QSize& size, double ratio);

}  // namespace ws::app
