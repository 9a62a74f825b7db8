// The GL state that drawing here relies on, set in full before and put back to GL's defaults after: Qt and the overlay
// share the context.
// SPDX-License-Identifier: MIT
#pragma once

#include "render/gl/gl.h"

namespace ws::render::gl {

void set(GLenum capability, bool on);

/// Everything that may have been left otherwise by others, for drawing with premultiplied alpha.
void set_known_state();
/// GL's defaults for all that drawing here touches, but for framebuffer and viewport.
void set_default_state();

/// Puts framebuffer bindings and viewport back.
class TargetGuard {
 public:
  TargetGuard();
  ~TargetGuard();
  TargetGuard(const TargetGuard&) = delete;
  TargetGuard& operator=(const TargetGuard&) = delete;

 private:
  GLint draw_ = 0, read_ = 0, viewport_[4] = {};
};

}  // namespace ws::render::gl
