// SPDX-License-Identifier: MIT
#include "app/window/viewport/picture_covers.h"

#include "render/layers/placing/furniture_room.h"
#include "render/layers/placing/furniture_scale.h"
#include "render/layers/placing/inset_size.h"

#include <algorithm>

namespace ws::app {

std::vector<Cover> covers_of(const std::map<std::string, OverlayRect>& panels, const std::vector<render::Scene>& scenes,
                             QSize size) {
  constexpr double few_rows = 84, all_rows = 176;  // of the table of times, of which some come and go
  constexpr double times_width = 182;
  const glm::dvec2 picture{std::max(1, size.width()), std::max(1, size.height())};
  std::vector<Cover> covers;
  const auto add_sliders = [&](const char* name, Cover::Kind kind) {
    if (const auto at = panels.find(name); at != panels.end())
      covers.push_back({kind, {{0, 0}, {at->second.x + at->second.width, at->second.y + at->second.height}}});
  };
  add_sliders("panel.pinned", Cover::Kind::sliders);
  const auto add_furniture = [&](const render::Area& area) {
    const Cover cover{Cover::Kind::furniture, area};
    if (std::find(covers.begin(), covers.end(), cover) == covers.end()) covers.push_back(cover);
  };
  const double scale = render::furniture_scale(picture.x, picture.y);
  for (const render::Scene& scene : scenes) {
    for (const render::Area& area : render::furniture_room(scene, picture)) add_furniture(area);
    if (scene.bars)  // beside the three axes
      add_furniture(
          {{0, picture.y - scale * render::inset_margin_px - render::inset_height(picture.y, scale)},
           {render::triad_px + render::inset_bars_width(picture.x, scale) + 2 * scale * render::inset_padding_px, picture.y}});
  }
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
