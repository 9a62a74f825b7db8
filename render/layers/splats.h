// Large clouds of small dots, as squares of pixels that a compute shader writes: the drivers' points cost a vertex each.
// SPDX-License-Identifier: MIT
#pragma once

#include "render/gl/object.h"
#include "render/layers/pass.h"

namespace ws::render {

struct Dots {
  GLuint positions, colors;  ///< buffers: 3 × float32, RGBA8
  std::size_t count;
  std::size_t step;   ///< every step-th is drawn
  float diameter_px;  ///< device pixels

  [[nodiscard]] std::size_t drawn() const { return (count + step - 1) / step; }
};

/// Opaque dots: the nearest is seen, in the plane the last one. Translucent ones: their mean colour, the more opaque the more
/// of them, in whichever order.
class SplatsPainter {
 public:
  /// Depends on the layer alone, never on the driver, so that a picture is the same everywhere.
  [[nodiscard]] static bool takes(const Dots& dots, const LayerPass& pass);
  void draw(const Dots& dots, const LayerPass& pass);

 private:
  void prepare(const LayerPass& pass, int planes);
  void dispatch(const Dots& dots, bool find_depths = false) const;
  void sum(const Dots& dots, const LayerPass& pass);
  void find_winners(const Dots& dots, const LayerPass& pass);
  void resolve(gl::Program& program, const Dots& dots, const LayerPass& pass);

  gl::Program winners_ = gl::Program::compute("splat"), sums_ = gl::Program::compute("splat", "SUMS 1");
  gl::Program resolve_winners_{"splat"}, resolve_sums_{"splat", "SUMS 1"};
  gl::VertexArray nothing_;
  gl::Buffer words_;
  GLsizeiptr capacity_ = 0;
};

}  // namespace ws::render
