// A made-up experiment that takes an image, and its workspace.
// SPDX-License-Identifier: MIT
#pragma once

#include "app/workspaces/workspace.h"

namespace ws::test {

/// Input: "image". Parameter: "taps" (numbers from -10 to 10). The result's hash is a function of the image's first pixel, its
/// size and the taps. Sample: "board", a checkerboard.
[[nodiscard]] const app::Workspace& fake_image_workspace();

}  // namespace ws::test
