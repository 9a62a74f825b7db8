// Grid and numbers in space: the three sides of the data's box that lie behind it, with numbers at its outline.
// SPDX-License-Identifier: MIT
#pragma once

#include "render/layers/ink.h"

namespace ws::render {

void draw_box_grid(Canvas& canvas, const Scene& scene, const View& view, const Ink& ink);
void draw_box_axes(Canvas& canvas, const Scene& scene, const View& view, const Ink& ink);
/// Small arrows in the lower left corner that tell how the axes lie.
void draw_triad(Canvas& canvas, const Scene& scene, const View& view, const Ink& ink);

}  // namespace ws::render
