// An own framebuffer that grows: one colour texture and depth.
// SPDX-License-Identifier: MIT
#pragma once

#include "render/gl/object.h"

#include <optional>

namespace ws::render::gl {

class RenderTarget {
 public:
  explicit RenderTarget(GLenum color_format, bool with_depth) : color_format_(color_format), with_depth_(with_depth) {}

  /// Makes it at least `width` × `height`. Throws Error{out_of_memory} where GL cannot.
  void resize(int width, int height);
  [[nodiscard]] GLuint framebuffer() const { return storage_->framebuffer.name(); }
  [[nodiscard]] GLuint color() const { return storage_->color.name(); }
  [[nodiscard]] GLuint depth() const { return storage_->depth.name(); }

 private:
  struct Storage {
    Framebuffer framebuffer;
    Texture2d color, depth;
  };
  GLenum color_format_;
  bool with_depth_;
  int width_ = 0, height_ = 0;
  std::optional<Storage> storage_;
};

}  // namespace ws::render::gl
