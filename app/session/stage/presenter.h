// Brings a GL frame to a step of a result: the stage writes the buffers on its thread, the GL thread takes them over.
// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/stage/stage.h"
#include "app/session/stop/changes_since.h"
#include "render/interop/gl_frame.h"

#include <functional>
#include <memory>

namespace ws::app {

/// The content of a frame in host memory, on its way from the stage to GL.
struct MadeFrame {
  std::shared_ptr<const Picture> picture;
  std::shared_ptr<const HostFrame> frame;
  std::shared_ptr<const ChangesSince> changes;  ///< null where no step is marked, or it is this one
  double ms = 0;                                ///< the writing took, by the host's clock
};
/// Prepares a picture and writes what `have` lacks of it; throws Error, before it does, for what is too large for that way. May
/// be called on any thread that may use the presentation. `since`: what changed since that step is in the frame as well; null:
/// nothing is.
[[nodiscard]] MadeFrame make_frame(Presentation& presentation, const Request& request, const FrameLayout& have,
                                   RunContext& context, MarkedStep* since = nullptr);

/// Its content is freed on another thread than the one that shows it.
void hold(MadeFrame& made, const Freeing& freeing);

/// Lives on the GL thread. Where CUDA and OpenGL share the GPU, frames stay on the device: the stage writes them into memory of
/// its own, and what is done here is to enqueue a copy into the GL buffers. Else they come by way of the host.
class Presenter {
 public:
  /// `ready` is called on the stage's thread when a frame has been made and `take` should be called.
  Presenter(Stage& stage, std::function<void()> ready);
  ~Presenter();
  Presenter(const Presenter&) = delete;
  Presenter& operator=(const Presenter&) = delete;

  /// Makes `frame` show the newest frame that was made. Throws what making it failed with.
  void take(render::GlFrame& frame);
  /// Asks for the frame of `request` where `frame` shows another: the newest request wins, and `frame` keeps what it shows
  /// until that is taken. True when `frame` is exact. Uses no OpenGL. `view`: as it was asked for. `supersedes`: a frame under
  /// way is given up for this one.
  /// `since`: as make_frame takes it.
  bool ask(const render::GlFrame& frame, const std::shared_ptr<const Result>& result, const Request& request,
           const ParameterSet& view, bool supersedes = false, const std::shared_ptr<MarkedStep>& since = nullptr);
  /// Both in turn.
  bool update(render::GlFrame& frame, const std::shared_ptr<const Result>& result, const Request& request,
              const ParameterSet& view, bool supersedes = false) {
    take(frame);
    return ask(frame, result, request, view, supersedes);
  }

  /// The picture that the frame holds, and the view that was asked for; null before the first one.
  [[nodiscard]] const std::shared_ptr<const Picture>& picture() const;
  [[nodiscard]] const ParameterSet& view() const;
  /// What changed since a marked step, where the frame tells it.
  [[nodiscard]] const std::shared_ptr<const ChangesSince>& changes() const;

  /// Milliseconds the last frame took to write (host clock).
  [[nodiscard]] double last_ms() const;
  /// When that frame was asked for, begun and written; its other milestones are empty.
  [[nodiscard]] const Passage& passage() const;
  [[nodiscard]] bool busy() const;
  /// Whether `frame` holds the picture: it may have been made anew, or emptied.
  [[nodiscard]] bool is_taken(const render::GlFrame& frame) const;

 private:
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace ws::app
