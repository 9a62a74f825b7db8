// One draw call for each band of triangles that a shader can see at once: a corner needs the other two for its normal.
// SPDX-License-Identifier: MIT
#include "render/layers/mesh_layer.h"

#include <algorithm>

namespace ws::render {
namespace {

constexpr GLsizeiptr triangle_bytes = 36, mesh_color_bytes = 4;
constexpr std::size_t triangles_aligned = 64;  // of both buffers: begin at a multiple of 256 bytes, the strictest alignment

}  // namespace

MeshPainter::MeshPainter() {
  GLint64 visible_bytes = 0;
  glGetInteger64v(GL_MAX_SHADER_STORAGE_BLOCK_SIZE, &visible_bytes);
  visible_bytes = std::min<GLint64>(visible_bytes, std::int64_t{1} << 31);
  triangles_per_band_ = static_cast<std::size_t>(visible_bytes / triangle_bytes) / triangles_aligned * triangles_aligned;
}

void MeshPainter::draw(const MeshStyle& style, const LayerPass& pass) {
  const std::size_t count = std::min(pass.count(style.positions, triangle_bytes), pass.count(style.colors, mesh_color_bytes));
  if (count == 0 || pass.faint) return;
  programs_.use(pass);
  glBindVertexArray(array_.name());
  glEnable(GL_POLYGON_OFFSET_FILL);  // lines in a triangle's plane lie before it
  glPolygonOffset(1, 2);
  for (std::size_t first = 0; first < count; first += triangles_per_band_) {
    const auto size = static_cast<GLsizeiptr>(std::min(triangles_per_band_, count - first));
    const auto offset = static_cast<GLintptr>(first);
    glUniform1ui(2, static_cast<GLuint>(first));
    glBindBufferRange(GL_SHADER_STORAGE_BUFFER, 1, pass.frame.buffer(style.positions), offset * triangle_bytes,
                      size * triangle_bytes);
    glBindBufferRange(GL_SHADER_STORAGE_BUFFER, 2, pass.frame.buffer(style.colors), offset * mesh_color_bytes,
                      size * mesh_color_bytes);
    glDrawArrays(GL_TRIANGLES, 0, static_cast<GLsizei>(3 * size));
  }
  glDisable(GL_POLYGON_OFFSET_FILL);
}

}  // namespace ws::render
