// A slider for parameter values.
// SPDX-License-Identifier: MIT
#include "app/window/widgets/value_slider.h"

#include <QMouseEvent>

#include <algorithm>
#include <cmath>
#include <utility>

namespace ws::app {

namespace {

constexpr int resolution = 2000;
constexpr int handle_px = 14;

double four_digits(double v) { return QString::number(v, 'g', 4).toDouble(); }

}  // namespace

ValueSlider::ValueSlider(QWidget* parent) : QSlider(Qt::Horizontal, parent) {
  setRange(0, resolution);
  setFocusPolicy(Qt::StrongFocus);
}

void ValueSlider::set_field(const FieldInfo& info, const FieldRange& range) {
  kind_ = info.kind;
  scale_ = info.scale;
  step_ = info.step;
  range_ = range;
  const double length = range.slider_max - range.slider_min;
  const bool few = kind_ == FieldKind::integer && scale_ == Scale::linear && length <= resolution;
  setRange(0, few ? static_cast<int>(length) : resolution);
  setSingleStep(few ? 1 : resolution / 200);
  setPageStep(few ? 10 : resolution / 20);
}

double ValueSlider::real_at(int position) const {
  const double t = static_cast<double>(position) / std::max(1, maximum());
  double value = range_.slider_min + t * (range_.slider_max - range_.slider_min);
  if (scale_ == Scale::logarithmic && range_.slider_min > 0)
    value = range_.slider_min * std::pow(range_.slider_max / range_.slider_min, t);
  if (kind_ == FieldKind::integer) return std::round(value);
  if (step_ > 0) value = range_.slider_min + std::round((value - range_.slider_min) / step_) * step_;
  return std::clamp(four_digits(value), range_.slider_min, range_.slider_max);
}

int ValueSlider::position_of(double value) const {
  double t = range_.slider_max > range_.slider_min ? (value - range_.slider_min) / (range_.slider_max - range_.slider_min) : 0;
  if (scale_ == Scale::logarithmic && range_.slider_min > 0 && range_.slider_max > range_.slider_min)
    t = std::log(std::max(value, range_.slider_min) / range_.slider_min) / std::log(range_.slider_max / range_.slider_min);
  return static_cast<int>(std::lround(std::clamp(t, 0.0, 1.0) * maximum()));
}

void ValueSlider::set_real(double value) {
  if (std::exchange(real_, value) != value) tell_spoken_value(this, value);
  if (!dragging_) setValue(position_of(value));
}

SpokenValue::Range ValueSlider::spoken_range() const {
  const double length = range_.slider_max - range_.slider_min;
  const double step = kind_ == FieldKind::integer ? 1 : step_ > 0 ? step_ : length * singleStep() / std::max(1, maximum());
  return {range_.slider_min, range_.slider_max, step};
}

QString ValueSlider::spoken_description() const {
  return tr("%1, from %2 to %3").arg(real_).arg(range_.slider_min).arg(range_.slider_max);
}

void ValueSlider::take_spoken_value(double value) {
  const int position = position_of(std::clamp(value, range_.slider_min, range_.slider_max));
  if (position == this->value()) return;
  setValue(position);
  Q_EMIT moved(real_at(position));
}

void ValueSlider::go_to_pointer(const QMouseEvent& event) {
  const double span = std::max(1, width() - handle_px);
  const double t = std::clamp((event.position().x() - handle_px / 2.0) / span, 0.0, 1.0);
  const int position = static_cast<int>(std::lround(t * maximum()));
  if (position == value()) return;
  setValue(position);
  Q_EMIT dragged(real_at(position));
}

void ValueSlider::mousePressEvent(QMouseEvent* event) {
  if (event->button() != Qt::LeftButton) return event->ignore();
  dragging_ = true;
  Q_EMIT drag_began();
  go_to_pointer(*event);
}

void ValueSlider::mouseMoveEvent(QMouseEvent* event) {
  if (dragging_) go_to_pointer(*event);
}

void ValueSlider::mouseReleaseEvent(QMouseEvent*) {
  if (std::exchange(dragging_, false)) Q_EMIT drag_ended();
}

void ValueSlider::mouseDoubleClickEvent(QMouseEvent* event) {
  if (event->button() == Qt::LeftButton) Q_EMIT default_wanted();
}

void ValueSlider::wheelEvent(QWheelEvent* event) {
  event->ignore();  // the panel scrolls; a value must not change by the way
}

void ValueSlider::keyPressEvent(QKeyEvent* event) {
  // These step through the run everywhere in the window; while there is no run they must not change a value instead.
  static constexpr Qt::Key stepping[] = {Qt::Key_Left, Qt::Key_Right, Qt::Key_Home, Qt::Key_End};
  if (std::find(std::begin(stepping), std::end(stepping), event->key()) != std::end(stepping)) return event->ignore();
  const int before = value();
  QSlider::keyPressEvent(event);
  if (value() != before) Q_EMIT moved(real_at(value()));
}

}  // namespace ws::app
