// A spin box for any range: shows values in full, and reads what was typed without rounding it.
// SPDX-License-Identifier: MIT
#pragma once

#include "app/window/widgets/typed_text.h"
#include "compute/core/schema/schema.h"

#include <QAbstractSpinBox>

#include <algorithm>

namespace ws::app {

class NumberField : public QAbstractSpinBox {
  Q_OBJECT
  // What Qt tells a screen reader of a spin box.
  Q_PROPERTY(double value READ real WRITE enter)
  Q_PROPERTY(double minimum READ least)
  Q_PROPERTY(double maximum READ most)

 public:
  explicit NumberField(QWidget* parent = nullptr);

  void set_field(const FieldInfo& info, const FieldRange& range);
  /// Does not signal; leaves what is being typed alone.
  void set_real(double value);
  [[nodiscard]] double real() const { return value_; }
  [[nodiscard]] double least() const { return zero_is_auto_ ? std::min(0.0, range_.min) : range_.min; }
  [[nodiscard]] double most() const { return range_.max; }
  void set_wrong(bool wrong);
  /// For the inner line as well, which is what takes the focus.
  void set_accessible_name(const QString& name);

 Q_SIGNALS:
  void entered(double value);
  /// What was typed is no number.
  void refused(const QString& text);
  /// Esc: the value is shown again.
  void given_up();

 protected:
  void stepBy(int steps) override;
  StepEnabled stepEnabled() const override { return StepUpEnabled | StepDownEnabled; }
  void wheelEvent(QWheelEvent* event) override;

 private:
  void enter(double value) { Q_EMIT entered(value); }
  void take_text();

  FieldKind kind_ = FieldKind::real;
  Scale scale_ = Scale::linear;
  double step_ = 0;
  bool zero_is_auto_ = false;
  QString least_means_;  ///< in the window's language; empty: a number like others
  FieldRange range_;
  double value_ = 0;
  TypedText typed_;
};

}  // namespace ws::app
