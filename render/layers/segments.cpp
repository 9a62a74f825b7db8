// One rectangle a segment; both ends of a segment are one instance's attributes.
// SPDX-License-Identifier: MIT
#include "render/layers/segments.h"

#include <algorithm>

namespace ws::render {
namespace {

constexpr GLsizei segment_bytes = 24, segment_color_bytes = 8;

}  // namespace

SegmentsPainter::SegmentsPainter() {
  const GLuint array = array_.name();
  for (GLuint end = 0; end < 2; ++end) {
    glVertexArrayAttribFormat(array, end, 3, GL_FLOAT, GL_FALSE, end * segment_bytes / 2);
    glVertexArrayAttribBinding(array, end, 0);
    glVertexArrayAttribFormat(array, 2 + end, 4, GL_UNSIGNED_BYTE, GL_TRUE, end * segment_color_bytes / 2);
    glVertexArrayAttribBinding(array, 2 + end, 1);
    glEnableVertexArrayAttrib(array, end);
    glEnableVertexArrayAttrib(array, 2 + end);
    glVertexArrayBindingDivisor(array, end, 1);
  }
}

void SegmentsPainter::draw(const SegmentsStyle& style, const LayerPass& pass) {
  const std::size_t count = std::min(pass.count(style.positions, segment_bytes), pass.count(style.colors, segment_color_bytes));
  if (count == 0 || pass.faint) return;
  programs_.use(pass);
  glUniform1f(2, style.width_px);
  glVertexArrayVertexBuffer(array_.name(), 0, pass.frame.buffer(style.positions), 0, segment_bytes);
  glVertexArrayVertexBuffer(array_.name(), 1, pass.frame.buffer(style.colors), 0, segment_color_bytes);
  glBindVertexArray(array_.name());
  glDrawArraysInstanced(GL_TRIANGLE_STRIP, 0, 4, static_cast<GLsizei>(count));
}

}  // namespace ws::render
