// A plot with axes, ticks, units, several series, a cursor and the value under the pointer; saved as CSV, SVG or PNG.
// SPDX-License-Identifier: MIT
#pragma once

#include "app/window/widgets/plot_axis.h"
#include "compute/core/result/plot.h"

#include <QWidget>

#include <optional>
#include <vector>

namespace ws::app {

class PlotWidget : public QWidget {
  Q_OBJECT

 public:
  explicit PlotWidget(QWidget* parent = nullptr);

  /// A plot with the same id keeps the user's choice of logarithmic axes.
  void show_plot(const Plot& plot);
  /// By extension: csv, svg, png. Throws Error{io}.
  void save(const QString& path, int pixels_per_point = 2);
  /// Whether a click takes the x of the nearest value.
  void set_choosable(bool on);

 Q_SIGNALS:
  void chosen(double x);

 protected:
  bool event(QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void leaveEvent(QEvent* event) override;
  void contextMenuEvent(QContextMenuEvent* event) override;
  [[nodiscard]] QSize sizeHint() const override { return {340, 190}; }

 private:
  void fit();
  void paint(QPainter& painter, const QRectF& page) const;
  void paint_axes(QPainter& painter, const QRectF& page, const QRectF& box) const;
  void paint_series(QPainter& painter, const QRectF& box, const PlotSeries& series, const QColor& color) const;
  void paint_bars(QPainter& painter, const QRectF& box, const PlotSeries& series, const QColor& color) const;
  [[nodiscard]] double foot(const PlotSeries& series, std::size_t i) const;
  void paint_legend(QPainter& painter, const QRectF& page) const;
  /// The series of each line of the legend, and how wide a name may be.
  struct LegendLines {
    std::vector<std::vector<std::size_t>> lines;
    double most_width;
    bool beside_title;
  };
  [[nodiscard]] LegendLines legend_lines(const QRectF& page) const;
  [[nodiscard]] QFont heading_font() const;
  [[nodiscard]] QFont small_font() const;
  void paint_cursor(QPainter& painter, const QRectF& box) const;
  void paint_hover(QPainter& painter, const QRectF& box) const;
  [[nodiscard]] QString x_text(double x) const;
  [[nodiscard]] double upright_names_px(const QRectF& page, double left) const;
  [[nodiscard]] QRectF box_of(const QRectF& page) const;
  [[nodiscard]] QPointF point(const QRectF& box, double x, double y) const;
  /// Of the values of a series the one next to a place, along x.
  [[nodiscard]] std::size_t nearest(const PlotSeries& series, const QRectF& box, const QPointF& place) const;
  [[nodiscard]] std::string csv() const;
  void ask_to_save();

  Plot plot_;
  PlotAxis x_, y_;
  bool x_log_ = false, y_log_ = false;
  std::optional<QPointF> hover_;
  bool choosable_ = false;
};

}  // namespace ws::app
