// The words of the distance histograms' pictures.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/histogram/show/picture.h"
#include "render/scene/scene.h"

namespace ws::app {

/// Colour bar, the numbers under the charts, and the query that is looked at.
void add_histogram_legend(render::Scene& scene, const histogram::HistogramPicture& picture);

}  // namespace ws::app
