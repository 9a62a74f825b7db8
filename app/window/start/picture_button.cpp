// Painted by hand: a style sheet knows no pictures that move.
// SPDX-License-Identifier: MIT
#include "app/window/start/picture_button.h"

#include <QEvent>
#include <QFocusEvent>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <utility>

#include "app/window/actions/icons.h"
#include "app/window/theme.h"

namespace ws::app {

namespace {

constexpr int padding_px = 10, gap_px = 3, radius_px = 9;
constexpr int least_width_px = 150, usual_width_px = 250;
constexpr QSize side_picture_px{80, 48};
constexpr double picture_ratio = 0.6;  // height to width
constexpr auto frame_time = std::chrono::milliseconds(170), rest_time = std::chrono::milliseconds(900);

}  // namespace

PictureButton::PictureButton(Place place, const QString& title, const QString& sentence, QWidget* parent)
    : QAbstractButton(parent), place_(place), sentence_(sentence) {
  setText(title);
  setAccessibleName(title);
  setAccessibleDescription(sentence);
  setToolTip(sentence);
  setFocusPolicy(Qt::StrongFocus);
  setCursor(Qt::PointingHandCursor);
  QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Preferred);
  policy.setHeightForWidth(true);
  setSizePolicy(policy);
  timer_.setSingleShot(true);
  connect(&timer_, &QTimer::timeout, this, [this] {
    shown_ = (shown_ + 1) % frames_.size();
    timer_.start(shown_ + 1 == frames_.size() ? rest_time : frame_time);
    update(picture_rect());
  });
}

void PictureButton::set_frames(std::vector<QImage> frames) {
  const bool moved = moves();
  timer_.stop();
  frames_ = std::move(frames);
  shown_ = frame_at_rest();
  move_if(moved || underMouse());
  update();
}

/// The last third of a run tells more than its end, where what it worked with has gone.
std::size_t PictureButton::frame_at_rest() const { return frames_.size() * 2 / 3; }

void PictureButton::move_if(bool wanted) {
  if (wanted && frames_.size() > 1 && isVisible()) {
    if (!timer_.isActive()) timer_.start(frame_time);
    return;
  }
  timer_.stop();
  shown_ = frame_at_rest();
}

// --- sizes ------------------------------------------------------------------------------------------------------------

QFont PictureButton::title_font() const {
  QFont font = this->font();
  font.setWeight(QFont::DemiBold);
  return font;
}

int PictureButton::text_height(int width) const {
  const QRect room(0, 0, std::max(1, width), 10'000);
  const int title = QFontMetrics(title_font()).boundingRect(room, Qt::TextWordWrap, text()).height();
  const int sentence = sentence_.isEmpty() ? 0 : fontMetrics().boundingRect(room, Qt::TextWordWrap, sentence_).height();
  return title + (sentence ? gap_px + sentence : 0);
}

int PictureButton::heightForWidth(int width) const {
  if (place_ == Place::beside) {
    const int lines = 2 * fontMetrics().lineSpacing() + gap_px;  // they do not wrap
    return std::max(side_picture_px.height(), lines) + 2 * padding_px;
  }
  return qRound(width * picture_ratio) + text_height(width - 2 * padding_px) + 2 * padding_px;
}

QSize PictureButton::sizeHint() const { return {usual_width_px, heightForWidth(usual_width_px)}; }

QSize PictureButton::minimumSizeHint() const { return {least_width_px, heightForWidth(least_width_px)}; }

QRect PictureButton::picture_rect() const {
  if (place_ == Place::above) return {1, 1, width() - 2, qRound(width() * picture_ratio) - 1};
  return {padding_px, (height() - side_picture_px.height()) / 2, side_picture_px.width(), side_picture_px.height()};
}

QRect PictureButton::text_rect() const {
  const QRect inner = rect().adjusted(padding_px, padding_px, -padding_px, -padding_px);
  if (place_ == Place::above) return inner.adjusted(0, picture_rect().height(), 0, 0);
  return inner.adjusted(side_picture_px.width() + padding_px, 0, 0, 0);
}

// --- painting ---------------------------------------------------------------------------------------------------------

void PictureButton::paintEvent(QPaintEvent*) {
  const ThemeColors& c = theme_colors();
  QPainter painter(this);
  painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
  QPainterPath outline;
  outline.addRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), radius_px, radius_px);
  painter.fillPath(outline, isDown() ? c.line : c.panel);
  painter.save();
  painter.setClipPath(outline);
  paint_picture(painter, picture_rect());
  painter.restore();
  painter.setPen(underMouse() || hasFocus() ? c.accent : c.line);
  painter.drawPath(outline);
  paint_text(painter, text_rect());
}

void PictureButton::paint_picture(QPainter& painter, const QRect& box) const {
  const ThemeColors& c = theme_colors();
  painter.fillRect(box, c.window);
  if (!frames_.empty()) {
    const QImage& frame = frames_[shown_];
    QSizeF size = frame.size();
    size.scale(box.size(), Qt::KeepAspectRatio);
    const QRectF place(QRectF(box).center() - QPointF(size.width(), size.height()) / 2, size);
    painter.drawImage(place, frame);
    return;
  }
  const int side = std::min(28, box.height() / 2);
  const QSize sign(side, side);
  painter.setOpacity(0.5);
  app::icon("sample").paint(&painter, QRect(box.center() - QPoint(side / 2, side / 2), sign));
  painter.setOpacity(1);
}

void PictureButton::paint_text(QPainter& painter, const QRect& box) const {
  const ThemeColors& c = theme_colors();
  painter.setFont(title_font());
  painter.setPen(c.text);
  if (place_ == Place::beside) {
    const int line = fontMetrics().lineSpacing();
    QRect row(box.left(), box.center().y() - line, box.width(), line);
    const auto elided = [&](const QString& words) {
      return painter.fontMetrics().elidedText(words, Qt::ElideRight, row.width());
    };
    painter.drawText(row, Qt::AlignLeft | Qt::AlignVCenter, elided(text()));
    row.translate(0, line + gap_px);
    painter.setFont(font());
    painter.setPen(c.dim);
    painter.drawText(row, Qt::AlignLeft | Qt::AlignVCenter, elided(sentence_));
    return;
  }
  QRect used;
  painter.drawText(box, Qt::TextWordWrap, text(), &used);
  painter.setFont(font());
  painter.setPen(c.dim);
  painter.drawText(box.adjusted(0, used.height() + gap_px, 0, 0), Qt::TextWordWrap, sentence_);
}

// --- pointer and keys -------------------------------------------------------------------------------------------------

void PictureButton::enterEvent(QEnterEvent* event) {
  QAbstractButton::enterEvent(event);
  move_if(true);
  update();
}

void PictureButton::leaveEvent(QEvent* event) {
  QAbstractButton::leaveEvent(event);
  move_if(false);
  update();
}

void PictureButton::focusInEvent(QFocusEvent* event) {
  QAbstractButton::focusInEvent(event);
  move_if(event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason);
}

void PictureButton::focusOutEvent(QFocusEvent* event) {
  QAbstractButton::focusOutEvent(event);
  move_if(underMouse());
  update();
}

void PictureButton::hideEvent(QHideEvent* event) {
  QAbstractButton::hideEvent(event);
  move_if(false);
}

}  // namespace ws::app
