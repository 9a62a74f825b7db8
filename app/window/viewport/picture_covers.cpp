// SPDX-License-Identifier: MIT
#include "app/window/viewport/picture_covers.h"

#include <algorithm>
#include <array>
#include <utility>

namespace ws::app {

namespace {

using Corners = std::array<glm::dvec2, 4>;

/// By the axes that may part two convex shapes: the normals of their sides.
bool overlap(const Corners& a, const Corners& b) {
  const auto are_parted = [&](const Corners& sides) {
    for (std::size_t i = 0; i < 4; ++i) {
      const glm::dvec2 side = sides[(i + 1) % 4] - sides[i], normal{-side.y, side.x};
      const auto reach = [&](const Corners& of) {
        const auto along = [&](const glm::dvec2& p) { return glm::dot(p, normal); };
        const std::array<double, 4> places{along(of[0]), along(of[1]), along(of[2]), along(of[3])};
        const auto [least, most] = std::minmax_element(places.begin(), places.end());
        return std::pair(*least, *most);
      };
      const auto [low_a, high_a] = reach(a);
      const auto [low_b, high_b] = reach(b);
      if (side != glm::dvec2(0) && (high_a <= low_b || high_b <= low_a)) return true;
    }
    return false;
  };
  return !are_parted(a) && !are_parted(b);
}

}  // namespace

bool lie_over(const std::vector<Cover>& covers, const render::Box& box, const render::Camera& camera, float aspect) {
  const glm::mat4 clip_from_world = camera.clip_from_view(aspect, box) * camera.view_from_world();
  std::array<glm::dvec2, 8> corners;  // bit k of the number: high along axis k
  for (unsigned i = 0; i < 8; ++i) {
    const glm::vec3 corner{(i & 1 ? box.high : box.low).x, (i & 2 ? box.high : box.low).y, (i & 4 ? box.high : box.low).z};
    const glm::vec4 clip = clip_from_world * glm::vec4(corner, 1);
    if (clip.w <= 0) return !covers.empty();  // the box is about the eye
    corners[i] = {(1 + clip.x / clip.w) / 2, (1 - clip.y / clip.w) / 2};
  }
  constexpr std::array<std::array<std::size_t, 4>, 6> faces{
      {{0, 2, 6, 4}, {1, 3, 7, 5}, {0, 1, 5, 4}, {2, 3, 7, 6}, {0, 1, 3, 2}, {4, 5, 7, 6}}};
  return std::any_of(covers.begin(), covers.end(), [&](const Cover& cover) {
    const auto& [low, high] = cover.area;
    const Corners covered{low, glm::dvec2(high.x, low.y), high, glm::dvec2(low.x, high.y)};
    return std::any_of(faces.begin(), faces.end(), [&](const auto& face) {
      return overlap({corners[face[0]], corners[face[1]], corners[face[2]], corners[face[3]]}, covered);
    });
  });
}

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
