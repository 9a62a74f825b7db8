// Pictures that depend on the camera: coarse while something moves, better pass by pass while nothing does.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/result/result.h"
#include "render/scene/camera.h"

#include <memory>
#include <utility>

namespace ws::app {

/// What is looked at, and how often it has been drawn since it changed.
class Refinement {
 public:
  struct Subject {
    std::shared_ptr<const Result> result;
    std::size_t step = 0;
    ParameterSet view;
    render::Camera camera;
    int width = 1, height = 1;
    [[nodiscard]] bool operator==(const Subject&) const = default;
  };

  /// True where a refined picture of something else is on its way, which is not wanted any more.
  bool look_at(Subject subject) {
    if (subject == subject_) return false;
    subject_ = std::move(subject);
    return std::exchange(pass_, 0) > 0;
  }
  [[nodiscard]] int pass() const { return pass_; }
  /// After a pass was drawn: begins the next. False when the picture is as good as it gets.
  bool advance(int pass_count) {
    if (pass_ >= pass_count) return false;
    ++pass_;
    return true;
  }

 private:
  Subject subject_;
  int pass_ = 0;
};

}  // namespace ws::app
