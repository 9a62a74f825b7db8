// SPDX-License-Identifier: MIT
#include "app/session/framing/covers.h"

#include "render/layers/placing/furniture_room.h"
#include "render/layers/placing/furniture_scale.h"
#include "render/layers/placing/inset_size.h"
#include "render/layers/placing/label_places.h"

#include <algorithm>
#include <array>
#include <limits>
#include <optional>
#include <string_view>
#include <utility>
#include <variant>

namespace ws::app {

namespace {

using Corners = std::array<glm::dvec2, 4>;
using BoxCorners = std::array<glm::dvec2, 8>;  // bit k of the number: high along axis k

/// Nothing where the box is about the eye.
std::optional<BoxCorners> corners_seen(const render::Box& box, const render::Camera& camera, float aspect) {
  const glm::mat4 clip_from_world = camera.clip_from_view(aspect, box) * camera.view_from_world();
  BoxCorners corners;
  for (unsigned i = 0; i < 8; ++i) {
    const glm::vec3 corner{(i & 1 ? box.high : box.low).x, (i & 2 ? box.high : box.low).y, (i & 4 ? box.high : box.low).z};
    const glm::vec4 clip = clip_from_world * glm::vec4(corner, 1);
    if (clip.w <= 0) return std::nullopt;
    corners[i] = {(1 + clip.x / clip.w) / 2, (1 - clip.y / clip.w) / 2};
  }
  return corners;
}

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

std::vector<Cover> furniture_covers(const std::vector<render::Scene>& scenes, glm::dvec2 picture_px) {
  std::vector<Cover> covers;
  const auto add = [&](const render::Area& area) {
    const Cover cover{Cover::Kind::furniture, {glm::max(area.low / picture_px, 0.0), glm::min(area.high / picture_px, 1.0)}};
    if (std::find(covers.begin(), covers.end(), cover) == covers.end()) covers.push_back(cover);
  };
  const double scale = render::furniture_scale(picture_px.x, picture_px.y);
  for (const render::Scene& scene : scenes) {
    for (const render::Area& area : render::furniture_room(scene, picture_px)) add(area);
    if (scene.bars)  // beside the three axes
      add({{0, picture_px.y - scale * render::inset_margin_px - render::inset_height(picture_px.y, scale)},
           {render::triad_px + render::inset_bars_width(picture_px.x, scale) + 2 * scale * render::inset_padding_px,
            picture_px.y}});
  }
  return covers;
}

std::optional<render::Area> area_seen(const render::Box& box, const render::Camera& camera, float aspect) {
  const auto corners = corners_seen(box, camera, aspect);
  if (!corners) return std::nullopt;
  render::Area area{corners->front(), corners->front()};
  for (const glm::dvec2& corner : *corners) area = {glm::min(area.low, corner), glm::max(area.high, corner)};
  return area;
}

std::vector<render::Area> words_seen(const render::Scene& scene, const render::Camera& camera, glm::dvec2 picture_px,
                                     double most_letters) {
  constexpr double letter_px = 7;
  const double px_per_unit = picture_px.y / (2.0 * camera.distance);
  const auto pixel = [&](const glm::vec3& place) {
    return std::optional(0.5 * picture_px + px_per_unit * glm::dvec2(place.x - camera.target.x, camera.target.y - place.y));
  };
  const auto width = [&](std::string_view line) {
    const auto goes_on = [](char c) { return (static_cast<unsigned char>(c) & 0xc0u) == 0x80u; };  // of UTF-8
    const auto letters = std::count_if(line.begin(), line.end(), [&](char c) { return !goes_on(c); });
    return std::min(static_cast<double>(letters), most_letters) * letter_px;
  };
  std::vector<render::Area> areas;
  // One that has no room above the picture wants some.
  for (const render::PlacedLabel& placed :
       render::placed_labels(scene.labels, {pixel, width, 1, -std::numeric_limits<double>::infinity()}))
    areas.push_back({placed.whole.low / picture_px, placed.whole.high / picture_px});
  return areas;
}

std::vector<render::Area> data_seen(const render::Scene& scene, const render::Camera& camera, float aspect) {
  std::vector<render::Area> areas;
  const auto add = [&](const render::Box& box) {
    if (const auto area = area_seen(box, camera, aspect)) areas.push_back(*area);
  };
  bool are_images = scene.planar;
  for (const render::Layer& layer : scene.layers) {
    if (!layer.visible || std::holds_alternative<render::SegmentsStyle>(layer.style)) continue;  // lines over images
    const auto* image = std::get_if<render::ImageStyle>(&layer.style);
    are_images = are_images && image;
    if (!are_images) continue;
    const glm::ivec2 part = image->part_high - image->part_low;
    const glm::vec2 size = image->texel * glm::vec2(part == glm::ivec2(0) ? glm::ivec2(image->width, image->height) : part);
    add({{image->corner.x, image->corner.y - size.y, 0}, {image->corner.x + size.x, image->corner.y, 0}});
  }
  if (!are_images) areas.clear();
  if (areas.empty()) add(scene.box);
  return areas;
}

bool lie_over(const std::vector<Cover>& covers, const render::Box& box, const render::Camera& camera, float aspect) {
  const auto seen = corners_seen(box, camera, aspect);
  if (!seen) return !covers.empty();
  const BoxCorners& corners = *seen;
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

}  // namespace ws::app
