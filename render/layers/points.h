// Draws dots: one vertex each, or for large clouds of small dots splats; nothing per frame on the host.
// SPDX-License-Identifier: MIT
#pragma once

#include "render/gl/object.h"
#include "render/layers/pass.h"
#include "render/layers/splats.h"
#include "render/scene/scene.h"

namespace ws::render {

class PointsPainter {
 public:
  PointsPainter();
  void draw(const PointsStyle& style, const LayerPass& pass);

 private:
  LayerPrograms programs_{"points"};
  gl::VertexArray array_;
  SplatsPainter splats_;
};

}  // namespace ws::render
