// Grid and numbers of planar views: adaptive lines, numbers along the edges of the picture.
// SPDX-License-Identifier: MIT
#pragma once

#include "render/layers/ink.h"

namespace ws::render {

void draw_plane_grid(Canvas& canvas, const Scene& scene, const View& view, const Ink& ink);
void draw_plane_axes(Canvas& canvas, const Scene& scene, const View& view, const Ink& ink);

}  // namespace ws::render
