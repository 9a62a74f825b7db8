// SPDX-License-Identifier: MIT
#include "render/layers/placing/furniture_room.h"

#include "render/layers/placing/furniture_scale.h"
#include "render/layers/placing/plane_axes_room.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string>

namespace ws::render {

namespace {

constexpr double letter_px = 6.8, width_step_px = 64, narrowest_px = 192, narrowest_bar_px = 128;

double letters_of(const std::string& utf8) {
  return static_cast<double>(std::count_if(utf8.begin(), utf8.end(), [](char c) { return (c & 0xc0) != 0x80; }));
}

double stepped_width(double width) { return width_step_px * std::ceil(width / width_step_px); }

/// What the legend takes from the corner on, before it is scaled, in coarse steps: rows that come and go, and a number with a
/// digit more, move nothing.
glm::dvec2 legend_room(const std::vector<LegendEntry>& legend, double picture_width) {
  constexpr double around = 52, row = 19, line = 15, edge = 9;
  constexpr std::array few_rows{2.0, 3.0, 5.0};
  const double longest_line = std::max(narrowest_legend_px, legend_share * picture_width);
  double widest = 0, lines_more = 0;
  for (const LegendEntry& entry : legend) {
    const double width = letter_px * letters_of(entry.text);
    widest = std::max(widest, std::min(width, longest_line));
    lines_more += std::max(0.0, std::ceil(width / longest_line) - 1);
  }
  const double needed = row * static_cast<double>(legend.size()) + line * lines_more;
  const auto enough = [&](double rows) { return row * rows >= needed; };
  const auto few = std::find_if(few_rows.begin(), few_rows.end(), enough);
  double rows = few == few_rows.end() ? few_rows.back() : *few;
  while (!enough(rows)) rows *= 2;
  return {std::max(narrowest_px, std::min(stepped_width(widest + around), longest_line + around)), row * rows + edge};
}

/// Of the corner that stands so far off the picture's lower edge.
Area room_in_corner(glm::dvec2 picture, double width, double from_below, double height) {
  return {{picture.x - width, picture.y - from_below - height}, {picture.x, picture.y - from_below}};
}

}  // namespace

std::vector<Area> furniture_room(const Scene& scene, glm::dvec2 picture) {
  std::vector<Area> room;
  constexpr double margin = 14, gap = 10, scale_bar = 24, bar_around = 40, bar_beside = 34, tallest_bar = 170, least_bar = 60;
  const double scale = furniture_scale(picture.x, picture.y);
  const glm::dvec2 legend = legend_room(scene.legend, picture.x / scale);
  const double axes = scene.planar && scene.show_axes ? furniture_above_edge_px : 0;
  double taken = axes;
  if (scene.show_scale_bar || !scene.legend.empty()) {
    taken += margin + scale * (legend.y + (scene.show_scale_bar ? scale_bar + gap : 0));
    room.push_back(room_in_corner(picture, scale * legend.x, 0, taken));
  }
  if (!scene.color_bar) return room;
  const double bar = std::clamp(0.3 * picture.y / scale, least_bar, tallest_bar) + bar_around,
               apart = taken > axes ? gap : margin;
  const double width = std::max(narrowest_bar_px, stepped_width(letter_px * letters_of(scene.color_bar->label) + bar_beside));
  room.push_back(room_in_corner(picture, scale * width, taken, scale * bar + apart));
  return room;
}

}  // namespace ws::render
