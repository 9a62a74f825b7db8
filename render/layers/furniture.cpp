// Furniture, arranged.
// SPDX-License-Identifier: MIT
#include "render/layers/furniture.h"

namespace ws::render {

void draw_ground(Canvas&, const Scene&, const View&) {}
void draw_furniture(Canvas&, const Scene&, const View&) {}

}  // namespace ws::render
