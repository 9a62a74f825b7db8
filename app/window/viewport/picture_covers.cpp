// SPDX-License-Identifier: MIT
#include "app/window/viewport/picture_covers.h"

#include <algorithm>

namespace ws::app {

std::vector<Cover> covers_of(const std::map<std::string, OverlayRect>& panels, const std::vector<render::Scene>& scenes,
                             QSize size) {
  constexpr double few_rows = 84, all_rows = 176;  // of the table of times, of which some come and go
  constexpr double times_width = 182;
  const glm::dvec2 picture{std::max(1, size.width()), std::max(1, size.height())};
  std::vector<Cover> covers;
  const auto add = [&](Cover::Kind kind, const render::Area& area) {
    covers.push_back({kind, {glm::max(area.low / picture, 0.0), glm::min(area.high / picture, 1.0)}});
  };
  const auto add_sliders = [&](const char* name, Cover::Kind kind) {
    if (const auto at = panels.find(name); at != panels.end())
      add(kind, {{0, 0}, {at->second.x + at->second.width, at->second.y + at->second.height}});
  };
  add_sliders("panel.pinned", Cover::Kind::sliders);
  for (const Cover& cover : furniture_covers(scenes, picture)) covers.push_back(cover);
  if (const auto times = panels.find("hud"); times != panels.end()) {
    const OverlayRect& table = times->second;
    const double height = table.height <= few_rows ? few_rows : all_rows;
    add(Cover::Kind::times, {{picture.x - times_width, 0}, {picture.x, table.y + height}});
  }
  add_sliders("panel.folded", Cover::Kind::strip);  // which may lie over data, but not over words
  return covers;
}

}  // namespace ws::app
