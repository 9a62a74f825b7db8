// Draws balls as ray-cast impostors.
// SPDX-License-Identifier: MIT
#pragma once

#include "render/gl/object.h"
#include "render/layers/pass.h"
#include "render/scene/scene.h"

namespace ws::render {

class SpheresPainter {
 public:
  SpheresPainter();
  void draw(const SpheresStyle& style, const LayerPass& pass);

 private:
  LayerPrograms programs_{"spheres"};
  gl::VertexArray array_;
};

}  // namespace ws::render
