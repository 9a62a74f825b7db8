// From an eye and its aim to the angles of the camera.
// SPDX-License-Identifier: MIT
#include "app/workspaces/kdtree_camera.h"

#include "compute/core/run/error.h"
#include "compute/kdtree/params.h"
#include "compute/kdtree/rays/render.h"

#include <algorithm>
#include <cmath>

namespace ws::app {

void take_angle(render::Camera& camera, const ParameterSet& values, bool y_up) {
  const auto view = values.to<kdtree::ViewParameters>();
  camera.y_up = view.up_axis == kdtree::UpAxis::automatic ? y_up : view.up_axis == kdtree::UpAxis::y;
  camera.apply(render::CameraPreset::isometric);
  if (!values.is_default("field_of_view")) camera.fov_y = glm::radians(static_cast<float>(view.field_of_view));
}

void take_place(render::Camera& camera, const ParameterSet& values) {
  const auto view = values.to<kdtree::ViewParameters>();
  kdtree::check_camera(view);
  const auto is_point = [](const Numbers& n) { return n.size() == 3; };
  const auto point = [](const Numbers& n) { return glm::vec3(n[0], n[1], n[2]); };
  if (is_point(view.look_at)) camera.target = point(view.look_at);
  if (!is_point(view.eye)) return;
  glm::vec3 back = point(view.eye) - camera.target;
  if (camera.y_up) back = {back.x, -back.z, back.y};
  const float distance = glm::length(back);
  if (!(distance > 0) || !std::isfinite(distance))
    throw Error(ErrorKind::invalid_argument, "the eye is where it looks at", "move --eye or --look-at");
  camera.distance = distance;
  camera.pitch = std::asin(std::clamp(back.z / distance, -1.0f, 1.0f));
  if (back.x != 0 || back.y != 0) camera.yaw = std::atan2(back.y, back.x);
}

}  // namespace ws::app
