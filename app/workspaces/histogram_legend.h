// The words of the distance histograms' pictures.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/histogram/result.h"
#include "render/scene/scene.h"

namespace ws::app {

/// Colour bar, the numbers under the charts, and who is asked about.
void add_histogram_legend(render::Scene& scene, const histogram::HistogramResult& result, const histogram::Picture& picture,
                          const histogram::ViewParameters& view);

}  // namespace ws::app
