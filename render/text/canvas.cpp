// Marks as instances of one rectangle.
// SPDX-License-Identifier: MIT
#include "render/text/canvas.h"

#include <cmath>
#include <cstddef>

namespace ws::render {
namespace {

constexpr float box_kind = 0, line_kind = 1, glyph_kind = 2;
constexpr int halo_directions = 8;

Rgba scaled_alpha(Rgba color, double factor) {
  color[3] = static_cast<std::uint8_t>(std::lround(color[3] * factor));
  return color;
}

}  // namespace

void MarkCanvas::box(glm::dvec2 low, glm::dvec2 high, Rgba color, double radius) {
  marks_.push_back(
      {{float(low.x), float(height_ - high.y), float(high.x), float(height_ - low.y)}, {box_kind, float(radius), 0, 0}, color});
}

void MarkCanvas::line(glm::dvec2 from, glm::dvec2 to, double width, Rgba color) {
  if (width < 1) color = scaled_alpha(color, width);
  marks_.push_back({{float(from.x), float(height_ - from.y), float(to.x), float(height_ - to.y)},
                    {line_kind, float(0.5 * std::max(width, 1.0)), 0, 0},
                    color});
}

void MarkCanvas::text(std::string_view utf8, glm::dvec2 anchor, Align align, double size_px, Rgba color, Rgba halo,
                      double halo_px) {
  const auto size = static_cast<float>(size_px);
  const double start = anchor.x - align.x * text_width(utf8, size_px);
  const double baseline = std::round(anchor.y + (1 - align.y) * font_.cap_height(size));
  const std::u32string characters = decode_utf8(utf8);
  const auto write = [&](glm::dvec2 shift, Rgba ink) {
    double pen = start;
    for (const char32_t character : characters) {
      const double cell = std::floor(pen);
      const Glyph& glyph = font_.glyph(character, size, static_cast<float>(pen - cell));
      pen += glyph.advance;
      if (glyph.width <= 0 || glyph.height <= 0) continue;
      const double x = std::round(cell + glyph.left + shift.x), y = std::round(baseline + glyph.top + shift.y);
      marks_.push_back({{float(x), float(height_ - y - glyph.height), float(glyph.width), float(glyph.height)},
                        {glyph_kind, 0, float(glyph.x), float(glyph.y)},
                        ink});
    }
  };
  for (int i = 0; halo[3] > 0 && i < halo_directions; ++i) {
    const double angle = 2 * 3.14159265358979 * i / halo_directions;
    write(1.3 * halo_px * glm::dvec2(std::cos(angle), std::sin(angle)), halo);
  }
  write({0, 0}, color);
}

double Canvas::text_width(std::string_view utf8, double size_px) const {
  return font_.width(utf8, static_cast<float>(size_px));
}

CanvasPainter::CanvasPainter() {
  const GLuint array = array_.name();
  glVertexArrayAttribFormat(array, 0, 4, GL_FLOAT, GL_FALSE, offsetof(MarkCanvas::Mark, ends));
  glVertexArrayAttribFormat(array, 1, 4, GL_FLOAT, GL_FALSE, offsetof(MarkCanvas::Mark, shape));
  glVertexArrayAttribFormat(array, 2, 4, GL_UNSIGNED_BYTE, GL_TRUE, offsetof(MarkCanvas::Mark, color));
  for (GLuint i = 0; i < 3; ++i) {
    glEnableVertexArrayAttrib(array, i);
    glVertexArrayAttribBinding(array, i, 0);
  }
  glVertexArrayBindingDivisor(array, 0, 1);
}

void CanvasPainter::update_atlas() {
  const auto& pixels = font_.atlas();
  const auto height = static_cast<GLsizei>(pixels.size() / Font::atlas_width);
  if (atlas_bytes_ != pixels.size()) {
    atlas_ = gl::Texture2d();
    glTextureStorage2D(atlas_.name(), 1, GL_R8, Font::atlas_width, height);
    glTextureParameteri(atlas_.name(), GL_TEXTURE_MIN_FILTER, GL_NEAREST);
    atlas_bytes_ = pixels.size();
    atlas_revision_ = 0;
  }
  if (atlas_revision_ == font_.revision()) return;
  glTextureSubImage2D(atlas_.name(), 0, 0, 0, Font::atlas_width, height, GL_RED, GL_UNSIGNED_BYTE, pixels.data());
  atlas_revision_ = font_.revision();
}

void CanvasPainter::draw(const MarkCanvas& canvas) {
  if (canvas.marks().empty()) return;
  update_atlas();
  const std::size_t count = canvas.marks().size();
  glNamedBufferData(marks_.name(), static_cast<GLsizeiptr>(count * sizeof(MarkCanvas::Mark)), canvas.marks().data(),
                    GL_STREAM_DRAW);
  glVertexArrayVertexBuffer(array_.name(), 0, marks_.name(), 0, sizeof(MarkCanvas::Mark));
  program_.use();
  glUniform1f(0, 1);
  glBindTextureUnit(0, atlas_.name());
  glBindVertexArray(array_.name());
  glDrawArraysInstanced(GL_TRIANGLE_STRIP, 0, 4, static_cast<GLsizei>(count));
}

}  // namespace ws::render
