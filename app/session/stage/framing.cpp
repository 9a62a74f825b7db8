// Where the camera stands.
// SPDX-License-Identifier: MIT
#include "app/session/stage/framing.h"

#include <algorithm>

namespace ws::app {

bool Framing::set_camera(const render::Camera& camera) {
  if (camera_ == camera) return false;
  camera_ = camera;
  return true;
}

bool Framing::set_shape(float aspect, float covered_left, float covered_corner) {
  if (aspect_ == aspect && covered_left_ == covered_left && covered_corner_ == covered_corner) return false;
  aspect_ = aspect;
  covered_left_ = covered_left;
  covered_corner_ = covered_corner;
  return true;
}

render::Camera Framing::whole(const Subject& subject) const {
  const float free = subject.picture.is_3d ? 1 : 1 - covered_left_ - covered_right(subject);
  return beside_covers(subject.workspace.default_camera(subject.picture, subject.view, aspect_ * free), subject);
}

render::Camera Framing::bare(const Subject& subject, float aspect) {
  return subject.workspace.default_camera(subject.picture, subject.view, aspect);
}

bool Framing::choose(const Subject& subject) {
  chosen_ = whole(subject);
  return set_camera(chosen_);
}

render::Camera Framing::around(const render::Box& box, const Subject& subject) const {
  render::Camera framed = camera_;
  framed.frame(box, aspect_ * (framed.planar ? 1 - covered_left_ - covered_right(subject) : 1));
  return beside_covers(framed, subject);
}

render::Camera Framing::for_shape(const Subject& subject, float aspect) const {
  if (is_chosen(subject)) return bare(subject, aspect);
  render::Camera wider = camera_;
  if (aspect < aspect_) wider.distance *= aspect_ / aspect;
  return wider;
}

bool Framing::sees_all(const Subject& subject) const {
  if (!camera_.planar) return true;
  const render::Scene scene = subject.workspace.scene(subject.picture, subject.view);
  // As far as the picture reaches to each side of its middle: half its height is `distance` for cameras of flat scenes.
  const float half_height = camera_.distance, half_width = camera_.distance * aspect_;
  const float left = camera_.target.x - half_width + 2 * half_width * covered_left_;
  const float right = camera_.target.x + half_width - 2 * half_width * covered_right(subject);
  return scene.box.low.x >= left && scene.box.high.x <= right && scene.box.low.y >= camera_.target.y - half_height &&
         scene.box.high.y <= camera_.target.y + half_height;
}

float Framing::covered_right(const Subject& subject) const {
  constexpr float least_free = 0.3f;
  const bool makes_room = subject.workspace.needs_upper_right_corner(subject.picture, subject.view) &&
                          1 - covered_left_ - covered_corner_ > least_free;
  if (!makes_room) return 0;
  // What the picture leaves free, at the size that it has then, is a part of the corner.
  const float free = subject.workspace.free_at_right(subject.picture, subject.view);
  return std::max(0.0f, (covered_corner_ - free * (1 - covered_left_)) / (1 - free));
}

render::Camera Framing::beside_covers(render::Camera framed, const Subject& subject) const {
  if (framed.planar) framed.target.x -= (covered_left_ - covered_right(subject)) * framed.distance * aspect_;
  return framed;
}

}  // namespace ws::app
