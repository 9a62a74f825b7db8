// A spin box for any range: shows values in full, and reads what was typed without rounding it.
// SPDX-License-Identifier: MIT
#pragma once

#include "app/window/widgets/typed_text.h"
#include "compute/core/schema/schema.h"

#include <QAbstractSpinBox>

namespace ws::app {

class NumberField : public QAbstractSpinBox {
  Q_OBJECT

 public:
  explicit NumberField(QWidget* parent = nullptr);

  void set_field(const FieldInfo& info, const FieldRange& range);
  /// Does not signal; leaves what is being typed alone.
  void set_real(double value);
  void set_wrong(bool wrong);
  /// For the inner line as well, which is what takes the focus.
  void set_accessible_name(const QString& name);

 Q_SIGNALS:
  void entered(double value);
  /// What was typed is no number.
  void refused(const QString& text);

 protected:
  void stepBy(int steps) override;
  StepEnabled stepEnabled() const override { return StepUpEnabled | StepDownEnabled; }
  void wheelEvent(QWheelEvent* event) override;

 private:
  void take_text();

  FieldKind kind_ = FieldKind::real;
  Scale scale_ = Scale::linear;
  double step_ = 0;
  FieldRange range_;
  double value_ = 0;
  TypedText typed_;
};

}  // namespace ws::app
