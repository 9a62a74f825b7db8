// The camera of the kD-tree's pictures, where values of the view place it.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/schema/schema.h"
#include "render/scene/camera.h"

namespace ws::app {

/// From above a corner; upright, and with the field of view that is given. `y_up`: the custom of the scene's format.
void take_angle(render::Camera& camera, const ParameterSet& view, bool y_up);
/// The eye and what it looks at, as far as they are given. Throws Error{invalid_argument} where they are one point, or
/// have not three numbers.
void take_place(render::Camera& camera, const ParameterSet& view);

}  // namespace ws::app
