// The room that legend, scale bar and colour bar take of a picture: the camera stands beside it.
// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/stage/framing.h"
#include "render/scene/scene.h"

#include <vector>

namespace ws::app {

/// Words and scale bar stand in the lower right corner, the colour bar above them. In logical pixels, as `picture` is; in
/// coarse steps, since words differ from step to step, and the picture should not follow them.
[[nodiscard]] std::vector<Cover> furniture_covers(const render::Scene& scene, glm::dvec2 picture);

/// From pixels to parts of the picture, as `Framing` takes them.
[[nodiscard]] std::vector<Cover> in_parts(std::vector<Cover> covers, glm::dvec2 picture);

}  // namespace ws::app
