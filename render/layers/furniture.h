// What stands around the data: grid and axes below it, numbers, bars, legend and labels above it.
// SPDX-License-Identifier: MIT
#pragma once

#include "render/scene/scene.h"
#include "render/scene/view.h"
#include "render/text/canvas.h"

namespace ws::render {

/// Below the layers: grid lines, and the box of axes in space.
void draw_ground(Canvas& canvas, const Scene& scene, const View& view);
/// Above the layers.
void draw_furniture(Canvas& canvas, const Scene& scene, const View& view);

}  // namespace ws::render
