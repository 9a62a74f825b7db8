// Finds any action or parameter by its name and runs or reveals it.
// SPDX-License-Identifier: MIT
#pragma once

namespace ws::app {

class MainWindow;
void show_palette(MainWindow& window);

}  // namespace ws::app
