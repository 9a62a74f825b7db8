// The workspaces of the program.
// SPDX-License-Identifier: MIT
#pragma once

#include "app/workspaces/workspace.h"

#include <string_view>
#include <vector>

namespace ws::app {

/// One per experiment that has a picture, in the gallery's order.
[[nodiscard]] const std::vector<const Workspace*>& workspaces();
/// Throws Error{invalid_argument}.
[[nodiscard]] const Workspace& find_workspace(std::string_view experiment_id);

}  // namespace ws::app
