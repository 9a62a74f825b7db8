// Labels over the picture, and the lines of a measurement.
// SPDX-License-Identifier: MIT
#include "app/window/viewport/picture_notes.h"

#include <QPainter>
#include <QPen>

#include "app/window/theme.h"

#include <algorithm>
#include <cmath>

namespace ws::app {

namespace {

constexpr int note_gap_px = 6, widest_px = 760, least_px = 220;
constexpr double dot_px = 4.5, halo_px = 4.5, line_px = 1.8;

/// Text on a ground of its own, so that it can be read over any picture.
class Note : public QLabel {
 public:
  Note(const QString& name, QWidget* parent) : QLabel(parent) {
    setObjectName(name);
    setTextFormat(Qt::PlainText);
    setWordWrap(true);
    setMargin(5);
    hide();
  }

 protected:
  void paintEvent(QPaintEvent* event) override {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QColor ground = theme_colors().panel;
    if (!theme_colors().high_contrast) ground.setAlphaF(0.94f);
    painter.setPen(Qt::NoPen);
    painter.setBrush(ground);
    painter.drawRoundedRect(rect(), 5, 5);
    painter.end();
    QLabel::paintEvent(event);
  }
};

void draw_text(QPainter& painter, QPointF middle, const QString& text) {
  const ThemeColors& c = theme_colors();
  QRectF box = painter.fontMetrics().boundingRect(text);
  box.setSize(box.size() + QSizeF(10, 4));
  box.moveCenter(middle);
  QColor ground = c.panel;
  ground.setAlphaF(0.9f);
  painter.setPen(Qt::NoPen);
  painter.setBrush(ground);
  painter.drawRoundedRect(box, 4, 4);
  painter.setPen(c.text);
  painter.drawText(box, Qt::AlignCenter, text);
}

}  // namespace

PictureNotes::PictureNotes(QWidget* picture) : QWidget(picture) {
  setObjectName("viewport.notes");
  setAttribute(Qt::WA_TransparentForMouseEvents);
  reading_ = new Note("viewport.reading", this);
  reading_->setAccessibleName(tr("Under the pointer"));
  caption_ = new Note("viewport.caption", this);
  caption_->setAccessibleName(tr("What this step shows"));
}

void PictureNotes::show_reading(const QString& text, std::optional<QPointF> pointer) {
  if (reading_->text() == text && reading_->isVisible() == !text.isEmpty() && pointer_ == pointer) return;
  pointer_ = pointer;
  reading_->setText(text);
  reading_->setVisible(!text.isEmpty());
  arrange();
}

void PictureNotes::show_caption(const QString& text) {
  if (caption_->text() == text && caption_->isVisible() == !text.isEmpty()) return;
  caption_->setText(text);
  caption_->setVisible(!text.isEmpty());
  arrange();
}

void PictureNotes::show_lines(const Lines& lines) {
  if (lines == lines_) return;
  lines_ = lines;
  update();
}

void PictureNotes::set_margins(const QMargins& margins, QPoint upper_left, float type) {
  if (margins == margins_ && upper_left == upper_left_ && type == type_) return;
  margins_ = margins;
  upper_left_ = upper_left;
  type_ = type;
  arrange();
}

/// Both at the lower left, as wide as what stands at the right leaves. In narrow pictures they lie over that, with all the
/// width.
void PictureNotes::arrange() {
  const int room = std::max(width() - margins_.left() - note_gap_px, 1);
  const int beside_furniture = std::min(room - margins_.right(), qRound(widest_px * type_));
  const int widest = beside_furniture < least_px * type_ ? room : beside_furniture;
  int bottom = height() - margins_.bottom();
  for (QLabel* note : {caption_, reading_}) {
    if (note->text().isEmpty()) continue;
    const int line = note->fontMetrics().size(0, note->text()).width() + 2 * note->margin() + 2;
    const int width = std::min(line, widest), height = note->heightForWidth(width);
    const QRect place(margins_.left(), bottom - height, width, height);
    bottom -= height + note_gap_px;
    note->setGeometry(note == reading_ ? clear_of_pointer(place) : place);
  }
}

/// Where the pointer comes near, at the upper edge; where that is too near as well, above the pointer, else to a side of it,
/// else below. What is said there gets longer a moment later: so near the place it is taken for as high as it may become, and
/// does not come and go.
QRect PictureNotes::clear_of_pointer(const QRect& usual) const {
  constexpr int away_px = 24, most_lines = 4;
  if (!pointer_) return usual;
  const QPoint at = pointer_->toPoint();
  const int tallest = std::max(usual.height(), most_lines * reading_->fontMetrics().lineSpacing());
  const auto is_clear = [&](QRect place, bool grows_up) {
    place.setTop(grows_up ? place.bottom() + 1 - tallest : place.top());
    place.setHeight(tallest);
    return !place.marginsAdded(QMargins() + away_px).contains(at);
  };
  if (is_clear(usual, true)) return usual;
  const int beside_times = std::min(usual.width(), width() - margins_.right() - upper_left_.x());
  const QRect upper(upper_left_, QSize(beside_times, reading_->heightForWidth(beside_times)));
  if (beside_times >= least_px * type_ && is_clear(upper, false)) return upper;
  QRect above = usual, right = usual, left = usual, below = usual;
  above.moveBottom(at.y() - away_px);
  right.moveLeft(at.x() + away_px);
  left.moveRight(at.x() - away_px);
  below.moveTop(at.y() + away_px);
  for (const QRect& place : {above, right, left, below})
    if (rect().contains(place)) return place;
  return usual;
}

void PictureNotes::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  arrange();
}

void PictureNotes::paintEvent(QPaintEvent*) {
  if (lines_.places.empty()) return;
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const ThemeColors& c = theme_colors();
  QColor halo = c.window;
  halo.setAlphaF(0.7f);
  const auto draw_line = [&](QPointF from, QPointF to, Qt::PenStyle style) {
    painter.setPen(QPen(halo, halo_px, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(from, to);
    painter.setPen(QPen(c.accent, line_px, style, Qt::RoundCap));
    painter.drawLine(from, to);
  };
  const auto& places = lines_.places;
  for (std::size_t i = 0; i + 1 < places.size(); ++i)
    if (places[i] && places[i + 1]) draw_line(*places[i], *places[i + 1], Qt::SolidLine);
  if (lines_.pointer && places.back()) draw_line(*places.back(), *lines_.pointer, Qt::DashLine);
  for (const auto& place : places) {
    if (!place) continue;
    painter.setPen(QPen(halo, 2));
    painter.setBrush(c.accent);
    painter.drawEllipse(*place, dot_px, dot_px);
  }
  for (std::size_t i = 0; i + 1 < places.size() && i < lines_.lengths.size(); ++i)
    if (places[i] && places[i + 1]) draw_text(painter, (*places[i] + *places[i + 1]) / 2, lines_.lengths[i]);
  if (!lines_.angle.isEmpty() && places.size() > 2 && places[1]) draw_text(painter, *places[1] + QPointF(0, -18), lines_.angle);
}

}  // namespace ws::app
