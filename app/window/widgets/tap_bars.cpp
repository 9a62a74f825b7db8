// Filter taps drawn by hand.
// SPDX-License-Identifier: MIT
#include "app/window/widgets/tap_bars.h"

#include "app/window/theme.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <utility>

namespace ws::app {

namespace {

constexpr int most_bars = 129, text_height = 15;
constexpr double least_reach = 0.1, headroom = 1.25, fine_steps = 100, coarse = 10;

double three_digits(double v) { return QString::number(v, 'g', 3).toDouble(); }

double reach_of(const Numbers& values) {
  double largest = 0;
  for (const double v : values) largest = std::max(largest, std::abs(v));
  return std::max(least_reach, headroom * largest);
}

}  // namespace

TapBars::TapBars(QWidget* parent) : QWidget(parent) {
  setFocusPolicy(Qt::StrongFocus);
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  setToolTip(
      tr("Draw the taps with the pointer, or choose one with Left and Right and change it with Up and Down "
         "(Page Up, Page Down: faster); + and - add and remove taps at both ends"));
}

void TapBars::set_values(const Numbers& values) {
  if (values == values_) return;
  const bool same_size = values.size() == values_.size();
  values_ = values;
  if (!same_size) chosen_ = count() / 2;
  if (!dragging_) reach_ = reach_of(values_);
  describe();
}

bool TapBars::has_bars() const { return !values_.empty() && count() <= most_bars; }

QRectF TapBars::field() const { return QRectF(rect()).adjusted(1, text_height, -1, -2); }

double TapBars::height_of(double value) const {
  return field().center().y() - std::clamp(value / reach_, -1.0, 1.0) * field().height() / 2;
}

void TapBars::describe() {
  setAccessibleDescription(
      has_bars() ? tr("tap %1 of %2: %3").arg(chosen_ - count() / 2).arg(count()).arg(values_[std::size_t(chosen_)])
                 : tr("none"));
  update();
}

void TapBars::choose(int index) {
  chosen_ = std::clamp(index, 0, std::max(0, count() - 1));
  describe();
}

void TapBars::put(int index, double value) {
  chosen_ = index;
  values_[std::size_t(index)] = three_digits(std::abs(value) < reach_ / fine_steps / 2 ? 0 : value);
}

void TapBars::grow() {
  if (count() + 2 > most_bars) return;
  if (values_.empty()) values_ = {1};
  values_.insert(values_.begin(), 0);
  values_.push_back(0);
  ++chosen_;
  choose(count() == 3 ? 1 : chosen_);
  Q_EMIT changed(values_);
}

void TapBars::shrink() {
  if (count() < 3) return;
  values_.erase(values_.begin());
  values_.pop_back();
  choose(chosen_ - 1);
  Q_EMIT changed(values_);
}

void TapBars::draw_to(const QPointF& place) {
  const QRectF in = field();
  const auto bar_at = [&](double x) {
    return std::clamp(int(std::floor((x - in.left()) / in.width() * count())), 0, count() - 1);
  };
  const auto value_at = [&](double y) { return std::clamp((in.center().y() - y) / (in.height() / 2), -1.0, 1.0) * reach_; };
  const int from = bar_at(last_.x()), to = bar_at(place.x());
  for (int i = from; i != to; i += to > from ? 1 : -1) {
    const double share = double(i - from) / (to - from);
    if (i != from) put(i, value_at(last_.y() + share * (place.y() - last_.y())));
  }
  put(to, value_at(place.y()));
  last_ = place;
  describe();
  Q_EMIT changed(values_);
}

void TapBars::mousePressEvent(QMouseEvent* event) {
  if (event->button() != Qt::LeftButton || count() > most_bars) return event->ignore();
  dragging_ = true;
  last_ = event->position();
  Q_EMIT drag_began();
  if (values_.empty()) return grow();
  draw_to(event->position());
}

void TapBars::mouseMoveEvent(QMouseEvent* event) {
  if (dragging_ && has_bars()) draw_to(event->position());
}

void TapBars::mouseReleaseEvent(QMouseEvent*) {
  if (!std::exchange(dragging_, false)) return;
  reach_ = reach_of(values_);
  update();
  Q_EMIT drag_ended();
}

bool TapBars::event(QEvent* event) {
  // Left, Right, Home and End step through the run elsewhere; here they go from bar to bar, as in a line of text.
  static constexpr Qt::Key own[] = {Qt::Key_Left, Qt::Key_Right, Qt::Key_Home, Qt::Key_End, Qt::Key_Plus, Qt::Key_Minus};
  if (event->type() == QEvent::ShortcutOverride &&
      std::find(std::begin(own), std::end(own), static_cast<QKeyEvent*>(event)->key()) != std::end(own)) {
    event->accept();
    return true;
  }
  return QWidget::event(event);
}

void TapBars::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Plus) return grow();
  if (event->key() == Qt::Key_Minus) return shrink();
  if (!has_bars()) return QWidget::keyPressEvent(event);
  const auto change = [&](double steps) {
    put(chosen_, values_[std::size_t(chosen_)] + steps * reach_ / fine_steps);
    describe();
    Q_EMIT changed(values_);
  };
  switch (event->key()) {
    case Qt::Key_Left:
      return choose(chosen_ - 1);
    case Qt::Key_Right:
      return choose(chosen_ + 1);
    case Qt::Key_Home:
      return choose(0);
    case Qt::Key_End:
      return choose(count() - 1);
    case Qt::Key_Up:
      return change(1);
    case Qt::Key_Down:
      return change(-1);
    case Qt::Key_PageUp:
      return change(coarse);
    case Qt::Key_PageDown:
      return change(-coarse);
    default:
      QWidget::keyPressEvent(event);
  }
}

void TapBars::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  const ThemeColors& colors = theme_colors();
  painter.fillRect(rect(), colors.field);
  painter.setPen(hasFocus() ? colors.accent : colors.line);
  painter.drawRect(rect().adjusted(0, 0, -1, -1));
  const QRectF text = QRectF(rect()).adjusted(5, 1, -5, 0);
  painter.setPen(isEnabled() ? colors.text : colors.dim);
  if (!has_bars())
    return painter.drawText(text, Qt::AlignCenter, count() > 0 ? tr("too many to draw") : tr("click or + to draw taps"));
  painter.drawText(text, Qt::AlignTop | Qt::AlignRight,
                   tr("tap %1: %2").arg(chosen_ - count() / 2).arg(values_[std::size_t(chosen_)]));
  const QRectF in = field();
  const double middle = height_of(0), wide = in.width() / count(), gap = wide > 4 ? 1 : 0;
  for (int i = 0; i < count(); ++i) {
    const double y = height_of(values_[std::size_t(i)]);
    const QRectF bar(in.left() + i * wide + gap, std::min(y, middle), wide - 2 * gap, std::abs(y - middle));
    painter.fillRect(bar.adjusted(0, -0.5, 0, 0.5), i == chosen_ ? colors.accent : colors.dim);
  }
  painter.setPen(colors.line);
  painter.drawLine(QPointF(in.left(), middle), QPointF(in.right(), middle));
}

}  // namespace ws::app
