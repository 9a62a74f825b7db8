// Projection in double precision, relative to the camera's target as in the shaders.
// SPDX-License-Identifier: MIT
#include "render/scene/view.h"

#include <algorithm>

namespace ws::render {
namespace {

/// Nothing nearer than this part of the distance to the target is placed on the screen.
constexpr double nearest = 1e-4;

glm::mat4 view_from_relative_of(Camera camera) {
  camera.target = glm::vec3(0);
  return camera.view_from_world();
}

}  // namespace

View::View(const Camera& camera_, const Box& box, int width_, int height_, float scale_)
    : camera(camera_),
      width(width_),
      height(height_),
      scale(scale_),
      view_from_relative(view_from_relative_of(camera_)),
      clip_from_view(camera_.clip_from_view(static_cast<float>(width_) / static_cast<float>(height_), box)) {}

glm::dvec4 View::clip(glm::dvec3 world) const {
  return glm::dmat4(clip_from_view) * (glm::dmat4(view_from_relative) * glm::dvec4(world - glm::dvec3(camera.target), 1));
}

glm::dvec2 View::pixel_of_clip(glm::dvec4 clip) const {
  return {0.5 * (clip.x / clip.w + 1) * width, 0.5 * (1 - clip.y / clip.w) * height};
}

std::optional<glm::dvec2> View::pixel(glm::dvec3 world) const {
  const glm::dvec4 c = clip(world);
  if (c.w < (parallel() ? 0 : nearest * camera.distance)) return std::nullopt;
  return pixel_of_clip(c);
}

std::optional<std::array<glm::dvec2, 2>> View::pixels(glm::dvec3 from, glm::dvec3 to) const {
  glm::dvec4 a = clip(from), b = clip(to);
  if (!parallel()) {
    const double limit = nearest * camera.distance;
    if (a.w < limit && b.w < limit) return std::nullopt;
    if (a.w < limit) a = glm::mix(a, b, (limit - a.w) / (b.w - a.w));
    if (b.w < limit) b = glm::mix(b, a, (limit - b.w) / (a.w - b.w));
  }
  return std::array{pixel_of_clip(a), pixel_of_clip(b)};
}

double View::ndc_depth(glm::dvec3 world) const {
  const glm::dvec4 c = clip(world);
  return c.z / c.w;
}

glm::vec3 View::world(glm::dvec2 pixel, double ndc_depth) const {
  const glm::dvec4 ndc{2 * pixel.x / width - 1, 1 - 2 * pixel.y / height, ndc_depth, 1};
  glm::dvec4 seen = glm::inverse(glm::dmat4(clip_from_view)) * ndc;
  seen /= seen.w;
  if (camera.planar) seen.z = -camera.distance;
  return glm::vec3(glm::dvec3(glm::inverse(glm::dmat4(view_from_relative)) * seen) + glm::dvec3(camera.target));
}

}  // namespace ws::render
