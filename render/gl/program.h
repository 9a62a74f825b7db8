// A linked GLSL program whose errors name the shader and carry the compiler's words.
// SPDX-License-Identifier: MIT
#pragma once

#include "render/gl/gl.h"

#include <string_view>

namespace ws::render::gl {

class Program {
 public:
  /// From `<name>.vert` and `<name>.frag`; see shader_source for `defines`. Throws Error{internal}.
  explicit Program(std::string_view name, std::string_view defines = {});
  ~Program();
  Program(Program&& other) noexcept;
  Program& operator=(Program&& other) noexcept;

  [[nodiscard]] GLuint name() const { return program_; }
  void use() const { glUseProgram(program_); }

 private:
  GLuint program_ = 0;
};

}  // namespace ws::render::gl
