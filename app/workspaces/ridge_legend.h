// What the colours of a step of ridge detection mean.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/ridge/show/picture.h"
#include "render/scene/scene.h"

#include <vector>

namespace ws::app {

[[nodiscard]] std::vector<render::LegendEntry> ridge_legend(const ridge::RidgePicture& picture);

}  // namespace ws::app
