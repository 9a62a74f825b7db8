// The kD-tree workspace.
// SPDX-License-Identifier: MIT
#pragma once

#include "app/workspaces/workspace.h"

namespace ws::app {

[[nodiscard]] const Workspace& kdtree_workspace();

}  // namespace ws::app
