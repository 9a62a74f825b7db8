// Draws dots: one vertex each, nothing per frame on the host.
// SPDX-License-Identifier: MIT
#pragma once

#include "render/gl/object.h"
#include "render/layers/pass.h"
#include "render/scene/scene.h"

namespace ws::render {

class PointsPainter {
 public:
  PointsPainter();
  void draw(const PointsStyle& style, const LayerPass& pass) const;

 private:
  LayerPrograms programs_{"points"};
  gl::VertexArray array_;
};

}  // namespace ws::render
