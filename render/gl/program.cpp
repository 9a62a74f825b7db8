// Compiles and links.
// SPDX-License-Identifier: MIT
#include "render/gl/program.h"

#include "compute/core/run/error.h"
#include "render/gl/shader_source.h"

#include <memory>
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

Program::Program(std::string_view name, std::string_view defines)
    : Program(name, defines, {{GL_VERTEX_SHADER, ".vert"}, {GL_FRAGMENT_SHADER, ".frag"}}) {}

Program Program::compute(std::string_view name, std::string_view defines) {
  return Program(name, defines, {{GL_COMPUTE_SHADER, ".comp"}});
}

Program::Program(std::string_view name, std::string_view defines, std::vector<Stage> stages)
    : name_(name), defines_(defines), stages_(std::move(stages)) {}

Program::~Program() {
  if (program_) glDeleteProgram(program_);
}

void Program::use() {
  if (!failure_.empty()) throw Error(ErrorKind::internal, failure_);
  try {
    if (!program_) link();
  } catch (const Error& error) {
    failure_ = error.what();
    throw;
  }
  glUseProgram(program_);
}

void Program::link() {
  std::vector<std::unique_ptr<Shader>> shaders;
  for (const auto& [kind, extension] : stages_) shaders.push_back(std::make_unique<Shader>(kind, name_ + extension, defines_));
  const GLuint program = glCreateProgram();
  for (const auto& shader : shaders) glAttachShader(program, shader->name());
  glLinkProgram(program);
  GLint linked = GL_FALSE;
  glGetProgramiv(program, GL_LINK_STATUS, &linked);
  if (linked) {
    program_ = program;
    return;
  }
  const std::string log = log_of(program, glGetProgramiv, glGetProgramInfoLog);
  glDeleteProgram(program);
  throw Error(ErrorKind::internal, "the shaders of " + name_ + " do not link: " + log);
}

}  // namespace ws::render::gl
