// Two scenes seen by one camera, drawn as one picture. One per GL context.
// SPDX-License-Identifier: MIT
#pragma once

#include "render/renderer.h"

#include <memory>

namespace ws::render {

enum class PairMode { wipe, side, difference };

/// How the picture is shared out, in device pixels.
struct PairLayout {
  PairMode mode = PairMode::wipe;
  int width = 1, height = 1;  ///< of the whole
  float at = 0.5f;            ///< of a wipe: which part of the width is a's
};
/// Both have it: the whole, or about half of its width beside each other.
[[nodiscard]] int width_of_each(const PairLayout& layout, float scale);

/// Needs its GL context current in every call, also in the destructor. Throws as Renderer does.
class PicturePair {
 public:
  PicturePair();
  ~PicturePair();
  PicturePair(const PicturePair&) = delete;
  PicturePair& operator=(const PicturePair&) = delete;

  struct Side {
    const Scene& scene;
    const GlFrame& frame;
  };
  /// `each`: scale and points to draw of each; its size follows from the layout. Leaves default GL state.
  void draw(Renderer& renderer, const Side& a, const Side& b, const Camera& camera, const PairLayout& layout, Viewport each,
            unsigned framebuffer);

 private:
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace ws::render
