// Cells and colour bar.
// SPDX-License-Identifier: MIT
#include "app/window/plots/plot_cells.h"

#include "app/window/format.h"
#include "compute/core/result/color_map.h"

#include <QFontMetrics>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace ws::app {

namespace {

std::vector<double> positions(const PlotAxis& axis, const std::vector<double>& middles) {
  std::vector<double> places;
  for (const double edge : cell_edges(middles, axis.is_logarithmic())) places.push_back(axis.position(edge));
  return places;
}

QColor color_at(double share) {
  static const ColorRamp& ramp = color_ramp("viridis");
  const std::uint32_t packed = ramp[static_cast<std::size_t>(std::lround(std::clamp(share, 0.0, 1.0) * 255))];
  return {static_cast<int>(packed & 0xFF), static_cast<int>(packed >> 8 & 0xFF), static_cast<int>(packed >> 16 & 0xFF)};
}

std::optional<std::size_t> found_in(const std::vector<double>& places, double share) {
  for (std::size_t i = 0; i + 1 < places.size(); ++i)
    if (share >= places[i] && share <= places[i + 1]) return i;
  return std::nullopt;
}

}  // namespace

PlotCells::PlotCells(const HeatMap& map, const PlotAxes& axes, const ThemeColors& colors)
    : map_(map), colors_(colors), columns_(positions(axes.x, map.x)), rows_(positions(axes.y, map.y)) {
  scale_.fit({&map.values}, map.is_log, false);
}

QColor PlotCells::color(double value) const { return color_at(scale_.position(value)); }

QRectF PlotCells::cell(const QRectF& box, Place place) const {
  const QPointF low(box.left() + columns_[place.column] * box.width(), box.bottom() - rows_[place.row] * box.height());
  const QPointF high(box.left() + columns_[place.column + 1] * box.width(), box.bottom() - rows_[place.row + 1] * box.height());
  return QRectF(low, high).normalized();
}

std::optional<PlotCells::Place> PlotCells::at(const QRectF& box, const QPointF& place) const {
  const auto column = found_in(columns_, (place.x() - box.left()) / box.width());
  const auto row = found_in(rows_, (box.bottom() - place.y()) / box.height());
  if (!column || !row) return std::nullopt;
  return Place{*column, *row};
}

void PlotCells::paint(QPainter& painter, const QRectF& box) const {
  constexpr int middle = 140;
  constexpr double most_words_px = 6;
  const QFontMetrics metrics(painter.font());
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing, false);  // no seams between neighbours
  for (std::size_t row = 0; row < map_.y.size(); ++row)
    for (std::size_t column = 0; column < map_.x.size(); ++column) {
      const QRectF place = cell(box, {column, row});
      const double number = value({column, row});
      const bool is_there = std::isfinite(scale_.position(number));
      if (!std::isfinite(place.width()) || !std::isfinite(place.height())) continue;
      if (!is_there) {
        painter.fillRect(place, QBrush(colors_.line, Qt::BDiagPattern));
        continue;
      }
      const QColor fill = color(number);
      painter.fillRect(place.toAlignedRect(), fill);
      const QString text = scale_.text(number);
      if (metrics.horizontalAdvance(text) + most_words_px > place.width() || metrics.height() > place.height()) continue;
      painter.setPen(qGray(fill.rgb()) > middle ? Qt::black : Qt::white);
      painter.drawText(place, Qt::AlignCenter, text);
    }
  painter.restore();
}

void PlotCells::paint_bar(QPainter& painter, const QRectF& box) const {
  constexpr double gap = 14, width = 13, label_px = 16;
  const QRectF bar(box.right() + gap, box.top(), width, box.height());
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing, false);
  const int steps = std::max(1, static_cast<int>(bar.height()));
  for (int i = 0; i < steps; ++i)
    painter.fillRect(QRectF(bar.left(), bar.bottom() - i - 1, bar.width(), 1), color_at(static_cast<double>(i) / steps));
  painter.restore();
  const double text_height = painter.fontMetrics().height();
  for (const double tick : scale_.ticks(std::max(2, static_cast<int>(bar.height() / 34)))) {
    const double y = bar.bottom() - scale_.position(tick) * bar.height();
    if (y < bar.top() - 1 || y > bar.bottom() + 1) continue;
    painter.setPen(QPen(colors_.dim, 1));
    painter.drawLine(QPointF(bar.right(), y), QPointF(bar.right() + 3, y));
    painter.drawText(QRectF(bar.right() + 5, y - text_height / 2, color_bar_px, text_height), Qt::AlignLeft | Qt::AlignVCenter,
                     scale_.text(tick));
  }
  painter.setPen(colors_.dim);
  const double right = bar.left() - gap + color_bar_px - 6, width_px = right - box.left();
  const QString label = painter.fontMetrics().elidedText(qt(map_.label), Qt::ElideRight, static_cast<int>(width_px));
  painter.drawText(QRectF(box.left(), box.top() - label_px - 3, width_px, label_px), Qt::AlignRight | Qt::AlignVCenter, label);
}

}  // namespace ws::app
