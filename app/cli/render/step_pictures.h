// Steps of a result as pictures, as flags and state say how, without a display.
// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/commands.h"
#include "app/cli/report.h"
#include "app/session/document/state.h"
#include "compute/core/result/frame_targets.h"
#include "render/renderer.h"

#include <cstddef>
#include <functional>
#include <memory>
#include <stop_token>
#include <string>

namespace ws::app {

/// "last", or the number of a step that there is; throws Error{invalid_argument} for others.
[[nodiscard]] std::size_t step_named(const std::string& text, std::size_t last);

/// All that is drawn is seen from one place: that of the step that was asked for first.
class StepPictures {
 public:
  /// A stop makes what is under way throw Cancelled. What has no effect on the pictures goes to `tell`: stderr, if it is empty.
  StepPictures(const RenderCommand& command, const State& state, const Report& report, std::stop_token stop,
               std::function<void(const std::string&)> tell = {});
  ~StepPictures();
  StepPictures(const StepPictures&) = delete;
  StepPictures& operator=(const StepPictures&) = delete;

  [[nodiscard]] std::size_t last_step() const;
  /// The eye, once something was drawn.
  [[nodiscard]] const render::Camera& camera() const;

  /// Chooses the place that shows all of this step, where neither flags nor state say one.
  void stand_before(std::size_t step);
  [[nodiscard]] render::Image image(std::size_t step);

  /// The layers' buffers on the host, and what they mean. Needs no OpenGL.
  struct Shapes {
    render::Scene scene;
    std::shared_ptr<const HostFrame> frame;
  };
  [[nodiscard]] Shapes shapes(std::size_t step);

  /// Size and colours, as flags say.
  [[nodiscard]] render::ImageOptions options() const;

 private:
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace ws::app
