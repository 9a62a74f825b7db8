// One rectangle a ball.
// SPDX-License-Identifier: MIT
#include "render/layers/spheres.h"

#include <algorithm>

namespace ws::render {
namespace {

constexpr GLsizei sphere_bytes = 16, sphere_color_bytes = 4;

}  // namespace

SpheresPainter::SpheresPainter() {
  const GLuint array = array_.name();
  glVertexArrayAttribFormat(array, 0, 4, GL_FLOAT, GL_FALSE, 0);
  glVertexArrayAttribFormat(array, 1, 4, GL_UNSIGNED_BYTE, GL_TRUE, 0);
  for (GLuint i = 0; i < 2; ++i) {
    glEnableVertexArrayAttrib(array, i);
    glVertexArrayAttribBinding(array, i, i);
    glVertexArrayBindingDivisor(array, i, 1);
  }
}

void SpheresPainter::draw(const SpheresStyle& style, const LayerPass& pass) {
  const std::size_t count = std::min(pass.count(style.spheres, sphere_bytes), pass.count(style.colors, sphere_color_bytes));
  const bool ring = pass.planar && style.outline_only;
  if (count == 0 || (pass.faint && !ring)) return;
  programs_.use(pass);
  glUniform1i(2, pass.faint ? 2 : ring);
  glVertexArrayVertexBuffer(array_.name(), 0, pass.frame.buffer(style.spheres), 0, sphere_bytes);
  glVertexArrayVertexBuffer(array_.name(), 1, pass.frame.buffer(style.colors), 0, sphere_color_bytes);
  glBindVertexArray(array_.name());
  glDrawArraysInstanced(GL_TRIANGLE_STRIP, 0, 4, static_cast<GLsizei>(count));
}

}  // namespace ws::render
