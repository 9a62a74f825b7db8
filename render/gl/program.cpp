// Compiles and links.
// SPDX-License-Identifier: MIT
#include "render/gl/program.h"

#include "compute/core/run/error.h"
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

/// A compiled stage, deleted when it is linked.
class Shader {
 public:
  Shader(GLenum stage, const std::string& name, std::string_view defines) {
    const std::string source = shader_source(name, defines);
    const char* text = source.c_str();
    shader_ = glCreateShader(stage);
    glShaderSource(shader_, 1, &text, nullptr);
    glCompileShader(shader_);
    GLint compiled = GL_FALSE;
    glGetShaderiv(shader_, GL_COMPILE_STATUS, &compiled);
    if (compiled) return;
    const std::string log = log_of(shader_, glGetShaderiv, glGetShaderInfoLog);
    glDeleteShader(shader_);
    throw Error(ErrorKind::internal, "the shader " + name + " does not compile: " + log);
  }
  ~Shader() { glDeleteShader(shader_); }
  Shader(const Shader&) = delete;
  Shader& operator=(const Shader&) = delete;

  [[nodiscard]] GLuint name() const { return shader_; }

 private:
  GLuint shader_ = 0;
};

}  // namespace

Program::Program(std::string_view name, std::string_view defines) : Program() {
  const std::string base(name);
  const Shader vertex(GL_VERTEX_SHADER, base + ".vert", defines), fragment(GL_FRAGMENT_SHADER, base + ".frag", defines);
  link(name, {vertex.name(), fragment.name()});
}

Program Program::compute(std::string_view name, std::string_view defines) {
  const Shader shader(GL_COMPUTE_SHADER, std::string(name) + ".comp", defines);
  Program program;
  program.link(name, {shader.name()});
  return program;
}

void Program::link(std::string_view name, std::initializer_list<GLuint> shaders) {
  program_ = glCreateProgram();
  for (const GLuint shader : shaders) glAttachShader(program_, shader);
  glLinkProgram(program_);
  GLint linked = GL_FALSE;
  glGetProgramiv(program_, GL_LINK_STATUS, &linked);
  if (linked) return;
  const std::string log = log_of(program_, glGetProgramiv, glGetProgramInfoLog);
  throw Error(ErrorKind::internal, "the shaders of " + std::string(name) + " do not link: " + log);
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
