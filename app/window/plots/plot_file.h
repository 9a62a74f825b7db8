// A plot as a file: its values as CSV, its picture as SVG or PNG. Needs no widget and no QApplication.
// SPDX-License-Identifier: MIT
#pragma once

#include "app/window/plots/plot_painter.h"

#include <string>

namespace ws::app {

/// A line of names, then one for each value: series, x, y.
[[nodiscard]] std::string csv_of(const Plot& plot);
/// By extension: csv, svg, png. `size` is in points; a png has so many pixels a point and side. Throws Error{io}.
void write_plot(const QString& path, const PlotPainter& plot, QSize size, int pixels_per_point);

}  // namespace ws::app
