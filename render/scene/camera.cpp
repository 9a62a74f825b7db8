// Camera arithmetic. The basis is analytic in yaw and pitch, so that looking straight down has no singularity.
// SPDX-License-Identifier: MIT
#include "render/scene/camera.h"

#include "compute/core/data/frame_margin.h"

#include <glm/gtc/constants.hpp>
#include <glm/gtc/matrix_transform.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace ws::render {
namespace {

constexpr float orbit_radians_per_px = 0.006f;
constexpr auto frame_margin = static_cast<float>(ws::frame_margin);
constexpr float smallest_distance = 1e-15f, largest_distance = 1e15f;
/// Near plane at least this part of the far plane: keeps 32-bit depth exact enough to tell touching balls apart.
constexpr float smallest_near_to_far = 1e-4f;

std::array<glm::vec3, 8> corners_of(const Box& box) {
  std::array<glm::vec3, 8> corners;
  for (unsigned i = 0; i < 8; ++i)
    corners[i] = {i & 1 ? box.high.x : box.low.x, i & 2 ? box.high.y : box.low.y, i & 4 ? box.high.z : box.low.z};
  return corners;
}

}  // namespace

float Box::radius() const {
  const float half_diagonal = 0.5f * glm::length(high - low);
  return half_diagonal > 0 ? half_diagonal : std::max(1.0f, 1e-6f * glm::length(low));
}

glm::vec3 Camera::middle() const { return target + distance * (aside.x * right() + aside.y * up()); }

glm::vec3 Camera::eye() const { return middle() - distance * forward(); }

glm::vec3 Camera::forward() const {
  if (planar) return {0, 0, -1};
  return turned(-glm::vec3{std::cos(pitch) * std::cos(yaw), std::cos(pitch) * std::sin(yaw), std::sin(pitch)});
}

glm::vec3 Camera::right() const {
  if (planar) return {1, 0, 0};
  return turned({-std::sin(yaw), std::cos(yaw), 0});
}

glm::vec3 Camera::turned(glm::vec3 v) const { return y_up ? glm::vec3{v.x, v.z, -v.y} : v; }

glm::vec3 Camera::up() const { return glm::cross(right(), forward()); }

glm::mat4 Camera::view_from_world() const {
  const glm::mat3 rotation = glm::transpose(glm::mat3(right(), up(), -forward()));
  glm::mat4 view(rotation);
  view[3] = glm::vec4(rotation * -target - distance * glm::vec3(aside, 1), 1);
  return view;
}

glm::mat4 Camera::clip_from_view(float aspect, const Box& box) const {
  float low = std::numeric_limits<float>::max(), high = std::numeric_limits<float>::lowest();
  for (const glm::vec3& corner : corners_of(box)) {
    const float depth = glm::dot(corner - target, forward()) + distance;
    low = std::min(low, depth);
    high = std::max(high, depth);
  }
  const float slack = 0.1f * box.radius();
  low -= slack;
  high += slack;
  if (planar || orthographic)
    return glm::ortho(-distance * aspect, distance * aspect, -distance, distance, low, std::max(high, low + slack));
  const float far = std::max(high, 1e-3f * distance);
  return glm::perspective(fov_y, aspect, std::max(low, smallest_near_to_far * far), far);
}

float Camera::world_per_pixel(float height_px) const {
  const float half_height = planar || orthographic ? distance : distance * std::tan(0.5f * fov_y);
  return 2 * half_height / height_px;
}

void Camera::frame(const Box& box, float aspect) {
  target = box.center();
  aside = {};
  const float slope_y = std::tan(0.5f * fov_y), slope_x = slope_y * aspect;
  float needed = 0;
  for (const glm::vec3& corner : corners_of(box)) {
    const glm::vec3 offset = corner - target;
    const float x = frame_margin * std::abs(glm::dot(offset, right())), y = frame_margin * std::abs(glm::dot(offset, up()));
    const float depth = glm::dot(offset, forward());
    const bool parallel = planar || orthographic;
    needed = std::max(needed, parallel ? std::max(y, x / aspect) : std::max(x / slope_x, y / slope_y) - depth);
  }
  distance = std::clamp(needed > 0 ? needed : box.radius(), smallest_distance, largest_distance);
}

