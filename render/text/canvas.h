// What furniture is drawn on: boxes, lines and words in pixels; as marks, which a painter draws in one call.
// SPDX-License-Identifier: MIT
#pragma once

#include "render/gl/object.h"
#include "render/gl/program.h"
#include "render/scene/color_maps.h"
#include "render/text/font.h"

#include <glm/glm.hpp>

#include <string_view>
#include <vector>

namespace ws::render {

/// Where a text lies about its anchor: 0 starts there, 0.5 is centred, 1 ends there. Vertically by the height of capitals.
struct Align {
  double x = 0, y = 0.5;
};

/// Pixels from the top left, y downwards. What comes later lies above what came before.
class Canvas {
 public:
  explicit Canvas(Font& font) : font_(font) {}
  virtual ~Canvas() = default;
  Canvas(const Canvas&) = delete;
  Canvas& operator=(const Canvas&) = delete;

  virtual void box(glm::dvec2 low, glm::dvec2 high, Rgba color, double radius = 0) = 0;
  virtual void line(glm::dvec2 from, glm::dvec2 to, double width, Rgba color) = 0;
  /// `halo` (alpha 0: none) surrounds the letters to keep them legible over data.
  virtual void text(std::string_view utf8, glm::dvec2 anchor, Align align, double size_px, Rgba color, Rgba halo = {},
                    double halo_px = 1) = 0;
  [[nodiscard]] double text_width(std::string_view utf8, double size_px) const;

 protected:
  Font& font_;
};

/// What CanvasPainter draws.
class MarkCanvas final : public Canvas {
 public:
  MarkCanvas(Font& font, int height_px) : Canvas(font), height_(height_px) {}

  void box(glm::dvec2 low, glm::dvec2 high, Rgba color, double radius) override;
  void line(glm::dvec2 from, glm::dvec2 to, double width, Rgba color) override;
  void text(std::string_view utf8, glm::dvec2 anchor, Align align, double size_px, Rgba color, Rgba halo,
            double halo_px) override;

  struct Mark {
    float ends[4];
    float shape[4];
    Rgba color;
  };
  [[nodiscard]] const std::vector<Mark>& marks() const { return marks_; }

 private:
  double height_;
  std::vector<Mark> marks_;
};

class CanvasPainter {
 public:
  CanvasPainter();
  [[nodiscard]] Font& font() { return font_; }
  /// Blends the marks over the bound framebuffer; the frame's uniforms say where it lies in the picture.
  void draw(const MarkCanvas& canvas);

 private:
  void update_atlas();

  Font font_;
  gl::Program program_{"canvas"};
  gl::VertexArray array_;
  gl::Buffer marks_;
  gl::Texture2d atlas_;
  std::size_t atlas_bytes_ = 0;
  std::uint64_t atlas_revision_ = 0;
};

}  // namespace ws::render
