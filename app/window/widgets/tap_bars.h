// A list of numbers as bars, drawn by hand: the pointer sets the bars that it passes, keys choose and change one.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/schema/schema.h"

#include <QWidget>

namespace ws::app {

class TapBars : public QWidget {
  Q_OBJECT

 public:
  explicit TapBars(QWidget* parent = nullptr);

  /// Does not signal.
  void set_values(const Numbers& values);
  /// A pair of numbers is added at the ends, or removed, so that the middle stays; from nothing comes 0, 1, 0. Signals.
  void grow();
  void shrink();
  [[nodiscard]] QSize sizeHint() const override { return {160, 84}; }

 Q_SIGNALS:
  void drag_began();
  void drag_ended();
  /// By the pointer between the two, or by a key. Values have three significant digits.
  void changed(const Numbers& values);

 protected:
  bool event(QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;

 private:
  [[nodiscard]] int count() const { return int(values_.size()); }
  [[nodiscard]] bool has_bars() const;
  [[nodiscard]] QRectF field() const;
  [[nodiscard]] double height_of(double value) const;
  /// The bar below the pointer gets the pointer's height; those that it passed since the last place lie on its way.
  void draw_to(const QPointF& place);
  void choose(int index);
  void put(int index, double value);
  void describe();

  Numbers values_;
  int chosen_ = 0;
  double reach_ = 1;  ///< the value at the upper edge; the lower edge has its negative
  QPointF last_;
  bool dragging_ = false;
};

}  // namespace ws::app
