// Writes a plot without a display: Qt's own fonts and pictures, but no QApplication, no style and no widget.
// SPDX-License-Identifier: MIT
#include "app/window/plots/plot_file.h"
#include "app/window/theme.h"
#include "app/window/window.h"

#include <QGuiApplication>

#include <clocale>

namespace ws::app {

void save_plot(const Plot& plot, const std::string& path, int width, int height, int pixels_per_point,
               const std::string& theme) {
  qputenv("QT_QPA_PLATFORM", "offscreen");
  qInstallMessageHandler([](QtMsgType, const QMessageLogContext&, const QString&) {});  // remarks on a desktop that is not used
  char name[] = "warpscope", *arguments[] = {name, nullptr};
  int count = 1;
  const QGuiApplication application(count, arguments);  // words need its fonts
  std::setlocale(LC_NUMERIC, "C");
  const PlotAxes axes = fitted_axes(plot, plot.x_log, plot.y_log);
  const ThemeColors colors = theme == "print" ? print_colors() : colors_of_theme(QString::fromStdString(theme));
  const PlotPainter painter(plot, axes, colors, QGuiApplication::font());
  write_plot(QString::fromStdString(path), painter, QSize(width, height).expandedTo(least_plot_size), pixels_per_point);
}

}  // namespace ws::app
