// The KHR_debug callback.
// SPDX-License-Identifier: MIT
#include "render/gl/debug.h"

#include "compute/core/run/error.h"
#include "render/gl/gl.h"

#include <cstdlib>
#include <utility>

namespace ws::render::gl {
namespace {

bool wanted() {
#ifdef NDEBUG
  return std::getenv("WS_GL_DEBUG") != nullptr;
#else
  return true;
#endif
}

void APIENTRY collect(GLenum, GLenum, GLuint, GLenum severity, GLsizei length, const GLchar* message, const void* user) {
  if (severity != GL_DEBUG_SEVERITY_HIGH) return;
  auto& text = *static_cast<std::string*>(const_cast<void*>(user));
  if (!text.empty()) text += "; ";
  text.append(message, static_cast<std::size_t>(length));
}

}  // namespace

DebugLog::DebugLog() {
  if (!wanted()) return;
  text_ = std::make_unique<std::string>();
  glEnable(GL_DEBUG_OUTPUT);
  glEnable(GL_DEBUG_OUTPUT_SYNCHRONOUS);
  glDebugMessageCallback(collect, text_.get());
}

DebugLog::~DebugLog() {
  if (text_) glDebugMessageCallback(nullptr, nullptr);
}

void DebugLog::throw_if_any() {
  if (text_ && !text_->empty()) throw Error(ErrorKind::internal, "OpenGL complains: " + std::exchange(*text_, {}));
}

}  // namespace ws::render::gl
