// A spin box for any range.
// SPDX-License-Identifier: MIT
#include "app/window/widgets/number_field.h"

#include <QStyle>
#include <QWheelEvent>

#include "app/window/format.h"

#include <cmath>

namespace ws::app {

namespace {

QString shown(double value, FieldKind kind) {
  return kind == FieldKind::integer ? QString::number(value, 'f', 0)
                                    : QString::number(value, 'g', QLocale::FloatingPointShortest);
}

}  // namespace

NumberField::NumberField(QWidget* parent) : QAbstractSpinBox(parent), typed_(lineEdit()) {
  setFocusPolicy(Qt::StrongFocus);
  setAlignment(Qt::AlignRight);
  setButtonSymbols(NoButtons);
  setCorrectionMode(CorrectToPreviousValue);
  connect(this, &QAbstractSpinBox::editingFinished, this, [this] { take_text(); });
  typed_.listen(this, [this] {
    set_real(value_);
    Q_EMIT given_up();
  });
}

void NumberField::set_field(const FieldInfo& info, const FieldRange& range) {
  kind_ = info.kind;
  scale_ = info.scale;
  step_ = info.step;
  zero_is_auto_ = info.zero_is_auto;
  least_means_ = translated(info.least_means);
  range_ = range;
}

void NumberField::set_real(double value) {
  value_ = value;
  if (typed_.pending() && hasFocus()) return;
  // Six digits are enough to look at; the whole value comes with the focus's tool tip and is never read back from here.
  if (!least_means_.isEmpty() && value == range_.min)
    lineEdit()->setText(least_means_);
  else
    lineEdit()->setText(kind_ == FieldKind::integer ? shown(value, kind_) : QString::number(value, 'g', 6));
  typed_.take();
  setToolTip(shown(value, kind_));
}

void NumberField::set_wrong(bool wrong) {
  if (property("wrong").toBool() == wrong) return;
  setProperty("wrong", wrong);
  style()->unpolish(this);
  style()->polish(this);
}

void NumberField::set_accessible_name(const QString& name) {
  setAccessibleName(name);
  lineEdit()->setAccessibleName(name);
}

void NumberField::take_text() {
  if (!typed_.take()) return;
  bool good = false;
  QString text = lineEdit()->text().trimmed();
  if (!least_means_.isEmpty() && text == least_means_) return enter(range_.min);
  const double value = text.replace(',', '.').toDouble(&good);
  if (good)
    Q_EMIT entered(value);
  else
    Q_EMIT refused(text);
}

void NumberField::stepBy(int steps) {
  double next = value_ + steps;
  if (kind_ == FieldKind::real) {
    const double step = step_ > 0 ? step_ : (range_.slider_max - range_.slider_min) / 200;
    next = scale_ == Scale::logarithmic && value_ > 0 ? value_ * std::pow(1.05, steps) : value_ + steps * step;
    next = QString::number(next, 'g', 4).toDouble();
  }
  typed_.take();
  Q_EMIT entered(std::clamp(next, range_.min, range_.max));
}

void NumberField::wheelEvent(QWheelEvent* event) { hasFocus() ? QAbstractSpinBox::wheelEvent(event) : event->ignore(); }

}  // namespace ws::app
