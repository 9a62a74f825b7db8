// Draws lines of constant width with round ends.
// SPDX-License-Identifier: MIT
#pragma once

#include "render/gl/object.h"
#include "render/layers/pass.h"
#include "render/scene/scene.h"

namespace ws::render {

class SegmentsPainter {
 public:
  SegmentsPainter();
  void draw(const SegmentsStyle& style, const LayerPass& pass);

 private:
  LayerPrograms programs_{"segments"};
  gl::VertexArray array_;
};

}  // namespace ws::render
