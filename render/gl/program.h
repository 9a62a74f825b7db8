// A GLSL program, compiled and linked when it is first used: a start waits for the programs of what it shows alone. Errors name
// the shader and carry the compiler's words.
// SPDX-License-Identifier: MIT
#pragma once

#include "render/gl/gl.h"

#include <string>
#include <string_view>
#include <vector>

namespace ws::render::gl {

class Program {
 public:
  /// From `<name>.vert` and `<name>.frag`; see shader_source for `defines`.
  explicit Program(std::string_view name, std::string_view defines = {});
  /// From `<name>.comp`.
  [[nodiscard]] static Program compute(std::string_view name, std::string_view defines = {});
  ~Program();
  Program(const Program&) = delete;
  Program& operator=(const Program&) = delete;

  /// Makes it current. Throws Error{internal} where it cannot be compiled or linked.
  void use();

 private:
  struct Stage {
    GLenum kind;
    const char* extension;
  };
  Program(std::string_view name, std::string_view defines, std::vector<Stage> stages);
  void link();

  std::string name_, defines_;
  std::string failure_;  ///< a program that cannot be made is not tried again
  std::vector<Stage> stages_;
  GLuint program_ = 0;
};

}  // namespace ws::render::gl
