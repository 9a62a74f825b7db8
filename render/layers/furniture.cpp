// Furniture, arranged: axes along the edges; scale bar, legend and colour bar in the lower right corner, or where they are
// free.
// SPDX-License-Identifier: MIT
#include "render/layers/furniture.h"

#include "compute/core/words/told.h"
#include "render/layers/bar_inset.h"
#include "render/layers/box_axes.h"
#include "render/layers/placing/furniture_scale.h"
#include "render/layers/placing/inset_size.h"
#include "render/layers/placing/label_places.h"
#include "render/layers/placing/placing.h"
#include "render/layers/placing/plane_axes_room.h"
#include "render/layers/plane_axes.h"
#include "render/layers/ticks.h"

#include <algorithm>
#include <cmath>
#include <string>

namespace ws::render {
namespace {

constexpr double margin_px = 14, padding_px = 9, gap_px = 10, corner_px = 5;

/// Where a part goes that stands in the lower right corner, unless something is in its way.
constexpr auto corners = {Corner::lower_right, Corner::upper_right, Corner::lower_left, Corner::upper_left};

/// In perspective no one length holds for the whole picture: it is that in the middle of the view, and the words say so.
/// `is_on_image`: a picture of any colours lies below, so that it has a ground of its own.
void draw_scale_bar(Canvas& canvas, double scene_unit, const View& view, const Ink& ink, Placing& placing, bool is_on_image) {
  constexpr double longest = 140, thickness = 3, text_gap = 7, height = 24, around = 6;
  const double unit = view.world_per_pixel() * scene_unit, length_limit = std::min(longest * ink.px, 0.35 * view.width);
  double length = nice_step(0.4 * length_limit * unit);
  while (nice_step(1.01 * length) <= length_limit * unit) length = nice_step(1.01 * length);
  const double width = std::round(length / unit);
  const std::string text = format_tick(length, length) + (view.parallel() ? "" : said(" in the middle"));
  const double room = std::max(width, std::ceil(canvas.text_width(text, tick_text_px * ink.px)));
  glm::dvec2 low = glm::round(placing.place({room, height * ink.px}, corners).low);
  if (is_on_image)
    canvas.box(low - around * ink.px, low + glm::dvec2(room, height * ink.px) + around * ink.px, ink.panel, corner_px * ink.px);
  low.x += std::floor(room - width);
  const double top = low.y + std::round((height - thickness) * ink.px);
  canvas.box(glm::dvec2(low.x, top) - ink.px, glm::dvec2(low.x + width, top + thickness * ink.px) + ink.px, ink.halo, ink.px);
  canvas.box({low.x, top}, {low.x + width, top + thickness * ink.px}, ink.strong);
  if (room > width)
    ink.tick_text(canvas, text, {low.x + width, top - text_gap * ink.px}, {1, 1});
  else
    ink.tick_text(canvas, text, {low.x + 0.5 * width, top - text_gap * ink.px}, {0.5, 1});
}

/// Lines of a text that are no wider than that, unless a word is.
std::vector<std::string> lines_within(const Canvas& canvas, std::string_view text, double size_px, double width) {
  std::vector<std::string> lines(1);
  while (!text.empty()) {
    const std::string_view word = text.substr(0, text.find(' '));
    text.remove_prefix(std::min(text.size(), word.size() + 1));
    const std::string longer = lines.back().empty() ? std::string(word) : lines.back() + " " + std::string(word);
    if (lines.back().empty() || canvas.text_width(longer, size_px) <= width)
      lines.back() = longer;
    else
      lines.emplace_back(word);
  }
  return lines;
}

constexpr double legend_row_px = 19, legend_line_px = 15, legend_swatch_px = 11;

/// Its entries, line by line, and how large it is.
struct Legend {
  std::vector<std::vector<std::string>> texts;
  glm::dvec2 size{0};
};
Legend legend_of(const Canvas& canvas, const std::vector<LegendEntry>& entries, const View& view, const Ink& ink) {
  const double text_px = label_text_px * ink.px, pad = padding_px * ink.px;
  const double most = std::max(narrowest_legend_px * ink.px, legend_share * view.width);
  Legend legend;
  double widest = 0, height = pad;
  for (const LegendEntry& entry : entries) {
    legend.texts.push_back(lines_within(canvas, entry.text, text_px, most));
    for (const std::string& text : legend.texts.back()) widest = std::max(widest, canvas.text_width(text, text_px));
    height += (legend_row_px + legend_line_px * static_cast<double>(legend.texts.back().size() - 1)) * ink.px;
  }
  legend.size = {widest + 3 * pad + legend_swatch_px * ink.px, height};
  return legend;
}

void draw_legend(Canvas& canvas, const std::vector<LegendEntry>& entries, const View& view, const Ink& ink, Placing& placing) {
  const double text_px = label_text_px * ink.px, pad = padding_px * ink.px;
  const auto [texts, size] = legend_of(canvas, entries, view, ink);
  const glm::dvec2 low = glm::round(placing.place(size, corners).low);
  canvas.box(low, low + size, ink.panel, corner_px * ink.px);
  double middle = low.y + 0.5 * pad + 0.5 * legend_row_px * ink.px;
  for (std::size_t i = 0; i < entries.size(); ++i) {
    const glm::dvec2 corner = glm::round(glm::dvec2{low.x + pad, middle - 0.5 * legend_swatch_px * ink.px});
    canvas.box(corner, corner + legend_swatch_px * ink.px, ink.of(entries[i].rgba), 3 * ink.px);
    for (const std::string& text : texts[i]) {
      canvas.text(text, {low.x + 2 * pad + legend_swatch_px * ink.px, middle}, {0, 0.5}, text_px, ink.strong);
      middle += legend_line_px * ink.px;
    }
    middle += (legend_row_px - legend_line_px) * ink.px;
  }
}

double share_of(const ColorBar& bar, double value) {
  if (bar.logarithmic && bar.low > 0) return std::log(value / bar.low) / std::log(bar.high / bar.low);
  return (value - bar.low) / (bar.high - bar.low);
}

/// How the values are spread over the colours: bars that grow to the left from the colours.
void draw_shares(Canvas& canvas, const ColorBar& bar, const Ink& ink, glm::dvec2 top, double width, double height) {
  const double most = *std::max_element(bar.shares.begin(), bar.shares.end());
  if (most <= 0) return;
  const auto count = static_cast<double>(bar.shares.size());
  for (std::size_t i = 0; i < bar.shares.size(); ++i) {
    if (bar.shares[i] <= 0) continue;
    const double length = std::max(std::round(width * bar.shares[i] / most), std::round(ink.px));
    const double low = std::round(top.y + height * (1 - (static_cast<double>(i) + 1) / count)),
                 high = std::round(top.y + height * (1 - static_cast<double>(i) / count));
    canvas.box({top.x - length, low}, {top.x, std::max(high, low + 1)}, ink.soft);
  }
}

constexpr double color_bar_thickness_px = 13, color_bar_tick_gap_px = 7, color_bar_title_px = 22, color_bar_spacing_px = 34,
                 color_bar_shares_px = 30;

/// Of a colour bar whose colours are so high.
glm::dvec2 color_bar_size(const Canvas& canvas, const ColorBar& bar, const Ink& ink, double height) {
  const double pad = padding_px * ink.px, beside = bar.shares.empty() ? 0 : color_bar_shares_px * ink.px;
  double widest = 0;
  for (const Tick& tick : ticks(bar.low, bar.high, height / (color_bar_spacing_px * ink.px), bar.logarithmic))
    widest = std::max(widest, canvas.text_width(tick.text, tick_text_px * ink.px));
  return {2 * pad + std::max(canvas.text_width(bar.label, label_text_px * ink.px),
                             beside + (color_bar_thickness_px + color_bar_tick_gap_px) * ink.px + widest),
          2 * pad + color_bar_title_px * ink.px + height};
}
double least_color_height(const Ink& ink) {
  constexpr double shortest = 60;
  return std::round(shortest * ink.px);
}

void draw_color_bar(Canvas& canvas, const ColorBar& bar, const Ink& ink, double picture_height, Placing& placing) {
  constexpr double tallest = 170, largest_share = 0.3, thickness = color_bar_thickness_px, tick_gap = color_bar_tick_gap_px,
                   title = color_bar_title_px, spacing = color_bar_spacing_px, shares_width = color_bar_shares_px;
  const double pad = padding_px * ink.px, beside = bar.shares.empty() ? 0 : shares_width * ink.px;
  const auto size_of = [&](double height) { return color_bar_size(canvas, bar, ink, height); };
  const double least = least_color_height(ink);
  double height = std::round(std::clamp(largest_share * picture_height, least, tallest * ink.px));
  while (height > least && !placing.find(size_of(height), {Corner::lower_right}))
    height = std::max(least, height - std::ceil(8 * ink.px));
  const std::vector<Tick> marks = ticks(bar.low, bar.high, height / (spacing * ink.px), bar.logarithmic);
  const glm::dvec2 size = size_of(height), low = glm::round(placing.place(size, corners).low);
  canvas.box(low, low + size, ink.panel, corner_px * ink.px);
  canvas.text(bar.label, {low.x + pad, low.y + pad + 0.3 * title * ink.px}, {0, 0.5}, label_text_px * ink.px, ink.strong);

  const auto& colors = color_map(bar.color_map);
  const glm::dvec2 top = glm::round(glm::dvec2{low.x + pad + beside, low.y + pad + title * ink.px});
  const double right = std::round(top.x + thickness * ink.px);
  if (beside > 0) draw_shares(canvas, bar, ink, top - glm::dvec2(2 * ink.px, 0), beside - 4 * ink.px, height);
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

/// The room that furniture has, and what it is to keep off: panels over the picture, handles, axes and the inset.
Placing placing_in(const Scene& scene, const View& view, const Ink& ink, const Ink& corner) {
  constexpr double handle_gap_px = 4;
  constexpr std::size_t most_handles = 32;  // more are the data themselves, which cannot be kept off
  const bool planar = view.camera.planar;
  const double margin = margin_px * ink.px;
  Area room{glm::dvec2(margin), glm::dvec2(view.width, view.height) - margin};
  if (scene.show_axes && planar) {
    room.high.y -= furniture_above_edge_px * ink.px;
    room.low.x = beside_plane_column_px * ink.px;
  }
  Placing placing(room, gap_px * ink.px);
  if (scene.show_axes && !planar) placing.keep_off({{0, view.height - triad_px * ink.px}, {triad_px * ink.px, view.height}});
  for (const Scene::Panel& p : scene.panels)
    placing.keep_off({glm::dvec2(p.x, p.y) * ink.px, glm::dvec2(p.x + p.width, p.y + p.height) * ink.px});
  if (scene.bars) placing.keep_off(bar_inset_area(view, corner, scene.show_axes && !planar));
  if (scene.handles.size() > most_handles) return placing;
  for (const Handle& handle : scene.handles)
    if (const auto at = pixel_of(handle, view)) {
      const double reach = (0.5 * handle_size_px + handle_gap_px) * ink.px;
      placing.keep_off({*at - reach, *at + reach});
    }
  return placing;
}

/// Whether beside a scale bar the legend still finds its place, and at the right a colour bar where axes have numbers. Else the
/// scale bar goes: the legend would lie over it, or the colour bar over data, and numbers on axes say the same.
bool leaves_room(const Canvas& canvas, const Scene& scene, const View& view, const Ink& ink, Placing placing) {
  constexpr glm::dvec2 scale_bar{100, 24};
  placing.place(scale_bar * ink.px, corners);
  if (!scene.legend.empty() && !placing.place_if_free(legend_of(canvas, scene.legend, view, ink).size, corners)) return false;
  if (!scene.color_bar || !scene.show_axes || !view.camera.planar) return true;
  const glm::dvec2 least = color_bar_size(canvas, *scene.color_bar, ink, least_color_height(ink));
  return placing.find(least, {Corner::lower_right, Corner::upper_right}).has_value();
}

/// Whether a low picture has no place at the right for a colour bar that would cover no words.
bool is_crowded_out(const Canvas& canvas, const Scene& scene, const View& view, const Ink& ink, Placing placing,
                    const std::vector<Area>& words) {
  constexpr double low_px = 190;
  if (view.height >= low_px * view.scale) return false;
  for (const Area& area : words) placing.keep_off(area);
  const glm::dvec2 least = color_bar_size(canvas, *scene.color_bar, ink, least_color_height(ink));
  return !placing.find(least, {Corner::lower_right, Corner::upper_right}).has_value();
}

/// Gives what the words cover, line by line.
std::vector<Area> draw_labels(Canvas& canvas, const Scene& scene, const View& view, const Ink& ink) {
  const LabelMeans means{[&](const glm::vec3& place) { return view.pixel(place); },
                         [&](std::string_view line) { return canvas.text_width(line, label_text_px * ink.px); }, ink.px};
  std::vector<Area> taken;
  for (const PlacedLabel& placed : placed_labels(scene.labels, means)) {
    const Label& label = *placed.label;
    taken.insert(taken.end(), placed.areas.begin(), placed.areas.end());
    glm::dvec2 place = placed.place;
    for (const std::string_view line : placed.lines) {
      ink.label_text(canvas, line, place, {label.is_below ? label.align : 0, label.is_below ? 0.0 : 1.0});
      place.y -= label_line_px * ink.px;
    }
  }
  return taken;
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
    if (handle.is_divider) draw_divider(canvas, at->x, view, ink, ink.of(handle.rgba));
    canvas.box(*at - radius - rim, *at + radius + rim, Rgba{20, 22, 28, 220}, radius + rim);
    canvas.box(*at - radius, *at + radius, ink.of(handle.rgba), radius);
  }
}

/// Whether an image fills the picture, as rays draw it.
bool fills_screen(const Scene& scene) {
  return std::any_of(scene.layers.begin(), scene.layers.end(),
                     [](const auto& layer) { return std::holds_alternative<ScreenStyle>(layer.style); });
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
  const std::vector<Area> words = draw_labels(canvas, scene, view, ink);
  draw_handles(canvas, scene, view, ink);
  if (scene.show_axes && view.camera.planar) {
    draw_plane_axes(canvas, scene, view, ink);
  } else if (scene.show_axes) {
    draw_box_axes(canvas, scene, view, ink);
    draw_triad(canvas, scene, view, ink);
  }
  Ink corner = ink;
  corner.px *= furniture_scale(view.width / view.scale, view.height / view.scale);
  if (fills_screen(scene)) corner.panel = faded(scene.theme.background, 0.92);  // its colours may be any
  Placing placing = placing_in(scene, view, ink, corner);
  const bool has_numbers = scene.show_axes && view.camera.planar;
  if (scene.show_scale_bar && leaves_room(canvas, scene, view, corner, placing))
    draw_scale_bar(canvas, scene.unit, view, corner, placing, fills_screen(scene));
  if (!scene.legend.empty()) draw_legend(canvas, scene.legend, view, corner, placing);
  corner.panel = ink.panel;  // what follows is large, and the picture is seen through it
  if (scene.bars) draw_bar_inset(canvas, *scene.bars, view, corner, scene.show_axes && !view.camera.planar);
  if (scene.color_bar && !(has_numbers && is_crowded_out(canvas, scene, view, corner, placing, words)))
    draw_color_bar(canvas, *scene.color_bar, corner, view.height, placing);
}

}  // namespace ws::render
