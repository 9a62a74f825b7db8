// From an eye and its aim to the angles of the camera.
// SPDX-License-Identifier: MIT
#include "app/workspaces/kdtree_camera.h"

#include "compute/core/run/error.h"
#include "compute/core/words/told.h"
#include "compute/kdtree/params.h"
#include "compute/kdtree/rays/render.h"
#include "compute/kdtree/scene.h"

#include <algorithm>
#include <cmath>

namespace ws::app {

void take_angle(render::Camera& camera, const ParameterSet& values, bool y_up) {
  const auto view = values.to<kdtree::ViewParameters>();
  camera.y_up = view.up_axis == kdtree::UpAxis::automatic ? y_up : view.up_axis == kdtree::UpAxis::y;
  camera.apply(render::CameraPreset::isometric);
  if (!values.is_default("field_of_view")) camera.fov_y = glm::radians(static_cast<float>(view.field_of_view));
}

void take_place(render::Camera& camera, const ParameterSet& values, const std::array<double, 3>& origin) {
  kdtree::check_camera(values.to<kdtree::ViewParameters>());
  const auto view = kdtree::counted_from(origin, values.to<kdtree::ViewParameters>());
  const auto is_point = [](const Numbers& n) { return n.size() == 3; };
  const auto point = [](const Numbers& n) { return glm::vec3(n[0], n[1], n[2]); };
  if (is_point(view.look_at)) camera.target = point(view.look_at);
  if (!is_point(view.eye)) return;
  glm::vec3 back = point(view.eye) - camera.target;
  if (camera.y_up) back = {back.x, -back.z, back.y};
  const float distance = glm::length(back);
  if (!(distance > 0) || !std::isfinite(distance))
    throw Error(ErrorKind::invalid_argument, said("the eye is where it looks at"), said("move --eye or --look-at"));
  camera.distance = distance;
  camera.pitch = std::asin(std::clamp(back.z / distance, -1.0f, 1.0f));
  if (back.x != 0 || back.y != 0) camera.yaw = std::atan2(back.y, back.x);
}

bool places_eye(const ParameterSet& view) { return !view.is_default("eye") || !view.is_default("look_at"); }

void set_place(ParameterSet& view, glm::vec3 eye, glm::vec3 look_at, const std::array<double, 3>& origin) {
  view.set("eye", file_place(eye, origin));
  view.set("look_at", file_place(look_at, origin));
}

Numbers file_place(glm::vec3 place, const std::array<double, 3>& origin) {
  return {origin[0] + double(place.x), origin[1] + double(place.y), origin[2] + double(place.z)};
}

}  // namespace ws::app
