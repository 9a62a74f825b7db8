// What stands around the data: grid and axes below it, numbers, bars, legend and labels above it.
// SPDX-License-Identifier: MIT
#pragma once

#include "render/layers/placing/placing.h"
#include "render/scene/scene.h"
#include "render/scene/view.h"
#include "render/text/canvas.h"

#include <vector>

namespace ws::render {

/// Below the layers: grid lines, and the box of axes in space.
void draw_ground(Canvas& canvas, const Scene& scene, const View& view);
/// Above the layers. Returns where scale bar, legend and colour bar stand, in pixels.
std::vector<Area> draw_furniture(Canvas& canvas, const Scene& scene, const View& view);

}  // namespace ws::render