/// Each corner is to lie between the sides: low·slope·(distance + depth) ≤ at − aside·distance ≤ high·slope·(distance + depth).
/// Two corners at opposite sides say how far off the eye has to be, on either axis; then there is room for `aside`.
void Camera::frame_within(const Box& box, float aspect, glm::vec2 low, glm::vec2 high) {
  target = box.center();
  const bool parallel = planar || orthographic;
  const float slope_y = parallel ? 1 : std::tan(0.5f * fov_y);
  const std::array<glm::vec3, 2> axes{right(), up()};
  const std::array<float, 2> slopes{slope_y * aspect, slope_y};
  std::array<std::array<float, 2>, 2> reach{};  // on each axis what the upper side asks, then the lower one
  float needed = 0;
  for (int axis = 0; axis < 2; ++axis) {
    constexpr float least = std::numeric_limits<float>::lowest();
    auto& [upper, lower] = reach[static_cast<std::size_t>(axis)];
    upper = lower = least;
    const float slope = slopes[static_cast<std::size_t>(axis)];
    for (const glm::vec3& corner : corners_of(box)) {
      const glm::vec3 offset = corner - target;
      const float at = frame_margin * glm::dot(offset, axes[static_cast<std::size_t>(axis)]);
      const float depth = parallel ? 0 : glm::dot(offset, forward());
      upper = std::max(upper, at - high[axis] * slope * depth);
      lower = std::max(lower, low[axis] * slope * depth - at);
    }
    needed = std::max(needed, (upper + lower) / ((high[axis] - low[axis]) * slope));
  }
  distance = std::clamp(needed > 0 ? needed : box.radius(), smallest_distance, largest_distance);
  for (int axis = 0; axis < 2; ++axis) {
    const auto& [upper, lower] = reach[static_cast<std::size_t>(axis)];
    const float slope = slopes[static_cast<std::size_t>(axis)];
    aside[axis] = 0.5f * ((upper - lower) / distance - (high[axis] + low[axis]) * slope);
  }
}

void Camera::apply(CameraPreset preset) {
  constexpr float quarter = glm::half_pi<float>();
  switch (preset) {
    case CameraPreset::front:
      yaw = -quarter, pitch = 0;
      break;
    case CameraPreset::back:
      yaw = quarter, pitch = 0;
      break;
    case CameraPreset::left:
      yaw = 2 * quarter, pitch = 0;
      break;
    case CameraPreset::right:
      yaw = 0, pitch = 0;
      break;
    case CameraPreset::top:
      yaw = -quarter, pitch = quarter;
      break;
    case CameraPreset::bottom:
      yaw = -quarter, pitch = -quarter;
      break;
    case CameraPreset::isometric:
      yaw = -0.5f * quarter, pitch = std::atan(std::sqrt(0.5f));
      break;
  }
}

void Camera::orbit(float dx, float dy) {
  if (planar) return;
  yaw = std::remainder(yaw - orbit_radians_per_px * dx, glm::two_pi<float>());
  pitch = std::clamp(pitch + orbit_radians_per_px * dy, -glm::half_pi<float>(), glm::half_pi<float>());
}

void Camera::pan(float dx, float dy, float height_px) { target += world_per_pixel(height_px) * (dy * up() - dx * right()); }

void Camera::zoom(float factor, glm::vec2 cursor_from_center_px, float height_px) {
  const float before = distance;
  const float unit = world_per_pixel(height_px);
  distance = std::clamp(distance * factor, smallest_distance, largest_distance);
  const float moved = unit * (1 - distance / before);
  const glm::vec2 shift = moved * cursor_from_center_px + (before - distance) * aside;
  target += shift.x * right() + shift.y * up();
}

void Camera::fly(glm::vec3 right_up_forward) {
  if (planar) right_up_forward.z = 0;
  target += distance * (right_up_forward.x * right() + right_up_forward.y * up() + right_up_forward.z * forward());
}

}  // namespace ws::render
