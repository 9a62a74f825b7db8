// Mouse and keys to camera moves.
// SPDX-License-Identifier: MIT
#include "app/window/viewport/viewport_input.h"

#include <algorithm>
#include <cmath>

namespace ws::app {

namespace {

constexpr float zoom_per_notch = 0.85f;
constexpr float fly_distances_per_second = 0.8f;

}  // namespace

void ViewportInput::press(const Press& press) {
  if (press_) return;  // a second button does not take a drag over
  press_ = press;
  last_ = press.position;
  moved_ = false;
}

void ViewportInput::drag(render::Camera& camera, QPointF position, float height_px) {
  if (!press_) return;
  if (!moved_ && (position - press_->position).manhattanLength() < click_slack_px) return;
  moved_ = true;
  const QPointF step = position - last_;
  last_ = position;
  const auto dx = static_cast<float>(step.x()), dy = static_cast<float>(step.y());
  const bool pan = camera.planar || press_->button == Qt::MiddleButton || press_->modifiers.testFlag(Qt::ShiftModifier);
  if (pan)
    camera.pan(dx, dy, height_px);
  else
    camera.orbit(dx, dy);
}

bool ViewportInput::release(Qt::MouseButton button, QPointF position) {
  if (!press_ || press_->button != button) return false;
  const bool click = !moved_ && button == Qt::LeftButton && (position - press_->position).manhattanLength() < click_slack_px;
  press_.reset();
  fly_keys_.clear();
  fly_time_.reset();
  return click;
}

void ViewportInput::wheel(render::Camera& camera, float notches, QPointF position, QSize size) {
  const glm::vec2 from_center{static_cast<float>(position.x()) - 0.5f * static_cast<float>(size.width()),
                              0.5f * static_cast<float>(size.height()) - static_cast<float>(position.y())};
  camera.zoom(std::pow(zoom_per_notch, notches), from_center, static_cast<float>(size.height()));
}

bool ViewportInput::fly_key(int key, bool down, bool planar) {
  static constexpr int keys[] = {Qt::Key_W, Qt::Key_A, Qt::Key_S, Qt::Key_D, Qt::Key_Q, Qt::Key_E};
  if (planar || !press_ || press_->button != Qt::RightButton ||
      std::find(std::begin(keys), std::end(keys), key) == std::end(keys))
    return false;
  if (down)
    fly_keys_.insert(key);
  else
    fly_keys_.erase(key);
  return true;
}

void ViewportInput::fly(render::Camera& camera) {
  const auto now = std::chrono::steady_clock::now();
  const float seconds = fly_time_ ? std::min(0.1f, std::chrono::duration<float>(now - *fly_time_).count()) : 0.016f;
  fly_time_ = now;
  const auto axis = [&](int plus, int minus) {
    return static_cast<float>(fly_keys_.count(plus)) - static_cast<float>(fly_keys_.count(minus));
  };
  camera.fly(glm::vec3(axis(Qt::Key_D, Qt::Key_A), axis(Qt::Key_E, Qt::Key_Q), axis(Qt::Key_W, Qt::Key_S)) *
             (seconds * fly_distances_per_second));
}

void ViewportInput::release_all() {
  press_.reset();
  fly_keys_.clear();
  fly_time_.reset();
}

}  // namespace ws::app
