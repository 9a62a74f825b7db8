// Saves and restores GL state around ImGui.
// SPDX-License-Identifier: MIT
#include "app/overlay/gl_state_guard.h"

#include "render/gl/gl.h"

namespace ws::app {

GlStateGuard::GlStateGuard() {
  glGetIntegerv(GL_PIXEL_UNPACK_BUFFER_BINDING, &unpack_buffer_);
  srgb_ = glIsEnabled(GL_FRAMEBUFFER_SRGB);
  glGetBooleanv(GL_COLOR_WRITEMASK, color_mask_);
  glBindBuffer(GL_PIXEL_UNPACK_BUFFER, 0);
  glDisable(GL_FRAMEBUFFER_SRGB);
  glColorMask(GL_TRUE, GL_TRUE, GL_TRUE, GL_TRUE);
}

GlStateGuard::~GlStateGuard() {
  glBindBuffer(GL_PIXEL_UNPACK_BUFFER, static_cast<GLuint>(unpack_buffer_));
  if (srgb_) glEnable(GL_FRAMEBUFFER_SRGB);
  glColorMask(color_mask_[0], color_mask_[1], color_mask_[2], color_mask_[3]);
}

}  // namespace ws::app
