// The camera of the kD-tree's pictures, where values of the view place it.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/schema.h"
#include "render/scene/camera.h"

namespace ws::app {

/// The field of view, if one is given.
void take_angle(render::Camera& camera, const ParameterSet& view);
/// The eye and what it looks at, as far as they are given. Throws Error{invalid_argument} where they are one point.
void take_place(render::Camera& camera, const ParameterSet& view);

}  // namespace ws::app
