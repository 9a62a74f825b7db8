// What the colours of a step of ridge detection mean.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/ridge/result.h"
#include "render/scene/scene.h"

#include <vector>

namespace ws::app {

[[nodiscard]] std::vector<render::LegendEntry> ridge_legend(const ridge::RidgeResult& result, std::size_t step,
                                                            const FrameLayout& layout, const ridge::ViewParameters& view);

}  // namespace ws::app
