// SPDX-License-Identifier: MIT
#include "app/window/viewport/picture_covers.h"

#include "render/layers/placing/furniture_scale.h"
#include "render/layers/placing/inset_size.h"

#include <algorithm>
#include <cmath>

namespace ws::app {

namespace {

/// Of an entry, before it is scaled, in coarse steps: a number with a digit more moves nothing. Long ones are wrapped.
double legend_width(const std::string& text, double picture_width) {
  constexpr double letter = 6.6, around = 52, step = 64, widest_share = 0.4, narrowest = 192;
  const double width = step * std::ceil((letter * static_cast<double>(text.size()) + around) / step);
  return std::min(width, std::max(narrowest, widest_share * picture_width + around));
}

}  // namespace

std::vector<Cover> covers_of(const std::map<std::string, OverlayRect>& panels, const render::Scene& scene, QSize size) {
  constexpr double few_rows = 84, all_rows = 176;  // of the table of times, of which some come and go
  constexpr double times_width = 182, furniture_width = 192, scale_bar_and_words = 74, more_words = 96, color_bar = 140;
  constexpr std::size_t few_words = 2;
  const glm::dvec2 picture{std::max(1, size.width()), std::max(1, size.height())};
  std::vector<Cover> covers;
  const auto add_sliders = [&](const char* name, Cover::Kind kind) {
    if (const auto at = panels.find(name); at != panels.end())
      covers.push_back({kind, {{0, 0}, {at->second.x + at->second.width, at->second.y + at->second.height}}});
  };
  add_sliders("panel.pinned", Cover::Kind::sliders);
  const bool has_words = scene.show_scale_bar || !scene.legend.empty();
  const double scale = render::furniture_scale(picture.x, picture.y);
  const double stack = scale * ((has_words ? scale_bar_and_words : 0) + (scene.legend.size() > few_words ? more_words : 0) +
                                (scene.color_bar ? color_bar : 0));
  double legend = furniture_width;
  for (const render::LegendEntry& entry : scene.legend) legend = std::max(legend, legend_width(entry.text, picture.x / scale));
  if (stack > 0) covers.push_back({Cover::Kind::furniture, {{picture.x - scale * legend, picture.y - stack}, picture}});
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
