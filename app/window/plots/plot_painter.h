// Paints a plot with axes, ticks, units, several series and a cursor on any page, and knows where its values lie there. The
// window's plots and those that are written without a display are painted by it: it needs no widget and no QApplication.
// SPDX-License-Identifier: MIT
#pragma once

#include "app/window/plots/plot_axis.h"
#include "app/window/theme.h"
#include "compute/core/result/plot.h"

#include <QFont>
#include <QPointF>
#include <QRectF>
#include <QSize>
#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

class QPainter;

namespace ws::app {

/// In points; on a smaller page the words would lie on one another.
inline constexpr QSize least_plot_size(215, 124);

/// What stands at x = 0, 1, … of a plot with categories; empty beyond them.
[[nodiscard]] QString category_name(const Plot& plot, double x);

/// Made anew for each painting, since it refers to the plot and to the colours. Words are of `font` and of a smaller one.
class PlotPainter {
 public:
  PlotPainter(const Plot& plot, const PlotAxes& axes, const ThemeColors& colors, const QFont& font);

  /// All but the ground of the page.
  void paint(QPainter& painter, const QRectF& page) const;
  /// In two parts: what stays while steps go by, and over it the line at the step that is shown.
  void paint_still(QPainter& painter, const QRectF& page) const;
  void paint_cursor(QPainter& painter, const QRectF& page) const;
  /// Over the painted plot the values next to a place; nothing where that is not between the axes.
  void paint_hover(QPainter& painter, const QRectF& page, const QPointF& place) const;
  /// Between the axes: where the values lie on the page.
  [[nodiscard]] QRectF box_of(const QRectF& page) const;
  /// Of the first series the x next to a place between the axes; of a heat map that of the cell there.
  [[nodiscard]] std::optional<double> x_at(const QRectF& page, const QPointF& place) const;
  /// The value next to a place between the axes, of all series; of a heat map the cell there, as series 0.
  struct Found {
    std::size_t series;
    double x, y;
  };
  [[nodiscard]] std::optional<Found> value_at(const QRectF& page, const QPointF& place) const;

  [[nodiscard]] const Plot& plot() const { return plot_; }
  [[nodiscard]] const ThemeColors& colors() const { return colors_; }

 private:
  void paint_axes(QPainter& painter, const QRectF& page, const QRectF& box) const;
  void paint_series(QPainter& painter, const QRectF& box, const PlotSeries& series, const QColor& color) const;
  void paint_bars(QPainter& painter, const QRectF& box, const PlotSeries& series, const QColor& color) const;
  void paint_legend(QPainter& painter, const QRectF& page) const;
  void paint_tip(QPainter& painter, const QRectF& page, const QPointF& mark, const QStringList& lines) const;
  void paint_cell_hover(QPainter& painter, const QRectF& page, const QPointF& place) const;
  /// The series of each line of the legend, and how wide a name may be.
  struct LegendLines {
    std::vector<std::vector<std::size_t>> lines;
    double most_width;
    bool beside_title;
  };
  [[nodiscard]] LegendLines legend_lines(const QRectF& page) const;
  /// One line, or two where it is too long for one and the page is high enough.
  [[nodiscard]] QStringList title_lines(const QRectF& page) const;
  /// What the title takes of the page below its first line.
  [[nodiscard]] double more_title_px(const QRectF& page) const;
  [[nodiscard]] static double below_title_px(const LegendLines& legend);
  [[nodiscard]] double name_room(const QFontMetrics& metrics, double tick, double share) const;
  [[nodiscard]] QString x_text(double x) const;
  [[nodiscard]] double upright_names_px(const QRectF& page, double left) const;
  [[nodiscard]] QPointF point(const QRectF& box, double x, double y) const;
  /// Of the values of a series the one next to a place, along x.
  [[nodiscard]] std::size_t nearest(const PlotSeries& series, const QRectF& box, const QPointF& place) const;

  const Plot& plot_;
  const PlotAxes& axes_;
  const ThemeColors colors_;  ///< a copy: those for print are made for one drawing
  QFont heading_, small_;
};

}  // namespace ws::app
