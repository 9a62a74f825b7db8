// Planar axes.
// SPDX-License-Identifier: MIT
#include "render/layers/plane_axes.h"

#include "render/layers/placing/plane_axes_room.h"
#include "render/layers/ticks.h"

#include <algorithm>
#include <cmath>

namespace ws::render {
namespace {

constexpr double column_spacing_px = 110, row_spacing_px = 70;             // between numbers, at least
constexpr double least_column_spacing_px = 44, least_row_spacing_px = 33;  // where there could be fewer than two numbers
constexpr double top_without_numbers = 3, bottom_without_numbers = 2.2;    // of their height: the axes' names stand there
constexpr double smallest_minor_px = 14;
constexpr int minor_lines = 5;

/// One direction of the plane: what it shows of the world (origin added), and where a value is on the screen.
struct Span1d {
  double low, high, step, origin_px, px_per_unit;
  [[nodiscard]] double pixel(double value) const { return origin_px + (value - low) * px_per_unit; }
};

/// Where numbers end before the picture does, they are at least so near to each other that there are two.
double column_spacing(const Scene& scene, const View& view) {
  if (!scene.numbers_end) return column_spacing_px * view.scale;
  const double width = (*scene.numbers_end - scene.box.low.x) / view.world_per_pixel();
  return std::clamp(width / 2, least_column_spacing_px * view.scale, column_spacing_px * view.scale);
}

Span1d columns_of(const Scene& scene, const View& view) {
  const double unit = view.world_per_pixel() * scene.unit, half = 0.5 * view.width * unit;
  const double center = scene.origin[0] + view.camera.target.x * scene.unit;
  return {center - half, center + half, nice_step(column_spacing(scene, view) * unit), 0, 1 / unit};
}

Span1d rows_of(const Scene& scene, const View& view) {
  const double unit = view.world_per_pixel() * scene.unit, half = 0.5 * view.height * unit;
  const double center = scene.origin[1] + view.camera.target.y * scene.unit;
  const double low = (scene.y_down ? -center : center) - half, high = low + 2 * half, px = view.scale * unit;
  // By the height alone, so that it does not change while one moves the picture.
  const double numbered = 2 * half - (top_without_numbers + bottom_without_numbers) * tick_text_px * px;
  double step = nice_step(row_spacing_px * px);
  if (numbered < 2 * step) step = nice_step(least_row_spacing_px * px);
  if (scene.y_down) return {low, high, step, 0, 1 / unit};
  return {low, high, step, double(view.height), -1 / unit};
}

template <class Draw>
void for_each_line(const Span1d& span, double px, Rgba color, Draw&& draw) {
  const double minor = span.step / minor_lines;
  if (minor * std::abs(span.px_per_unit) >= smallest_minor_px * px)
    for (const double value : multiples(span.low, span.high, minor))
      if (std::abs(std::remainder(value, span.step)) > 0.1 * minor) draw(span.pixel(value), faded(color, 0.4));
  for (const double value : multiples(span.low, span.high, span.step))
    draw(span.pixel(value), std::abs(value) < 0.1 * span.step ? faded(color, 2.2) : color);
}

}  // namespace

void draw_plane_grid(Canvas& canvas, const Scene& scene, const View& view, const Ink& ink) {
  const auto width = double(view.width), height = double(view.height);
  for_each_line(columns_of(scene, view), ink.px, ink.grid, [&](double x, Rgba color) {
    ink.hairline(canvas, {x, 0}, {x, height}, color);
  });
  for_each_line(rows_of(scene, view), ink.px, ink.grid, [&](double y, Rgba color) {
    ink.hairline(canvas, {0, y}, {width, y}, color);
  });
}

void draw_plane_axes(Canvas& canvas, const Scene& scene, const View& view, const Ink& ink) {
  const double px = ink.px, bottom = view.height - plane_edge_px * px, capital = tick_text_px * px;
  const Span1d columns = columns_of(scene, view), rows = rows_of(scene, view);
  const std::string &x_name = scene.axis_names[0], &y_name = scene.axis_names[1];
  const double name_start = view.width - 1.6 * plane_edge_px * px - canvas.text_width(x_name, label_text_px * px);
  const double end = scene.numbers_end ? scene.origin[0] + *scene.numbers_end * scene.unit : columns.high;
  for (const double value : multiples(columns.low, std::min(end, columns.high), columns.step)) {
    const double x = columns.pixel(value);
    const std::string text = format_tick(value, columns.step);
    const double half = 0.5 * canvas.text_width(text, tick_text_px * px) + 4 * px;
    ink.hairline(canvas, {x, view.height - plane_mark_px * px}, {x, view.height}, ink.soft);
    if (x - half < plane_row_left_px * px || x + half > name_start) continue;
    ink.tick_text(canvas, text, {x, bottom}, {0.5, 1});
  }
  for (const double value : multiples(rows.low, rows.high, rows.step)) {
    const double y = rows.pixel(value);
    ink.hairline(canvas, {0, y}, {plane_mark_px * px, y}, ink.soft);
    if (y < top_without_numbers * capital || y > view.height - bottom_without_numbers * capital) continue;
    ink.tick_text(canvas, format_tick(value, rows.step), {plane_left_edge_px * px, y}, {0, 0.5});
  }
  ink.label_text(canvas, x_name, {view.width - 1.6 * plane_edge_px * px, bottom}, {1, 1});
  ink.label_text(canvas, y_name, {plane_left_edge_px * px, 1.2 * capital}, {0, 0.5});
}

}  // namespace ws::render
