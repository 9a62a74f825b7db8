// Owners of GL names: move-only, deleted with their context current.
// SPDX-License-Identifier: MIT
#pragma once

#include "render/gl/gl.h"

#include <utility>

namespace ws::render::gl {

/// A GL name of the kind that `Traits` creates and deletes; 0 when moved from.
template <class Traits>
class Object {
 public:
  Object() : name_(Traits::create()) {}
  Object(Object&& other) noexcept : name_(std::exchange(other.name_, 0)) {}
  Object& operator=(Object&& other) noexcept {
    std::swap(name_, other.name_);
    return *this;
  }
  ~Object() {
    if (name_) Traits::destroy(name_);
  }
  [[nodiscard]] GLuint name() const { return name_; }

 private:
  GLuint name_ = 0;
};

struct BufferTraits {
  static GLuint create() {
    GLuint name = 0;
    glCreateBuffers(1, &name);
    return name;
  }
  static void destroy(GLuint name) { glDeleteBuffers(1, &name); }
};
struct VertexArrayTraits {
  static GLuint create() {
    GLuint name = 0;
    glCreateVertexArrays(1, &name);
    return name;
  }
  static void destroy(GLuint name) { glDeleteVertexArrays(1, &name); }
};
struct FramebufferTraits {
  static GLuint create() {
    GLuint name = 0;
    glCreateFramebuffers(1, &name);
    return name;
  }
  static void destroy(GLuint name) { glDeleteFramebuffers(1, &name); }
};
struct Texture2dTraits {
  static GLuint create() {
    GLuint name = 0;
    glCreateTextures(GL_TEXTURE_2D, 1, &name);
    return name;
  }
  static void destroy(GLuint name) { glDeleteTextures(1, &name); }
};

using Buffer = Object<BufferTraits>;
using VertexArray = Object<VertexArrayTraits>;
using Framebuffer = Object<FramebufferTraits>;
using Texture2d = Object<Texture2dTraits>;

}  // namespace ws::render::gl
