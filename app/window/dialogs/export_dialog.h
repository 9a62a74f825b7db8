// Asks which output of the result goes where.
// SPDX-License-Identifier: MIT
#pragma once

namespace ws::app {

class MainWindow;
void show_export_dialog(MainWindow& window);

}  // namespace ws::app
