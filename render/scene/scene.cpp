// The two themes.
// SPDX-License-Identifier: MIT
#include "render/scene/scene.h"

namespace ws::render {

Theme Theme::dark() { return {}; }

Theme Theme::light() { return {{255, 255, 255, 255}, {38, 41, 48, 255}, {0, 0, 0, 28}}; }

}  // namespace ws::render
