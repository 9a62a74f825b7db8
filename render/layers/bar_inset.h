// A histogram in the lower left corner.
// SPDX-License-Identifier: MIT
#pragma once

#include "render/layers/ink.h"
#include "render/layers/placing/placing.h"

namespace ws::render {

/// What it covers of the picture.
[[nodiscard]] Area bar_inset_area(const View& view, const Ink& ink, bool beside_triad);
/// `beside_triad`: the three axes stand in the corner itself.
void draw_bar_inset(Canvas& canvas, const BarInset& bars, const View& view, const Ink& ink, bool beside_triad);

}  // namespace ws::render
