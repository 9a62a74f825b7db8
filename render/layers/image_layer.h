// Draws an image as a rectangle in the plane: texels are seen when magnified, averaged when there are several to a pixel.
// SPDX-License-Identifier: MIT
#pragma once

#include "render/gl/object.h"
#include "render/layers/pass.h"
#include "render/scene/scene.h"

namespace ws::render {

class ImagePainter {
 public:
  ImagePainter();
  void draw(const ImageStyle& style, const LayerPass& pass);

 private:
  LayerPrograms programs_{"image"};
  gl::VertexArray array_;
  int texels_per_band_ = 0;  ///< GL limits how much of a buffer a shader sees at once
};

}  // namespace ws::render
