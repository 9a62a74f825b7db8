// A camera looking at a box through a picture of some size: what shaders and furniture need to place things.
// SPDX-License-Identifier: MIT
#pragma once

#include "render/scene/camera.h"

#include <array>
#include <optional>

namespace ws::render {

struct View {
  View(const Camera& camera, const Box& box, int width, int height, float scale);

  Camera camera;
  int width, height;             ///< pixels of the whole picture
  float scale;                   ///< pixels per logical pixel
  glm::mat4 view_from_relative;  ///< relative to the camera's target
  glm::mat4 clip_from_view;

  [[nodiscard]] bool parallel() const { return camera.planar || camera.orthographic; }
  /// World units per pixel at the target.
  [[nodiscard]] double world_per_pixel() const { return camera.world_per_pixel(static_cast<float>(height)); }
  /// Pixel from the top left; none behind the eye.
  [[nodiscard]] std::optional<glm::dvec2> pixel(glm::dvec3 world) const;
  /// The part of a line before the eye, in pixels.
  [[nodiscard]] std::optional<std::array<glm::dvec2, 2>> pixels(glm::dvec3 from, glm::dvec3 to) const;
  /// Depth of a place, in normalised device coordinates.
  [[nodiscard]] double ndc_depth(glm::dvec3 world) const;
  /// The world point under a pixel at a depth in normalised device coordinates; planar views: on the target's plane.
  [[nodiscard]] glm::vec3 world(glm::dvec2 pixel, double ndc_depth) const;

 private:
  [[nodiscard]] glm::dvec4 clip(glm::dvec3 world) const;
  [[nodiscard]] glm::dvec2 pixel_of_clip(glm::dvec4 clip) const;
};

}  // namespace ws::render
