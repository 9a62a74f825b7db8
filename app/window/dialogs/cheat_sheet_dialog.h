// All keys, searchable; made from the action registry.
// SPDX-License-Identifier: MIT
#pragma once

namespace ws::app {

class MainWindow;
void show_cheat_sheet(MainWindow& window);

}  // namespace ws::app
