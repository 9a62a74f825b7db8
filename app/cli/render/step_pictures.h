// Steps of a result as pictures, as flags and state say how, without a display.
// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/commands.h"
#include "app/cli/report.h"
#include "app/session/document/state.h"
#include "compute/core/result/frame_targets.h"
#include "compute/core/result/presentation.h"
#include "render/renderer.h"

#include <cstddef>
#include <functional>
#include <memory>
#include <stop_token>
#include <string>

namespace ws::app {

/// "last", the number of a step that there is, or a condition on steps, which is looked for with progress and said on stderr.
/// Throws Error{invalid_argument} for others, Cancelled.
[[nodiscard]] std::size_t step_named(const std::string& text, Presentation& presentation, RunContext& context);

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
  [[nodiscard]] const Timeline& timeline() const;
  /// See step_named.
  [[nodiscard]] std::size_t step_of(const std::string& text);
  /// The eye, once something was drawn.
  [[nodiscard]] const render::Camera& camera() const;
  /// Writes it into a state, as that keeps it: what the program chose is chosen again wherever that is opened.
  void keep_camera(State& state) const;

  /// Chooses the place that shows all of this step, where neither flags nor state say one.
  void stand_before(std::size_t step) { stand_before(step, box(step)); }
  /// The same, of a box that holds it: that of several pictures which are seen from one place. `beside`: what else has
  /// furniture in such a picture.
  void stand_before(std::size_t step, const render::Box& whole, std::vector<render::Scene> beside = {});
  /// Where others stand.
  void stand_at(std::size_t step, const render::Camera& camera);
  /// What is drawn of a step.
  [[nodiscard]] render::Scene scene(std::size_t step);
  /// What a step's picture fills.
  [[nodiscard]] render::Box box(std::size_t step);
  [[nodiscard]] render::Image image(std::size_t step);
  /// Lets OpenGL go, which others may need on this thread. It is there again for the next image.
  void release_graphics();
  /// The view's parameters as a step is seen from the eye, at the first pass. Needs a place to stand.
  [[nodiscard]] ParameterSet seen(std::size_t step) const;

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
