// Allocation of the own framebuffer.
// SPDX-License-Identifier: MIT
#include "render/gl/render_target.h"

#include "compute/core/run/error.h"
#include "compute/core/words/told.h"

#include <algorithm>

namespace ws::render::gl {

void RenderTarget::resize(int width, int height) {
  if (storage_ && width <= width_ && height <= height_) return;
  width = std::max(width, width_);
  height = std::max(height, height_);
  storage_.reset();
  storage_.emplace();
  const Storage& s = *storage_;
  glTextureStorage2D(s.color.name(), 1, color_format_, width, height);
  glTextureParameteri(s.color.name(), GL_TEXTURE_MIN_FILTER, GL_NEAREST);
  glTextureParameteri(s.color.name(), GL_TEXTURE_MAG_FILTER, GL_NEAREST);
  glNamedFramebufferTexture(s.framebuffer.name(), GL_COLOR_ATTACHMENT0, s.color.name(), 0);
  if (with_depth_) {
    glTextureStorage2D(s.depth.name(), 1, GL_DEPTH_COMPONENT32F, width, height);
    glNamedFramebufferTexture(s.framebuffer.name(), GL_DEPTH_ATTACHMENT, s.depth.name(), 0);
  }
  if (glCheckNamedFramebufferStatus(s.framebuffer.name(), GL_FRAMEBUFFER) != GL_FRAMEBUFFER_COMPLETE) {
    storage_.reset();
    throw Error(ErrorKind::out_of_memory, told("OpenGL has no room for a picture of {} x {} pixels", width, height),
                said("choose a smaller size or less supersampling"));
  }
  width_ = width;
  height_ = height;
}

}  // namespace ws::render::gl
