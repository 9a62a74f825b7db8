// How a layer is drawn: its colours, or (for picks) the numbers of the layer and its elements.
// SPDX-License-Identifier: MIT
#pragma once

#include "render/gl/program.h"
#include "render/interop/gl_frame.h"

#include <string_view>

namespace ws::render {

struct LayerPass {
  const GlFrame& frame;
  bool planar = true;
  bool picking = false;
  bool faint = false;   ///< picks: only what counts where nothing else lies, the fill of rings
  unsigned number = 0;  ///< written where picking, from 1
  float opacity = 1;
  std::size_t most_points = 0;  ///< as in Viewport
  float scale = 1;              ///< as in Viewport
  float largest_dot_px = 0;     ///< logical, of those that shrink in small pictures
  int samples_per_pixel = 1;    ///< a side
  int width = 0, height = 0;    ///< of the tile
  GLuint depth = 0;             ///< colours: the texture with the depths drawn so far, whose origin is the tile's

  /// How many elements of `stride` bytes a buffer holds; 0 for one that the frame has not (yet).
  [[nodiscard]] std::size_t count(std::string_view buffer, std::size_t stride) const {
    return frame.contains(buffer) ? frame.count(buffer) * frame.element_bytes(buffer) / stride : 0;
  }
};

/// The two programs of a layer.
class LayerPrograms {
 public:
  explicit LayerPrograms(std::string_view name) : color_(name), picking_(name, "PICK 1") {}

  /// Makes the pass's program current and sets the uniforms that all have.
  void use(const LayerPass& pass) {
    (pass.picking ? picking_ : color_).use();
    if (pass.picking) {
      glUniform1ui(1, pass.number);
    } else {
      glUniform1f(0, pass.opacity);
    }
  }

 private:
  gl::Program color_, picking_;
};

}  // namespace ws::render
