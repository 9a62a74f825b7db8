// A linked GLSL program whose errors name the shader and carry the compiler's words.
// SPDX-License-Identifier: MIT
#pragma once

#include "render/gl/gl.h"

#include <initializer_list>
#include <string_view>

namespace ws::render::gl {

class Program {
 public:
  /// From `<name>.vert` and `<name>.frag`; see shader_source for `defines`. Throws Error{internal}.
  explicit Program(std::string_view name, std::string_view defines = {});
  /// From `<name>.comp`. Throws Error{internal}.
  [[nodiscard]] static Program compute(std::string_view name, std::string_view defines = {});
  ~Program();
  Program(Program&& other) noexcept;
  Program& operator=(Program&& other) noexcept;

  [[nodiscard]] GLuint name() const { return program_; }
  void use() const { glUseProgram(program_); }

 private:
  Program() = default;
  void link(std::string_view name, std::initializer_list<GLuint> shaders);

  GLuint program_ = 0;
};

}  // namespace ws::render::gl
