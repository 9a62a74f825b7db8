// A plot as a file.
// SPDX-License-Identifier: MIT
#include "app/window/plots/plot_file.h"

#include "app/window/format.h"
#include "compute/core/run/error.h"
#include "compute/core/words/told.h"
#include "compute/io/files.h"

#include <QBuffer>
#include <QImage>
#include <QLocale>
#include <QPainter>
#include <QSvgGenerator>

#include <algorithm>
#include <string_view>

namespace ws::app {

namespace {

void write_svg(QIODevice& out, const PlotPainter& plot, QSize size) {
  const QRect page(QPoint(0, 0), size);
  QSvgGenerator svg;
  svg.setOutputDevice(&out);
  svg.setSize(size);
  svg.setViewBox(page);
  svg.setTitle(qt(plot.plot().title));
  QPainter painter(&svg);
  painter.fillRect(page, plot.colors().panel);
  plot.paint(painter, page);
}

void write_png(QIODevice& out, const PlotPainter& plot, QSize size, int pixels_per_point) {
  QImage image(size * pixels_per_point, QImage::Format_ARGB32);
  image.fill(plot.colors().panel);
  QPainter painter(&image);
  painter.scale(pixels_per_point, pixels_per_point);
  plot.paint(painter, QRect(QPoint(0, 0), size));
  painter.end();
  image.save(&out, "PNG");
}

}  // namespace

std::string csv_of(const Plot& plot) {
  const auto field = [](QString text) { return text.replace(',', ';'); };
  const auto number = [](double value) { return QString::number(value, 'g', QLocale::FloatingPointShortest); };
  if (plot.cells) {
    QString text = field(qt(plot.x_label)) + "," + field(qt(plot.y_label)) + "," + field(qt(plot.cells->label)) + "\n";
    for (std::size_t row = 0; row < plot.cells->y.size(); ++row)
      for (std::size_t column = 0; column < plot.cells->x.size(); ++column)
        text += number(plot.cells->x[column]) + "," + number(plot.cells->y[row]) + "," +
                number(plot.cells->values[row * plot.cells->x.size() + column]) + "\n";
    return text.toStdString();
  }
  QString text = "series," + field(qt(plot.x_label)) + "," + field(qt(plot.y_label)) + "\n";
  for (const PlotSeries& series : plot.series)
    for (std::size_t i = 0; i < std::min(series.x.size(), series.y.size()); ++i) {
      const QString x = plot.categories.empty() ? number(series.x[i]) : field(category_name(plot, series.x[i]));
      text += field(qt(series.name)) + "," + x + "," + number(series.y[i]) + "\n";
    }
  return text.toStdString();
}

void write_plot(const QString& path, const PlotPainter& plot, QSize size, int pixels_per_point) {
  if (path.endsWith(".csv", Qt::CaseInsensitive)) return io::write_atomically(path.toStdString(), csv_of(plot.plot()));
  QBuffer buffer;
  buffer.open(QIODevice::WriteOnly);
  if (path.endsWith(".svg", Qt::CaseInsensitive))
    write_svg(buffer, plot, size);
  else if (path.endsWith(".png", Qt::CaseInsensitive))
    write_png(buffer, plot, size, pixels_per_point);
  else
    throw Error(ErrorKind::io, said("a plot is written as csv, svg or png"), said("choose one of these extensions"));
  const QByteArray& bytes = buffer.data();
  io::write_atomically(path.toStdString(), std::string_view(bytes.constData(), static_cast<std::size_t>(bytes.size())));
}

}  // namespace ws::app
