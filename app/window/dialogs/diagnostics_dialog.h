// What the program runs on, and why: text to read and to copy into a report.
// SPDX-License-Identifier: MIT
#pragma once

namespace ws::app {

class MainWindow;
void show_diagnostics(MainWindow& window);

}  // namespace ws::app
