// The camera and the other settings of a picture, from the parameters of the view.
// SPDX-License-Identifier: MIT
#include "compute/kdtree/rays/render.h"

#include "compute/core/run/error.h"
#include "compute/core/words/told.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace ws::kdtree {
namespace {

/// In double precision where squares would leave the range of single precision.
double length_of(Vec3 v) {
  const float square = dot(v, v);
  if (square > 1e-30f && square < 1e30f) return std::sqrt(square);
  return std::hypot(double(v.x), double(v.y), double(v.z));
}

Vec3 unit(Vec3 v, Vec3 instead) {
  const double length = length_of(v);
  if (!(length > 0) || !std::isfinite(length)) return instead;
  if (length > 1e-15 && length < 1e15) return v * (1 / static_cast<float>(length));
  return {static_cast<float>(v.x / length), static_cast<float>(v.y / length), static_cast<float>(v.z / length)};
}

/// The numbers as a point, or `automatic` where they are not three.
Vec3 point_of(const Numbers& numbers, Vec3 automatic) {
  if (numbers.size() != 3) return automatic;
  return {static_cast<float>(numbers[0]), static_cast<float>(numbers[1]), static_cast<float>(numbers[2])};
}

Camera camera_of(const ViewParameters& view, Vec3 middle, float radius, Vec3 up, float aspect) {
  const float half = std::tan(static_cast<float>(view.field_of_view) * (std::numbers::pi_v<float> / 360));
  const float distance = 0.8f * radius * std::sqrt(1 + 1 / (half * half * std::min(1.0f, aspect * aspect)));
  const Vec3 side = unit(cross(std::fabs(up.x) < 0.9f ? Vec3{1, 0, 0} : Vec3{0, 1, 0}, up), {0, 1, 0});
  const Vec3 automatic = unit(side * -1.0f + cross(side, up) * 0.55f + up * 0.45f, {1, 0, 0});
  Camera camera;
  camera.eye = point_of(view.eye, middle + automatic * distance);
  camera.forward = unit(point_of(view.look_at, middle) - camera.eye, {1, 0, 0});
  const Vec3 right = unit(cross(camera.forward, up), side);
  camera.above = cross(right, camera.forward) * half;
  camera.right = right * (half * aspect);
  return camera;
}

void check_place(const char* flag, const Numbers& list) {
  if (!list.empty() && list.size() != 3)
    throw Error(ErrorKind::invalid_argument, told("{} takes three numbers, not \"{}\"", flag, to_text(list)));
}

}  // namespace

void check_camera(const ViewParameters& view) {
  check_place("--eye", view.eye);
  check_place("--look-at", view.look_at);
  check_place("--up", view.up);
}

void check_ray(const ViewParameters& view) {
  if (!view.ray.empty() && view.ray.size() != 6)
    throw Error(ErrorKind::invalid_argument,
                told("--ray takes six numbers, origin and direction, not \"{}\"", to_text(view.ray)));
}

PictureSettings picture_settings(const ViewParameters& view, const Box& box, Vec3 origin) {
  PictureSettings s;
  if (view.picture_size.size() == 2) {
    s.width = static_cast<int>(view.picture_size[0]);
    s.height = static_cast<int>(view.picture_size[1]);
  }
  if (s.width < 1 || s.height < 1 || s.width > 16384 || s.height > 16384)
    throw Error(ErrorKind::invalid_argument, told("a picture of {} pixels cannot be drawn", to_text(view.picture_size)),
                said("give width and height, 1 to 16384 each"));
  const Box shown = box.is_empty() ? Box{{-1, -1, -1}, {1, 1, 1}} : box;
  const Vec3 extent = shown.high - shown.low;
  const float size = static_cast<float>(
      std::clamp(length_of(extent), double(std::numeric_limits<float>::min()), double(std::numeric_limits<float>::max())));
  s.up = unit(point_of(view.up, {0, 0, 1}), {0, 0, 1});
  s.camera = camera_of(view, shown.low + extent * 0.5f - origin, 0.5f * size, s.up, float(s.width) / float(s.height));
  s.camera.eye = s.camera.eye + origin;
  s.shading = view.shading;
  s.traversal = view.traversal;
  s.bounces = static_cast<int>(view.bounces);
  s.occlusion_distance = static_cast<float>(view.occlusion_distance) * size;
  s.offset = 2e-5f * size;
  s.heat_max = static_cast<float>(view.heat_max);
  s.first_sample = static_cast<std::uint32_t>(std::max<std::int64_t>(view.pass, 0));
  return s;
}

}  // namespace ws::kdtree
