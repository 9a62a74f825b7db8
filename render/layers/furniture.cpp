// Furniture, arranged: axes along the edges; scale bar, legend and colour bar stacked in the lower right corner.
// SPDX-License-Identifier: MIT
#include "render/layers/furniture.h"

#include "render/layers/bar_inset.h"
#include "render/layers/box_axes.h"
#include "render/layers/plane_axes.h"
#include "render/layers/ticks.h"

#include <cmath>

namespace ws::render {
namespace {

constexpr double margin_px = 14, padding_px = 9, gap_px = 10, corner_px = 5;

/// Small pictures get smaller bars and legends, so that they leave the data its room.
double shrinking(const View& view) {
  constexpr double roomy_width = 640, roomy_height = 480, smallest = 0.78;
  return std::clamp(std::min(view.width / roomy_width, view.height / roomy_height) / view.scale, smallest, 1.0);
}

/// Hands out places from the lower right corner upwards.
struct Stack {
  double right, bottom;  ///< device pixels
  double gap;
  [[nodiscard]] glm::dvec2 take(double width, double height) {
    const glm::dvec2 low{right - width, bottom - height};
    bottom = low.y - gap;
    return low;
  }
};

void draw_scale_bar(Canvas& canvas, double scene_unit, const View& view, const Ink& ink, Stack& stack) {
  constexpr double longest = 140, thickness = 3, text_gap = 7, height = 24;
  const double unit = view.world_per_pixel() * scene_unit, length_limit = std::min(longest * ink.px, 0.35 * view.width);
  double length = nice_step(0.4 * length_limit * unit);
  while (nice_step(1.01 * length) <= length_limit * unit) length = nice_step(1.01 * length);
  const double width = std::round(length / unit);
  const glm::dvec2 low = glm::round(stack.take(width, height * ink.px));
  const double top = low.y + std::round((height - thickness) * ink.px);
  canvas.box(glm::dvec2(low.x, top) - ink.px, glm::dvec2(low.x + width, top + thickness * ink.px) + ink.px, ink.halo, ink.px);
  canvas.box({low.x, top}, {low.x + width, top + thickness * ink.px}, ink.strong);
  ink.tick_text(canvas, format_tick(length, length), {low.x + 0.5 * width, top - text_gap * ink.px}, {0.5, 1});
}

void draw_legend(Canvas& canvas, const std::vector<LegendEntry>& entries, const Ink& ink, Stack& stack) {
  constexpr double row = 19, swatch = 11;
  double widest = 0;
  for (const LegendEntry& entry : entries) widest = std::max(widest, canvas.text_width(entry.text, label_text_px * ink.px));
  const double pad = padding_px * ink.px;
  const glm::dvec2 size{widest + 3 * pad + swatch * ink.px, static_cast<double>(entries.size()) * row * ink.px + pad};
  const glm::dvec2 low = glm::round(stack.take(size.x, size.y));
  canvas.box(low, low + size, ink.panel, corner_px * ink.px);
  double middle = low.y + 0.5 * pad + 0.5 * row * ink.px;
  for (const LegendEntry& entry : entries) {
    const glm::dvec2 corner = glm::round(glm::dvec2{low.x + pad, middle - 0.5 * swatch * ink.px});
    canvas.box(corner, corner + swatch * ink.px, entry.rgba, 3 * ink.px);
    canvas.text(entry.text, {low.x + 2 * pad + swatch * ink.px, middle}, {0, 0.5}, label_text_px * ink.px, ink.strong);
    middle += row * ink.px;
  }
}

double share_of(const ColorBar& bar, double value) {
  if (bar.logarithmic && bar.low > 0) return std::log(value / bar.low) / std::log(bar.high / bar.low);
  return (value - bar.low) / (bar.high - bar.low);
}

void draw_color_bar(Canvas& canvas, const ColorBar& bar, const Ink& ink, double picture_height, Stack& stack) {
  constexpr double tallest = 170, largest_share = 0.3, shortest = 60, thickness = 13, tick_gap = 7, title = 22, spacing = 34;
  const double pad = padding_px * ink.px;
  const double room = stack.bottom - margin_px * ink.px - 2 * pad - title * ink.px;
  const double height =
      std::round(std::clamp(std::min(room, largest_share * picture_height), shortest * ink.px, tallest * ink.px));
  const std::vector<Tick> marks = ticks(bar.low, bar.high, height / (spacing * ink.px), bar.logarithmic);
  double widest = 0;
  for (const Tick& tick : marks) widest = std::max(widest, canvas.text_width(tick.text, tick_text_px * ink.px));
  const double title_width = canvas.text_width(bar.label, label_text_px * ink.px);
  const glm::dvec2 size{2 * pad + std::max(title_width, thickness * ink.px + tick_gap * ink.px + widest),
                        2 * pad + title * ink.px + height};
  const glm::dvec2 low = glm::round(stack.take(size.x, size.y));
  canvas.box(low, low + size, ink.panel, corner_px * ink.px);
  canvas.text(bar.label, {low.x + pad, low.y + pad + 0.3 * title * ink.px}, {0, 0.5}, label_text_px * ink.px, ink.strong);

  const auto& colors = color_map(bar.color_map);
  const glm::dvec2 top = glm::round(glm::dvec2{low.x + pad, low.y + pad + title * ink.px});
  const double right = std::round(top.x + thickness * ink.px);
  for (double row = 0; row < height; ++row) {
    const auto index = static_cast<std::size_t>(std::lround(255 * (1 - (row + 0.5) / height)));
    canvas.box({top.x, top.y + row}, {right, top.y + row + 1}, colors[index]);
  }
  for (const Tick& tick : marks) {
    const double y = top.y + (1 - share_of(bar, tick.value)) * (height - 1);
    ink.hairline(canvas, {right, y}, {right + 4 * ink.px, y}, ink.soft);
    canvas.text(tick.text, {right + tick_gap * ink.px, y}, {0, 0.5}, tick_text_px * ink.px, ink.soft);
  }
}

void draw_labels(Canvas& canvas, const Scene& scene, const View& view, const Ink& ink) {
  constexpr double beside = 8, line_px = 16;
  for (const Label& label : scene.labels) {
    const auto at = view.pixel(label.position);
    if (!at) continue;
    if (label.is_below) {
      ink.label_text(canvas, label.text, *at + glm::dvec2(0, beside) * ink.px, {label.align, 0});
      continue;
    }
    glm::dvec2 place = *at + glm::dvec2(beside, -beside) * ink.px;
    const std::string_view text = label.text;
    for (std::size_t end = text.size();;) {
      const std::size_t before = text.substr(0, end).rfind('\n');
      const std::size_t start = before == std::string_view::npos ? 0 : before + 1;
      ink.label_text(canvas, text.substr(start, end - start), place, {0, 1});
      if (start == 0) break;
      end = before;
      place.y -= line_px * ink.px;
    }
  }
}

void draw_divider(Canvas& canvas, double x, const View& view, const Ink& ink, const Rgba& color) {
  const double left = std::round(x - 0.5 * ink.px), width = std::max(1.0, std::round(ink.px));
  canvas.box({left - width, 0}, {left + 2 * width, view.height}, ink.halo);
  canvas.box({left, 0}, {left + width, view.height}, color);
}

void draw_handles(Canvas& canvas, const Scene& scene, const View& view, const Ink& ink) {
  const double radius = 0.5 * handle_size_px * ink.px, rim = 2 * ink.px;
  for (const Handle& handle : scene.handles) {
    const auto at = handle.is_drawn ? pixel_of(handle, view) : std::nullopt;
    if (!at) continue;
    if (handle.is_divider) draw_divider(canvas, at->x, view, ink, handle.rgba);
    canvas.box(*at - radius - rim, *at + radius + rim, Rgba{20, 22, 28, 220}, radius + rim);
    canvas.box(*at - radius, *at + radius, handle.rgba, radius);
  }
}

}  // namespace

void draw_ground(Canvas& canvas, const Scene& scene, const View& view) {
  if (!scene.show_grid) return;
  const Ink ink(scene, view);
  if (view.camera.planar) {
    draw_plane_grid(canvas, scene, view, ink);
  } else {
    draw_box_grid(canvas, scene, view, ink);
  }
}

void draw_furniture(Canvas& canvas, const Scene& scene, const View& view) {
  const Ink ink(scene, view);
  draw_labels(canvas, scene, view, ink);
  draw_handles(canvas, scene, view, ink);
  Stack stack{view.width - margin_px * ink.px, view.height - margin_px * ink.px, gap_px * ink.px};
  if (scene.show_axes && view.camera.planar) {
    draw_plane_axes(canvas, scene, view, ink);
    stack.bottom -= plane_axes_height * ink.px;
  } else if (scene.show_axes) {
    draw_box_axes(canvas, scene, view, ink);
    draw_triad(canvas, scene, view, ink);
  }
  Ink corner = ink;
  corner.px *= shrinking(view);
  // In perspective no one length holds for the whole picture.
  if (scene.show_scale_bar && view.parallel()) draw_scale_bar(canvas, scene.unit, view, corner, stack);
  if (!scene.legend.empty()) draw_legend(canvas, scene.legend, corner, stack);
  if (scene.bars) draw_bar_inset(canvas, *scene.bars, view, corner, scene.show_axes && !view.camera.planar);
  if (scene.color_bar) draw_color_bar(canvas, *scene.color_bar, corner, view.height, stack);
}

}  // namespace ws::render
