// The words of the image filters' pictures.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/filter/show/picture.h"
#include "render/scene/scene.h"

#include <vector>

namespace ws::app {

/// What the colours of the lens over a work-group mean, or what the image is.
[[nodiscard]] std::vector<render::LegendEntry> filter_legend(const filter::FilterPicture& picture,
                                                             const filter::ViewParameters& view);

}  // namespace ws::app
