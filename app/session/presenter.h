// Brings a GL frame to a step of a result: kernels in place on CUDA, a worker thread and an upload on the CPU.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/experiment.h"
#include "render/interop/gl_frame.h"

#include <functional>
#include <memory>

namespace ws::app {

/// Lives on the GL thread. It alternates nothing itself: results are immutable, so the one on screen stays valid while a
/// job makes the next.
class Presenter {
 public:
  /// `ready` is called from the worker thread when a frame has been prepared and `update` should be called again.
  explicit Presenter(std::function<void()> ready);
  ~Presenter();
  Presenter(const Presenter&) = delete;
  Presenter& operator=(const Presenter&) = delete;

  /// Makes `frame` show the step, or the newest prepared one: on CUDA at once (enqueued); on the CPU the writing happens on
  /// the worker, newest request wins, and the frame keeps what it shows until it is ready. True when `frame` is exact.
  /// `supersedes`: a frame under way is given up for this one.
  bool update(render::GlFrame& frame, const std::shared_ptr<const Result>& result, std::size_t step, const ParameterSet& view,
              bool supersedes = false);

  /// The same, done when it returns: for headless pictures and screenshots.
  static void update_now(render::GlFrame& frame, const Result& result, std::size_t step, const ParameterSet& view);

  /// Milliseconds the last frame took to write (host clock).
  [[nodiscard]] double last_ms() const;
  [[nodiscard]] bool busy() const;

 private:
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace ws::app
