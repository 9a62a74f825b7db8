// The workspace of distance histograms.
// SPDX-License-Identifier: MIT
#pragma once

#include "app/workspaces/workspace.h"

namespace ws::app {

[[nodiscard]] const Workspace& histogram_workspace();

}  // namespace ws::app
