// What a line of sight meets in a ray-traced picture, where nothing is drawn that could be picked.
// SPDX-License-Identifier: MIT
#pragma once

#include "app/workspaces/workspace.h"
#include "compute/kdtree/show/presentation.h"

#include <optional>

namespace ws::app {

/// The nearest triangle, found through the tree. On the stage's thread.
[[nodiscard]] std::optional<Workspace::Finding> find_triangle(const kdtree::TreePicture& picture, const Workspace::Sight& sight,
                                                              kdtree::TreePresentation& tree, RunContext& context);

}  // namespace ws::app
