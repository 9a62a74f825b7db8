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

void ImagePainter::draw(const ImageStyle& style, const LayerPass& pass) const {
  const std::size_t texels = std::size_t(style.width) * std::size_t(style.height);
  if (texels == 0 || pass.faint || !pass.planar || pass.count(style.pixels, texel_bytes) < texels) return;
  programs_.use(pass);
  glBindVertexArray(array_.name());
  glUniform2i(2, style.width, style.height);
  const int fitting = std::max(texels_per_band_ / style.width / rows_aligned * rows_aligned, rows_aligned);
  const GLintptr row_bytes = GLintptr{style.width} * texel_bytes;
  for (int first = 0; first < style.height; first += fitting) {
    const int last = std::min(first + fitting, style.height);
    glUniform2i(3, first, last);
    glBindBufferRange(GL_SHADER_STORAGE_BUFFER, 1, pass.frame.buffer(style.pixels), first * row_bytes,
                      (last - first) * row_bytes);
    glDrawArrays(GL_TRIANGLE_STRIP, 0, 4);
  }
}

}  // namespace ws::render
