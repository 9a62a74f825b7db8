// Dots as GL points.
// SPDX-License-Identifier: MIT
#include "render/layers/points.h"

#include <algorithm>

namespace ws::render {
namespace {

constexpr GLsizei position_bytes = 12, point_color_bytes = 4;
constexpr std::size_t largest_step = 170;  // GL guarantees strides up to 2048 bytes

}  // namespace

PointsPainter::PointsPainter() {
  const GLuint array = array_.name();
  glVertexArrayAttribFormat(array, 0, 3, GL_FLOAT, GL_FALSE, 0);
  glVertexArrayAttribFormat(array, 1, 4, GL_UNSIGNED_BYTE, GL_TRUE, 0);
  for (GLuint i = 0; i < 2; ++i) {
    glEnableVertexArrayAttrib(array, i);
    glVertexArrayAttribBinding(array, i, i);
  }
}

void PointsPainter::draw(const PointsStyle& style, const LayerPass& pass) {
  const std::size_t count = std::min(pass.count(style.positions, position_bytes), pass.count(style.colors, point_color_bytes));
  if (count == 0 || pass.faint) return;
  const std::size_t step = pass.most_points ? std::clamp<std::size_t>(count / pass.most_points, 1, largest_step) : 1;
  const float size_px = style.shrinks ? std::min(style.size_px, pass.largest_dot_px) : style.size_px;
  const Dots dots{pass.frame.buffer(style.positions), pass.frame.buffer(style.colors), count, step, size_px * pass.scale};
  if (SplatsPainter::takes(dots, pass)) return splats_.draw(dots, pass);
  programs_.use(pass);
  const auto stride = static_cast<GLsizei>(step);
  glUniform1f(2, size_px);
  glUniform1ui(3, static_cast<GLuint>(step));
  glVertexArrayVertexBuffer(array_.name(), 0, dots.positions, 0, stride * position_bytes);
  glVertexArrayVertexBuffer(array_.name(), 1, dots.colors, 0, stride * point_color_bytes);
  glBindVertexArray(array_.name());
  glDrawArrays(GL_POINTS, 0, static_cast<GLsizei>(dots.drawn()));
}

}  // namespace ws::render
