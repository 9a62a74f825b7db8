// The camera of the kD-tree's pictures, where values of the view place it.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/schema/schema.h"
#include "render/scene/camera.h"

#include <array>

namespace ws::app {

/// From above a corner; upright, and with the field of view that is given. `y_up`: the custom of the scene's format.
void take_angle(render::Camera& camera, const ParameterSet& view, bool y_up);
/// The eye and what it looks at, as far as they are given. Throws Error{invalid_argument} where they are one point, or
/// have not three numbers. The view's places are the file's, the camera's count from `origin`.
void take_place(render::Camera& camera, const ParameterSet& view, const std::array<double, 3>& origin);
/// Whether one of them is given.
[[nodiscard]] bool places_eye(const ParameterSet& view);
/// The other way round.
void set_place(ParameterSet& view, glm::vec3 eye, glm::vec3 look_at, const std::array<double, 3>& origin);
/// A place of the picture, which counts from `origin`, in the file's coordinates.
[[nodiscard]] Numbers file_place(glm::vec3 place, const std::array<double, 3>& origin);

}  // namespace ws::app
