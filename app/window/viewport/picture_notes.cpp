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

void PictureNotes::set_margins(const QMargins& margins) {
  if (margins == margins_) return;
  margins_ = margins;
  arrange();
}

/// Both at the lower left, as wide as what stands at the right leaves. In narrow pictures they lie over that, with all the
/// width. What is said of a place does not lie over it: there it goes to the top.
void PictureNotes::arrange() {
  constexpr int pointer_px = 24;
  const int room = std::max(width() - margins_.left() - note_gap_px, 1);
  const int beside_furniture = std::min(room - margins_.right(), widest_px);
  const int widest = beside_furniture < least_px ? room : beside_furniture;
  int bottom = height() - margins_.bottom();
  for (QLabel* note : {caption_, reading_}) {
    if (note->text().isEmpty()) continue;
    const int line = note->fontMetrics().size(0, note->text()).width() + 2 * note->margin() + 2;
    const int width = std::min(line, widest), height = note->heightForWidth(width);
    QRect place(margins_.left(), bottom - height, width, height);
    bottom -= height + note_gap_px;
    if (note == reading_ && pointer_ && place.marginsAdded(QMargins() + pointer_px).contains(pointer_->toPoint()))
      place.moveTop(note_gap_px);
    note->setGeometry(place);
  }
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
