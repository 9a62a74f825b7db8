// What a user switched about a scene, put onto the scene that the workspace made: the same in window and command line.
// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/document/state.h"
#include "render/scene/scene.h"

namespace ws::app {

void apply_layers(render::Scene& scene, const std::map<std::string, LayerState>& layers);
/// Throws Error{invalid_argument} for a theme that there is not.
void apply_furniture(render::Scene& scene, const Furniture& furniture);

}  // namespace ws::app
