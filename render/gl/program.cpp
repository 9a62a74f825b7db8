// Compiles and links.
// SPDX-License-Identifier: MIT
#include "render/gl/program.h"

#include "compute/core/error.h"
#include "render/gl/shader_source.h"

#include <string>
#include <utility>

namespace ws::render::gl {
namespace {

std::string log_of(GLuint object, decltype(glGetShaderiv) get, decltype(glGetShaderInfoLog) get_log) {
  GLint length = 0;
  get(object, GL_INFO_LOG_LENGTH, &length);
  std::string text(static_cast<std::size_t>(length), '\0');
  if (length > 0) get_log(object, length, nullptr, text.data());
  while (!text.empty() && (text.back() == '\0' || text.back() == '\n')) text.pop_back();
  return text;
}

GLuint compile(GLenum stage, const std::string& name, std::string_view defines) {
  const std::string source = shader_source(name, defines);
  const char* text = source.c_str();
  const GLuint shader = glCreateShader(stage);
  glShaderSource(shader, 1, &text, nullptr);
  glCompileShader(shader);
  GLint compiled = GL_FALSE;
  glGetShaderiv(shader, GL_COMPILE_STATUS, &compiled);
  if (compiled) return shader;
  const std::string log = log_of(shader, glGetShaderiv, glGetShaderInfoLog);
  glDeleteShader(shader);
  throw Error(ErrorKind::internal, "the shader " + name + " does not compile: " + log);
}

}  // namespace

Program::Program(std::string_view name, std::string_view defines) {
  const std::string base(name);
  const GLuint vertex = compile(GL_VERTEX_SHADER, base + ".vert", defines);
  GLuint fragment = 0;
  try {
    fragment = compile(GL_FRAGMENT_SHADER, base + ".frag", defines);
  } catch (...) {
    glDeleteShader(vertex);
    throw;
  }
  program_ = glCreateProgram();
  glAttachShader(program_, vertex);
  glAttachShader(program_, fragment);
  glLinkProgram(program_);
  glDeleteShader(vertex);
  glDeleteShader(fragment);
  GLint linked = GL_FALSE;
  glGetProgramiv(program_, GL_LINK_STATUS, &linked);
  if (linked) return;
  const std::string log = log_of(program_, glGetProgramiv, glGetProgramInfoLog);
  glDeleteProgram(program_);
  throw Error(ErrorKind::internal, "the shaders of " + base + " do not link: " + log);
}

Program::~Program() {
  if (program_) glDeleteProgram(program_);
}
Program::Program(Program&& other) noexcept : program_(std::exchange(other.program_, 0)) {}
Program& Program::operator=(Program&& other) noexcept {
  std::swap(program_, other.program_);
  return *this;
}

}  // namespace ws::render::gl
