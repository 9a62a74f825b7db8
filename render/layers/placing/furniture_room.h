// The room that legend, scale bar and colour bar take of a picture: for cameras that are to stand beside it.
// SPDX-License-Identifier: MIT
#pragma once

#include "render/layers/placing/placing.h"
#include "render/scene/scene.h"

#include <vector>

namespace ws::render {

/// Words and scale bar stand in the lower right corner, the colour bar above them. In logical pixels, as `picture` is; in
/// coarse steps, since words differ from step to step, and the picture should not follow them.
[[nodiscard]] std::vector<Area> furniture_room(const Scene& scene, glm::dvec2 picture);

}  // namespace ws::render
