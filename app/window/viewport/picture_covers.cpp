// SPDX-License-Identifier: MIT
#include "app/window/viewport/picture_covers.h"

#include "render/layers/placing/furniture_scale.h"
#include "render/layers/placing/inset_size.h"

#include <algorithm>
#include <cmath>

namespace ws::app {

namespace {

double letters_of(const std::string& utf8) {
  return static_cast<double>(std::count_if(utf8.begin(), utf8.end(), [](char c) { return (c & 0xc0) != 0x80; }));
}

/// What the legend takes from the corner on, before it is scaled, in coarse steps: rows that come and go, and a number with a
/// digit more, move nothing.
glm::dvec2 legend_room(const std::vector<render::LegendEntry>& legend, double picture_width) {
  constexpr double letter = 6.8, around = 52, width_step = 64, narrowest = 192, widest_share = 0.4, least_line = 150;
  constexpr double row = 19, line = 15, edge = 9;
  const double longest_line = std::max(least_line, widest_share * picture_width);
  double widest = 0, lines_more = 0;
  for (const render::LegendEntry& entry : legend) {
    const double width = letter * letters_of(entry.text);
    widest = std::max(widest, std::min(width, longest_line));
    lines_more += std::max(0.0, std::ceil(width / longest_line) - 1);
  }
  double rows = 2;
  while (row * rows < row * static_cast<double>(legend.size()) + line * lines_more) rows *= 2;
  return {std::max(narrowest, std::min(width_step * std::ceil((widest + around) / width_step), longest_line + around)),
          row * rows + edge};
}

/// Of the corner that stands so far off the picture's lower edge.
Cover corner_cover(glm::dvec2 picture, double width, double from_below, double height) {
  return {Cover::Kind::furniture, {{picture.x - width, picture.y - from_below - height}, {picture.x, picture.y - from_below}}};
}

/// Words and scale bar stand in the corner, the colour bar above them.
void add_furniture(std::vector<Cover>& covers, const render::Scene& scene, glm::dvec2 picture) {
  constexpr double margin = 14, gap = 10, scale_bar = 24, bar_around = 40, bar_width = 192, tallest_bar = 170, least_bar = 60;
  const double scale = render::furniture_scale(picture.x, picture.y);
  const glm::dvec2 legend = legend_room(scene.legend, picture.x / scale);
  const double axes = scene.planar && scene.show_axes ? render::plane_axes_height : 0;
  double taken = axes;
  if (scene.show_scale_bar || !scene.legend.empty()) {
    taken += scale * (margin + legend.y + (scene.show_scale_bar ? scale_bar + gap : 0));
    covers.push_back(corner_cover(picture, scale * legend.x, 0, taken));
  }
  if (!scene.color_bar) return;
  const double bar = std::clamp(0.3 * picture.y / scale, least_bar, tallest_bar) + bar_around + (taken > axes ? gap : margin);
  covers.push_back(corner_cover(picture, scale * bar_width, taken, scale * bar));
}

}  // namespace

std::vector<Cover> covers_of(const std::map<std::string, OverlayRect>& panels, const render::Scene& scene, QSize size) {
  constexpr double few_rows = 84, all_rows = 176;  // of the table of times, of which some come and go
  constexpr double times_width = 182;
  const glm::dvec2 picture{std::max(1, size.width()), std::max(1, size.height())};
  std::vector<Cover> covers;
  const auto add_sliders = [&](const char* name, Cover::Kind kind) {
    if (const auto at = panels.find(name); at != panels.end())
      covers.push_back({kind, {{0, 0}, {at->second.x + at->second.width, at->second.y + at->second.height}}});
  };
  add_sliders("panel.pinned", Cover::Kind::sliders);
  add_furniture(covers, scene, picture);
  const double scale = render::furniture_scale(picture.x, picture.y);
  if (scene.bars)  // beside the three axes
    covers.push_back(
        {Cover::Kind::furniture,
         {{0, picture.y - scale * render::inset_margin_px - render::inset_height(picture.y, scale)},
          {render::triad_px + render::inset_bars_width(picture.x, scale) + 2 * scale * render::inset_padding_px, picture.y}}});
  if (const auto times = panels.find("hud"); times != panels.end()) {
    const OverlayRect& table = times->second;
    const double height = table.height <= few_rows ? few_rows : all_rows;
    covers.push_back({Cover::Kind::times, {{picture.x - times_width, 0}, {picture.x, table.y + height}}});
  }
  add_sliders("panel.folded", Cover::Kind::strip);  // which may lie over data, but not over words
  for (Cover& cover : covers) cover.area = {glm::max(cover.area.low / picture, 0.0), glm::min(cover.area.high / picture, 1.0)};
  return covers;
}

}  // namespace ws::app
