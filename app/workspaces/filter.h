// The workspace of image filters.
// SPDX-License-Identifier: MIT
#pragma once

#include "app/workspaces/workspace.h"

namespace ws::app {

[[nodiscard]] const Workspace& filter_workspace();

}  // namespace ws::app
