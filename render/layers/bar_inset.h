// A histogram in the lower left corner.
// SPDX-License-Identifier: MIT
#pragma once

#include "render/layers/ink.h"

namespace ws::render {

/// `beside_triad`: the three axes stand in the corner itself.
void draw_bar_inset(Canvas& canvas, const BarInset& bars, const View& view, const Ink& ink, bool beside_triad);

}  // namespace ws::render
