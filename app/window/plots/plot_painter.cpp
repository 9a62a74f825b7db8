// A plot, painted with QPainter.
// SPDX-License-Identifier: MIT
#include "app/window/plots/plot_painter.h"

#include "app/window/format.h"
#include "app/window/plots/plot_cells.h"
#include "app/window/theme.h"

#include <QFontMetrics>
#include <QImage>
#include <QObject>
#include <QPaintEngine>
#include <QPainter>
#include <QPolygonF>
#include <QStringList>

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>

namespace ws::app {

namespace {

constexpr double left_px = 54, label_px = 16, right_px = 14, top_px = 30, bottom_px = 38;
constexpr std::size_t few_points = 8;  // are marks that stand out
constexpr double legend_mark_px = 16, legend_gap_px = 12, legend_line_px = 18, title_line_px = 17;

/// Many of them on the screen are copies of one picture: ellipses take ten times as long, and there is a repaint for every
/// step that is shown.
void paint_dots(QPainter& painter, const QPolygonF& centers, double radius, const QColor& color) {
  constexpr qsizetype many = 500;
  painter.setPen(Qt::NoPen);
  painter.setBrush(color);
  if (centers.size() < many || painter.paintEngine()->type() != QPaintEngine::Raster) {
    for (const QPointF& p : centers) painter.drawEllipse(p, radius, radius);
    return;
  }
  const double half = std::ceil(radius) + 1, ratio = painter.deviceTransform().m11();
  QImage dot(QSizeF(2 * half * ratio, 2 * half * ratio).toSize(), QImage::Format_ARGB32_Premultiplied);
  dot.setDevicePixelRatio(ratio);
  dot.fill(Qt::transparent);
  QPainter once(&dot);
  once.setRenderHint(QPainter::Antialiasing);
  once.setPen(Qt::NoPen);
  once.setBrush(color);
  once.drawEllipse(QPointF(half, half), radius, radius);
  once.end();
  for (const QPointF& p : centers) painter.drawImage(p - QPointF(half, half), dot);
}

/// What shows of a line that has many values in each column of pixels: of each column the first, the extremes and the last.
QPolygonF thinned_to_pixels(const QPolygonF& line) {
  QPolygonF kept;
  for (qsizetype begin = 0; begin < line.size();) {
    const double column = std::floor(line[begin].x());
    qsizetype end = begin, lowest = begin, highest = begin;
    for (; end < line.size() && std::floor(line[end].x()) == column; ++end) {
      if (line[end].y() < line[lowest].y()) lowest = end;
      if (line[end].y() > line[highest].y()) highest = end;
    }
    std::array<qsizetype, 4> shown{begin, std::min(lowest, highest), std::max(lowest, highest), end - 1};
    const auto last = std::unique(shown.begin(), shown.end());
    std::for_each(shown.begin(), last, [&](qsizetype i) { kept << line[i]; });
    begin = end;
  }
  return kept;
}

/// A line with a value for every pixel is drawn a pixel wide, which Qt does without making its outline a polygon: 2,000 values
/// that go up and down took 30 ms, for each step that is shown.
void paint_line(QPainter& painter, const QPolygonF& line, double width_px, const QColor& color) {
  const bool is_dense = static_cast<double>(line.size()) > width_px && painter.paintEngine()->type() == QPaintEngine::Raster;
  painter.setPen(QPen(color, is_dense ? 1 : 1.8, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  painter.drawPolyline(is_dense ? thinned_to_pixels(line) : line);
}

/// What an axis measures, shortened where there is no room. Whether it is logarithmic is never cut off: of bars on such an axis
/// one cannot see it, and their lengths mean nothing.
QString axis_words(const std::string& label, const PlotAxis& axis, const QFontMetrics& metrics, double room) {
  const auto words = [&](const QString& name) {
    if (!axis.is_logarithmic()) return name;
    return name.isEmpty() ? QObject::tr("log") : QObject::tr("%1, log").arg(name);
  };
  const double more = metrics.horizontalAdvance(words(qt(label))) - metrics.horizontalAdvance(qt(label));
  return words(metrics.elidedText(qt(label), Qt::ElideRight, static_cast<int>(std::max(room - more, 0.0))));
}

}  // namespace

QString category_name(const Plot& plot, double x) {
  const auto i = static_cast<std::size_t>(std::lround(std::max(x, 0.0)));
  return i < plot.categories.size() ? qt(plot.categories[i]) : QString();
}

PlotPainter::PlotPainter(const Plot& plot, const PlotAxes& axes, const ThemeColors& colors, const QFont& font)
    : plot_(plot), axes_(axes), colors_(colors), heading_(font), small_(font) {
  heading_.setWeight(QFont::DemiBold);
  small_.setPointSizeF(font.pointSizeF() * 0.88);
}

/// Of names that stand upright below the axis since they have no room beside one another; 0: they have, or the plot is too low.
double PlotPainter::upright_names_px(const QRectF& page, double left) const {
  constexpr double least_height = 300, most_share = 0.35;
  if (plot_.categories.empty() || page.height() < least_height) return 0;
  const QFontMetrics metrics(small_);
  double longest = 0;
  for (const std::string& name : plot_.categories) longest = std::max<double>(longest, metrics.horizontalAdvance(qt(name)));
  const double share = (page.width() - left - right_px) / static_cast<double>(plot_.categories.size());
  return longest <= share ? 0 : std::min(std::ceil(longest) + 2, most_share * page.height());
}

double PlotPainter::below_title_px(const LegendLines& legend) {
  return legend.beside_title ? 0 : legend_line_px * static_cast<double>(legend.lines.size());
}

/// What a name may take of its own place and of what shorter ones beside it leave free.
double PlotPainter::name_room(const QFontMetrics& metrics, double tick, double share) const {
  constexpr double apart_px = 12;
  double half = share;
  for (const double other : {tick - 1, tick + 1})
    half = std::min(half, share - std::min<double>(metrics.horizontalAdvance(x_text(other)), share) / 2 - apart_px / 2);
  return 2 * std::max(half, share / 2);
}

QRectF PlotPainter::box_of(const QRectF& page) const {
  const double below_title = below_title_px(legend_lines(page));
  const double left = plot_.y_label.empty() ? left_px : left_px + label_px;
  const double below_axis = std::max(0.0, upright_names_px(page, left) - QFontMetrics(small_).height());
  const double right = plot_.cells ? color_bar_px : right_px, bar_label = plot_.cells ? legend_line_px : 0;
  return page.adjusted(left, top_px + more_title_px(page) + below_title + bar_label, -right, -bottom_px - below_axis);
}

QPointF PlotPainter::point(const QRectF& box, double x, double y) const {
  const double headroom = plot_.cells ? 1 : 0.96;
  return {box.left() + axes_.x.position(x) * box.width(), box.bottom() - axes_.y.position(y) * box.height() * headroom};
}

void PlotPainter::paint_axes(QPainter& painter, const QRectF& page, const QRectF& box) const {
  const double text_height = painter.fontMetrics().height();
  double free_below = page.bottom();  // where a number does not touch the one below it
  const auto ticks = [&](const PlotAxis& axis, const std::vector<double>* middles, double length, double room) {
    // Below cells stand their own values where these have room.
    if (middles && length / static_cast<double>(middles->size()) >= room) return *middles;
    return axis.ticks(std::max(2, static_cast<int>(length / room)));
  };
  for (const double tick : ticks(axes_.y, plot_.cells ? &plot_.cells->y : nullptr, box.height(), 34)) {
    const double y = point(box, axes_.x.low(), tick).y();
    if (y < box.top() - 1) continue;
    painter.setPen(QPen(colors_.line, 1));
    painter.drawLine(QPointF(plot_.cells ? box.left() - 4 : box.left(), y), QPointF(plot_.cells ? box.left() : box.right(), y));
    if (y + text_height / 2 > free_below + 2) continue;
    free_below = y - text_height / 2;
    painter.setPen(colors_.dim);
    painter.drawText(QRectF(page.left(), y - text_height / 2, box.left() - page.left() - 6, text_height),
                     Qt::AlignRight | Qt::AlignVCenter, axes_.y.text(tick));
  }
  std::vector<double> x_ticks = ticks(axes_.x, plot_.cells ? &plot_.cells->x : nullptr, box.width(), plot_.cells ? 56 : 76);
  if (!plot_.categories.empty()) {
    x_ticks.clear();
    for (std::size_t i = 0; i < plot_.categories.size(); ++i) x_ticks.push_back(static_cast<double>(i));
  }
  // A number may reach beyond its place, a name may not.
  const double upright = upright_names_px(page, box.left() - page.left());
  const double least_room = 80, share = box.width() / std::max(1.0, static_cast<double>(plot_.categories.size()));
  double room = plot_.categories.empty() ? least_room : share;
  // Where most names would be cut, every second one is whole.
  const auto is_cut = [&](double x) { return painter.fontMetrics().horizontalAdvance(x_text(x)) > share; };
  const bool skips = !plot_.categories.empty() && upright <= 0 &&
                     2 * std::count_if(x_ticks.begin(), x_ticks.end(), is_cut) > std::ssize(x_ticks);
  if (skips) room = 2 * share;
  for (const double tick : x_ticks) {
    const double x = box.left() + axes_.x.position(tick) * box.width();
    painter.setPen(QPen(colors_.line, 1));
    painter.drawLine(QPointF(x, box.bottom()), QPointF(x, box.bottom() + 4));
    if (skips && std::lround(tick) % 2 != 0) continue;
    painter.setPen(colors_.dim);
    const double length = upright > 0                         ? upright
                          : skips || plot_.categories.empty() ? room
                                                              : name_room(painter.fontMetrics(), tick, share);
    const QString text = painter.fontMetrics().elidedText(x_text(tick), Qt::ElideRight, static_cast<int>(length));
    if (upright > 0) {
      painter.save();
      painter.translate(x - text_height / 2, box.bottom() + 6 + upright);
      painter.rotate(-90);
      painter.drawText(QRectF(0, 0, upright, text_height), Qt::AlignRight | Qt::AlignVCenter, text);
      painter.restore();
    } else {
      painter.drawText(QRectF(x - length / 2, box.bottom() + 4, length, text_height), Qt::AlignHCenter, text);
    }
  }
  painter.setPen(colors_.dim);
  painter.drawLine(box.bottomLeft(), box.bottomRight());
  painter.save();  // upwards along the left margin
  painter.translate(box.left() - left_px, box.bottom());
  painter.rotate(-90);
  const QFontMetrics metrics = painter.fontMetrics();
  constexpr double any = 1e5;
  const bool fits = metrics.horizontalAdvance(axis_words(plot_.y_label, axes_.y, metrics, any)) <= box.height();
  // Else it goes on beside the axis' name, and beside the legend.
  const double below_px = fits ? 0 : 0.8 * bottom_px, above_px = fits ? 0 : below_title_px(legend_lines(page));
  const double y_room = box.height() + below_px + above_px;
  painter.drawText(QRectF(-below_px, -label_px + 3, y_room, label_px), Qt::AlignHCenter | Qt::AlignVCenter,
                   axis_words(plot_.y_label, axes_.y, metrics, y_room));
  painter.restore();
  const double names_px = std::max(upright, text_height * 0.95);
  painter.drawText(QRectF(box.left(), box.bottom() + 4 + names_px, box.width(), text_height), Qt::AlignRight,
                   axis_words(plot_.x_label, axes_.x, metrics, box.width()));
}

QString PlotPainter::x_text(double x) const { return plot_.categories.empty() ? axes_.x.text(x) : category_name(plot_, x); }

/// Several series of bars stand side by side, or on one another.
void PlotPainter::paint_bars(QPainter& painter, const QRectF& box, const PlotSeries& series, const QColor& color) const {
  const auto is_bars = [](const PlotSeries& s) { return s.style == PlotStyle::bars; };
  const bool beside = !plot_.stacked;
  const auto sets = beside ? static_cast<double>(std::count_if(plot_.series.begin(), plot_.series.end(), is_bars)) : 1;
  const auto before = beside ? static_cast<double>(std::count_if(plot_.series.data(), &series, is_bars)) : 0;
  const double used = sets > 1 ? 0.8 : 1, width = spacing(series.x) * used / sets;
  const double from = -spacing(series.x) * used / 2 + before * width;
  painter.setPen(Qt::NoPen);
  painter.setBrush(color);
  for (std::size_t i = 0; i < series.x.size(); ++i) {
    const double left = point(box, series.x[i] + from, 0).x(), right = point(box, series.x[i] + from + width, 0).x();
    const double below = foot(plot_, series, i), top = point(box, series.x[i], below + series.y[i]).y();
    const double bottom = below > 0 ? point(box, series.x[i], below).y() : box.bottom();
    if (!std::isfinite(left) || !std::isfinite(top)) continue;
    const double gap = right - left > 4 ? 1 : 0;
    painter.drawRect(QRectF(left, top, std::max(1.0, right - left - gap), std::max(0.0, bottom - top)));
  }
}

void PlotPainter::paint_series(QPainter& painter, const QRectF& box, const PlotSeries& series, const QColor& color) const {
  if (series.style == PlotStyle::bars) return paint_bars(painter, box, series, color);
  QPolygonF line;
  const double radius = series.style == PlotStyle::points && series.x.size() <= few_points ? 4.9 : 2.7;
  const auto flush = [&] {
    if (line.size() > 1 && series.style == PlotStyle::line) {
      paint_line(painter, line, box.width(), color);
      if (series.is_marked) paint_dots(painter, line, radius, color);
    } else {
      paint_dots(painter, line, radius, color);
    }
    line.clear();
  };
  for (std::size_t i = 0; i < std::min(series.x.size(), series.y.size()); ++i) {
    const QPointF p = point(box, series.x[i], series.y[i]);
    if (std::isfinite(p.x()) && std::isfinite(p.y()))
      line << p;
    else
      flush();  // a gap, not a bridge
  }
  flush();
}

/// Beside the title where all names fit there; else below it, on as few lines as they need, shortened where these would be
/// many.
PlotPainter::LegendLines PlotPainter::legend_lines(const QRectF& page) const {
  constexpr std::size_t most_lines = 3;
  constexpr double mark = legend_mark_px + legend_gap_px;
  const std::size_t count = plot_.series.size();
  if (count < 2) return {{}, 0, true};
  const QFontMetrics names(small_);
  std::vector<double> widths;
  for (const PlotSeries& series : plot_.series) widths.push_back(names.horizontalAdvance(qt(series.name)));
  const double title = QFontMetrics(heading_).horizontalAdvance(qt(plot_.title)) + 30, room = page.width() - right_px - 10;
  const auto wrapped = [&](double most) {
    std::vector<std::vector<std::size_t>> lines(1);
    double left = room;
    for (std::size_t i = 0; i < count; ++i) {
      const double width = std::min(widths[i], most) + mark;
      if (width > left && !lines.back().empty()) {
        lines.emplace_back();
        left = room;
      }
      lines.back().push_back(i);
      left -= width;
    }
    return lines;
  };
  std::vector<std::vector<std::size_t>> lines = wrapped(room);
  const double all = std::accumulate(widths.begin(), widths.end(), mark * static_cast<double>(count));
  if (title + all < page.width() - right_px) return {std::move(lines), room, true};
  if (lines.size() <= most_lines) return {std::move(lines), room, false};
  const std::size_t names_per_line = (count + most_lines - 1) / most_lines;
  const double share = std::floor(room / static_cast<double>(names_per_line)) - mark;
  return {wrapped(share), share, false};
}

QStringList PlotPainter::title_lines(const QRectF& page) const {
  constexpr double high_enough = 120;
  const QFontMetrics metrics(heading_);
  const int room = static_cast<int>(page.width()) - 20;
  const QString title = qt(plot_.title);
  if (metrics.horizontalAdvance(title) <= room || page.height() < high_enough)
    return {metrics.elidedText(title, Qt::ElideRight, room)};
  const QStringList words = title.split(' ');
  QString first = words.front();
  qsizetype next = 1;
  while (next < words.size() && metrics.horizontalAdvance(first + ' ' + words[next]) <= room) first += ' ' + words[next++];
  return {metrics.elidedText(first, Qt::ElideRight, room), metrics.elidedText(words.mid(next).join(' '), Qt::ElideRight, room)};
}

double PlotPainter::more_title_px(const QRectF& page) const {
  return title_line_px * static_cast<double>(title_lines(page).size() - 1);
}

void PlotPainter::paint_legend(QPainter& painter, const QRectF& page) const {
  const LegendLines legend = legend_lines(page);
  double top = legend.beside_title ? page.top() + 5 : page.top() + legend_line_px + more_title_px(page);
  for (const std::vector<std::size_t>& line : legend.lines) {
    double right = page.right() - right_px;
    for (auto series = line.rbegin(); series != line.rend(); ++series) {
      const QString name = painter.fontMetrics().elidedText(qt(plot_.series[*series].name), Qt::ElideRight,
                                                            static_cast<int>(std::ceil(legend.most_width)));
      const double width = painter.fontMetrics().horizontalAdvance(name);
      painter.setPen(colors_.dim);
      painter.drawText(QRectF(right - width, top, width, 20), Qt::AlignVCenter, name);
      painter.fillRect(QRectF(right - width - legend_mark_px, top + 8, 11, 3),
                       series_color(static_cast<int>(*series), colors_));
      right -= width + legend_mark_px + legend_gap_px;
    }
    top += legend_line_px;
  }
}

void PlotPainter::paint_cursor(QPainter& painter, const QRectF& page) const {
  if (!plot_.cursor) return;
  const QRectF box = box_of(page);
  painter.setRenderHint(QPainter::Antialiasing);
  const double x = box.left() + axes_.x.position(*plot_.cursor) * box.width();
  if (!std::isfinite(x) || x < box.left() - 1 || x > box.right() + 1) return;
  painter.setPen(QPen(colors_.text, 1.2, Qt::DashLine));
  painter.drawLine(QPointF(x, box.top()), QPointF(x, box.bottom()));
}

std::size_t PlotPainter::nearest(const PlotSeries& series, const QRectF& box, const QPointF& place) const {
  const double at = (place.x() - box.left()) / box.width();
  const auto found = std::min_element(series.x.begin(), series.x.end(), [&](double a, double b) {
    return std::abs(axes_.x.position(a) - at) < std::abs(axes_.x.position(b) - at);
  });
  return static_cast<std::size_t>(found - series.x.begin());
}

std::optional<double> PlotPainter::x_at(const QRectF& page, const QPointF& place) const {
  const QRectF box = box_of(page);
  if (plot_.cells) {
    const auto found = value_at(page, place);
    return found ? std::optional(found->x) : std::nullopt;
  }
  if (!box.contains(place) || plot_.series.empty() || plot_.series[0].x.empty()) return {};
  return plot_.series[0].x[nearest(plot_.series[0], box, place)];
}

std::optional<PlotPainter::Found> PlotPainter::value_at(const QRectF& page, const QPointF& place) const {
  const QRectF box = box_of(page);
  if (!box.contains(place)) return {};
  if (plot_.cells) {
    const auto cell = PlotCells(*plot_.cells, axes_, colors_).at(box, place);
    if (!cell) return {};
    return Found{0, plot_.cells->x[cell->column], plot_.cells->y[cell->row]};
  }
  std::optional<Found> found;
  double least = 0;
  for (std::size_t s = 0; s < plot_.series.size(); ++s)
    for (std::size_t i = 0; i < std::min(plot_.series[s].x.size(), plot_.series[s].y.size()); ++i) {
      const QPointF away = point(box, plot_.series[s].x[i], plot_.series[s].y[i]) - place;
      const double distance = QPointF::dotProduct(away, away);
      if (!std::isfinite(distance) || (found && distance >= least)) continue;
      found = Found{s, plot_.series[s].x[i], plot_.series[s].y[i]};
      least = distance;
    }
  return found;
}

void PlotPainter::paint_hover(QPainter& painter, const QRectF& page, const QPointF& place) const {
  const QRectF box = box_of(page);
  if (!box.contains(place)) return;
  if (plot_.cells) return paint_cell_hover(painter, page, place);
  QStringList lines;
  std::optional<QPointF> mark;
  for (const PlotSeries& series : plot_.series) {
    if (series.x.empty()) continue;
    const std::size_t i = nearest(series, box, place);
    if (lines.isEmpty())
      lines << QString("%1: %2").arg(qt(plot_.x_label),
                                     plot_.categories.empty() ? QString::number(series.x[i], 'g', 6) : x_text(series.x[i]));
    lines << QString("%1: %2").arg(series.name.empty() ? qt(plot_.y_label) : qt(series.name),
                                   QString::number(series.y[i], 'g', 6));
    if (!mark) mark = point(box, series.x[i], series.y[i]);
  }
  if (!mark || !std::isfinite(mark->y())) return;
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(QPen(colors_.text, 1.5));
  painter.setBrush(Qt::NoBrush);
  painter.drawEllipse(*mark, 4, 4);
  paint_tip(painter, page, *mark, lines);
}

void PlotPainter::paint_cell_hover(QPainter& painter, const QRectF& page, const QPointF& place) const {
  const QRectF box = box_of(page);
  const PlotCells cells(*plot_.cells, axes_, colors_);
  const auto cell = cells.at(box, place);
  if (!cell) return;
  const double value = cells.value(*cell);
  const auto text = [](double number) { return QString::number(number, 'g', 6); };
  const QRectF around = cells.cell(box, *cell);
  painter.setPen(QPen(colors_.text, 1.5));
  painter.setBrush(Qt::NoBrush);
  painter.drawRect(around);
  paint_tip(painter, page, around.center(),
            {QString("%1: %2").arg(qt(plot_.x_label), text(plot_.cells->x[cell->column])),
             QString("%1: %2").arg(qt(plot_.y_label), text(plot_.cells->y[cell->row])),
             QString("%1: %2").arg(qt(plot_.cells->label), std::isfinite(value) ? text(value) : QString("–"))});
}

/// Words beside a mark, on a ground of their own.
void PlotPainter::paint_tip(QPainter& painter, const QRectF& page, const QPointF& mark, const QStringList& lines) const {
  const QRectF box = box_of(page);
  painter.setFont(small_);
  double width = 0;
  for (const QString& line : lines) width = std::max<double>(width, painter.fontMetrics().horizontalAdvance(line));
  const double line_height = painter.fontMetrics().height();
  QRectF tip(mark.x() + 10, box.top() + 4, width + 14, line_height * static_cast<double>(lines.size()) + 8);
  if (tip.right() > box.right()) tip.moveRight(mark.x() - 10);
  if (tip.left() < page.left() + 2) tip.moveLeft(page.left() + 2);  // narrow plots: over the mark rather than cut off
  painter.setPen(colors_.line);
  painter.setBrush(colors_.field);
  painter.drawRoundedRect(tip, 4, 4);
  painter.setPen(colors_.text);
  painter.drawText(tip.adjusted(7, 4, -7, -4), Qt::AlignLeft, lines.join('\n'));
}

void PlotPainter::paint(QPainter& painter, const QRectF& page) const {
  paint_still(painter, page);
  paint_cursor(painter, page);
}

void PlotPainter::paint_still(QPainter& painter, const QRectF& page) const {
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setFont(heading_);
  painter.setPen(colors_.text);
  double top = page.top() + 5;
  for (const QString& line : title_lines(page)) {
    painter.drawText(QRectF(page.left() + 10, top, page.width() - 20, 20), Qt::AlignVCenter, line);
    top += title_line_px;
  }
  painter.setFont(small_);
  const QRectF box = box_of(page);
  if (plot_.cells) {
    const PlotCells cells(*plot_.cells, axes_, colors_);
    cells.paint(painter, box);
    cells.paint_bar(painter, box);
  }
  paint_axes(painter, page, box);
  painter.save();
  const bool is_marked = std::any_of(plot_.series.begin(), plot_.series.end(), [](const auto& one) { return one.is_marked; });
  const double beyond = is_marked ? 4 : 2;  // dots are whole at the ends
  painter.setClipRect(box.adjusted(-beyond, -beyond, beyond, beyond));
  for (const PlotStyle style : {PlotStyle::bars, PlotStyle::line, PlotStyle::points})  // upwards; the first series on top
    for (std::size_t i = plot_.series.size(); i-- > 0;)
      if (plot_.series[i].style == style)
        paint_series(painter, box, plot_.series[i], series_color(static_cast<int>(i), colors_));
  painter.restore();
  paint_legend(painter, page);
}

}  // namespace ws::app
