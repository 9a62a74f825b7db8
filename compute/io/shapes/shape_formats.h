// One function per format of shapes.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/io/shapes/shapes.h"

#include <functional>
#include <string>
#include <string_view>

namespace ws::io {

using Append = std::function<void(std::string_view)>;

void shapes_to_vtp(const Shapes& shapes, const Append& append);
/// Throws Error{invalid_argument}.
[[nodiscard]] std::string shapes_to_glb(const Shapes& shapes);

}  // namespace ws::io
