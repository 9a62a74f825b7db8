// The workspace of ridge detection.
// SPDX-License-Identifier: MIT
#pragma once

#include "app/workspaces/workspace.h"

namespace ws::app {

[[nodiscard]] const Workspace& ridge_workspace();

}  // namespace ws::app
