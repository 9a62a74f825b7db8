// Widgets in tests that have no display.
// SPDX-License-Identifier: MIT
#pragma once

namespace ws::app::test {

/// Makes the process's one QApplication, unless another suite has.
void need_offscreen_application();

}  // namespace ws::app::test
