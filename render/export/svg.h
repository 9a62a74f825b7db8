// What a flat scene shows, as an SVG: every dot, line, circle, triangle and word a shape of its own, images within it.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/result/frame_targets.h"
#include "render/renderer.h"

#include <cstddef>
#include <string>

namespace ws::render {

/// With more shapes the programs that read such files take minutes, and gigabytes.
inline constexpr std::size_t most_svg_shapes = 200'000;

struct SvgPage {
  double dots_per_inch = 0;  ///< of the picture's pixels on the page; 0: a logical pixel is 1/96 inch
  std::size_t most_shapes = most_svg_shapes;
};

/// The picture that `Renderer::image` draws with the same options, as text. Samples per pixel mean nothing here. What lies
/// outside the picture is left out. Throws Error{invalid_argument} for scenes in space, and for more than `most_shapes`. Needs
/// no OpenGL context.
[[nodiscard]] std::string svg_of(const Scene& scene, const HostFrame& frame, const Camera& camera, const ImageOptions& options,
                                 const SvgPage& page = {});

}  // namespace ws::render
