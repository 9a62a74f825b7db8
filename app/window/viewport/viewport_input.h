// Mouse and keys to camera moves and picks. The owner of a drag is fixed when the button goes down.
// SPDX-License-Identifier: MIT
#pragma once

#include "render/scene/camera.h"

#include <QPointF>
#include <QSize>
#include <Qt>

#include <chrono>
#include <optional>
#include <set>

namespace ws::app {

/// Pure arithmetic on a camera; the viewport tells it of events and takes the camera back.
class ViewportInput {
 public:
  /// How far the pointer may move in a click.
  static constexpr double click_slack_px = 4;

  struct Press {
    Qt::MouseButton button;
    Qt::KeyboardModifiers modifiers;
    QPointF position;
  };

  void press(const Press& press);
  /// Moves `camera` as the pressed button says. `height_px` is the viewport's, in the pointer's units.
  void drag(render::Camera& camera, QPointF position, float height_px);
  /// True if the press that ends was a click: to pick.
  [[nodiscard]] bool release(Qt::MouseButton button, QPointF position);
  static void wheel(render::Camera& camera, float notches, QPointF position, QSize size);

  /// W A S D Q E while the right button is down in space. True when the key was taken.
  [[nodiscard]] bool fly_key(int key, bool down, bool planar);
  [[nodiscard]] bool flying() const { return press_ && press_->button == Qt::RightButton && !fly_keys_.empty(); }
  /// Moves by the time since the last call.
  void fly(render::Camera& camera);
  void release_all();
  [[nodiscard]] bool pressed() const { return press_.has_value(); }

 private:
  std::optional<Press> press_;
  QPointF last_;
  bool moved_ = false;
  std::set<int> fly_keys_;
  std::optional<std::chrono::steady_clock::time_point> fly_time_;
};

}  // namespace ws::app
