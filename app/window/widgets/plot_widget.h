// A plot in the window: the value under the pointer, clicks that choose, logarithmic axes, and a menu that saves it.
// SPDX-License-Identifier: MIT
#pragma once

#include "app/window/widgets/plot_painter.h"

#include <QWidget>

#include <optional>

namespace ws::app {

class PlotWidget : public QWidget {
  Q_OBJECT

 public:
  explicit PlotWidget(QWidget* parent = nullptr);

  /// A plot with the same id keeps the user's choice of logarithmic axes.
  void show_plot(const Plot& plot);
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
  /// With the present colours, and the font that the style gives.
  [[nodiscard]] PlotPainter plot_painter() const;
  void ask_to_save();

  Plot plot_;
  PlotAxes axes_;
  bool x_log_ = false, y_log_ = false;
  std::optional<QPointF> hover_;
  bool choosable_ = false;
};

}  // namespace ws::app
