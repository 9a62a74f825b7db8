// A made-up experiment that takes a mesh, and its workspace.
// SPDX-License-Identifier: MIT
#pragma once

#include "app/workspaces/workspace.h"

namespace ws::test {

/// Input: "mesh". Parameter: "depth" (0 to 10). The result's hash is a function of the mesh's size and the depth. Sample:
/// "sheet".
[[nodiscard]] const app::Workspace& fake_mesh_workspace();

}  // namespace ws::test
