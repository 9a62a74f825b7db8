// One triangle over the whole viewport.
// SPDX-License-Identifier: MIT
#include "render/layers/screen_layer.h"

#include "compute/core/run/error.h"
#include "compute/core/words/told.h"

#include <algorithm>

namespace ws::render {
namespace {

constexpr std::size_t pixel_bytes = 4;

}  // namespace

ScreenPainter::ScreenPainter() { glGetInteger64v(GL_MAX_SHADER_STORAGE_BLOCK_SIZE, &visible_bytes_); }

void ScreenPainter::draw(const ScreenStyle& style, const LayerPass& pass) {
  if (pass.picking || !pass.frame.contains(style.pixels)) return;
  const std::size_t width = pass.frame.element_bytes(style.pixels) / pixel_bytes, height = pass.frame.count(style.pixels);
  if (width == 0 || height == 0) return;
  const auto bytes = static_cast<GLsizeiptr>(width * height * pixel_bytes);
  if (bytes > visible_bytes_)
    throw Error(ErrorKind::invalid_argument,
                told("a picture of {} x {} pixels is more than this OpenGL shows at once", width, height),
                told("at most {} pixels", visible_bytes_ / GLint64{pixel_bytes}));
  program_.use();
  glUniform1f(0, pass.opacity);
  glUniform2i(2, static_cast<GLint>(width), static_cast<GLint>(height));
  glUniform1i(3, std::max(pass.samples_per_pixel, 1));
  glUniform2f(4, style.from, style.to);
  glBindBufferRange(GL_SHADER_STORAGE_BUFFER, 1, pass.frame.buffer(style.pixels), 0, bytes);
  glBindVertexArray(array_.name());
  glDrawArrays(GL_TRIANGLES, 0, 3);
}

}  // namespace ws::render
