// A slider over a real or whole range, linear or logarithmic, that jumps to the pointer and tells drags from steps.
// SPDX-License-Identifier: MIT
#pragma once

#include "app/window/widgets/spoken.h"
#include "compute/core/schema/schema.h"

#include <QSlider>

namespace ws::app {

class ValueSlider : public QSlider, public SpokenValue {
  Q_OBJECT

 public:
  explicit ValueSlider(QWidget* parent = nullptr);

  void set_field(const FieldInfo& info, const FieldRange& range);
  /// Does not signal.
  void set_real(double value);
  [[nodiscard]] double spoken_value() const override { return real_; }
  [[nodiscard]] Range spoken_range() const override;
  [[nodiscard]] QString spoken_description() const override;
  /// As by a key.
  void take_spoken_value(double value) override;
  /// Ends a drag: a button that is still pressed no longer moves the slider.
  void end_drag() { dragging_ = false; }

 Q_SIGNALS:
  void drag_began();
  void drag_ended();
  /// By the pointer, between the two. Reals have four significant digits: finer than a pixel, and readable in flags and states.
  void dragged(double value);
  /// By a key: Up, Down, Page Up, Page Down. Left, Right, Home and End step through the run.
  void moved(double value);
  void default_wanted();

 protected:
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void mouseDoubleClickEvent(QMouseEvent* event) override;
  void wheelEvent(QWheelEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;

 private:
  [[nodiscard]] double real_at(int position) const;
  [[nodiscard]] int position_of(double value) const;
  void go_to_pointer(const QMouseEvent& event);

  FieldKind kind_ = FieldKind::real;
  Scale scale_ = Scale::linear;
  double step_ = 0;
  FieldRange range_;
  double real_ = 0;  ///< finer than the slider's positions
  bool dragging_ = false;
};

}  // namespace ws::app
