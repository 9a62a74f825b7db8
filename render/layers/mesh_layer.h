// Draws triangles, each in one colour and lit from beside the eye, both sides alike.
// SPDX-License-Identifier: MIT
#pragma once

#include "render/gl/object.h"
#include "render/layers/pass.h"
#include "render/scene/scene.h"

namespace ws::render {

class MeshPainter {
 public:
  MeshPainter();
  void draw(const MeshStyle& style, const LayerPass& pass);

 private:
  LayerPrograms programs_{"mesh"};
  gl::VertexArray array_;
  std::size_t triangles_per_band_ = 0;  ///< GL limits how much of a buffer a shader sees at once
};

}  // namespace ws::render
