// One rectangle for each band of rows that a shader can see at once.
// SPDX-License-Identifier: MIT
#include "render/layers/image_layer.h"

#include <algorithm>

namespace ws::render {
namespace {

constexpr GLsizei texel_bytes = 4;
constexpr int rows_aligned = 64;  // 64 rows of any width begin at a multiple of 256 bytes, the strictest alignment there is

}  // namespace

ImagePainter::ImagePainter() {
  GLint64 visible_bytes = 0;
  glGetInteger64v(GL_MAX_SHADER_STORAGE_BLOCK_SIZE, &visible_bytes);
  texels_per_band_ = static_cast<int>(std::min<GLint64>(visible_bytes, std::int64_t{1} << 31) / texel_bytes);
}

void ImagePainter::draw(const ImageStyle& style, const LayerPass& pass) {
  const std::size_t texels = std::size_t(style.width) * std::size_t(style.height);
  if (texels == 0 || pass.faint || !pass.planar || pass.count(style.pixels, texel_bytes) < texels) return;
  programs_.use(pass);
  glBindVertexArray(array_.name());
  glUniform2i(2, style.width, style.height);
  const bool whole = style.part_low == style.part_high;
  const glm::ivec2 low = whole ? glm::ivec2(0) : style.part_low;
  const glm::ivec2 high = whole ? glm::ivec2(style.width, style.height) : style.part_high;
  glUniform4i(4, low.x, low.y, high.x, high.y);
  glUniform3f(5, style.corner.x, style.corner.y, style.texel);
  const int fitting = std::max(texels_per_band_ / style.width / rows_aligned * rows_aligned, rows_aligned);
  const GLintptr row_bytes = GLintptr{style.width} * texel_bytes;
  const int end = std::min(high.y, style.height);
  for (int first = std::max(low.y, 0) / rows_aligned * rows_aligned; first < end; first += fitting) {
    const int last = std::min(first + fitting, end);
    glUniform2i(3, std::max(first, low.y), last);
    glUniform1i(6, first);
    glBindBufferRange(GL_SHADER_STORAGE_BUFFER, 1, pass.frame.buffer(style.pixels), first * row_bytes,
                      (last - first) * row_bytes);
    glDrawArrays(GL_TRIANGLE_STRIP, 0, 4);
  }
}

}  // namespace ws::render
