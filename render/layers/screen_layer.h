// Draws a picture that fills the viewport, behind all other layers.
// SPDX-License-Identifier: MIT
#pragma once

#include "render/gl/object.h"
#include "render/layers/pass.h"
#include "render/scene/scene.h"

namespace ws::render {

class ScreenPainter {
 public:
  ScreenPainter();
  void draw(const ScreenStyle& style, const LayerPass& pass);

 private:
  gl::Program program_{"screen"};
  gl::VertexArray array_;
  GLint64 visible_bytes_ = 0;  ///< how much of a buffer a shader sees
};

}  // namespace ws::render
