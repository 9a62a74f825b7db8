// The picture of a triangulation.
// SPDX-License-Identifier: MIT
#pragma once

#include "app/workspaces/workspace.h"

namespace ws::app {

[[nodiscard]] const Workspace& triangulation_workspace();

}  // namespace ws::app
