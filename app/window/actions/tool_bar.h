// The tool bar: open, samples, steps, backend, screenshot, undo and redo.
// SPDX-License-Identifier: MIT
#pragma once

namespace ws::app {

class MainWindow;
void make_tool_bar(MainWindow& window);

}  // namespace ws::app
