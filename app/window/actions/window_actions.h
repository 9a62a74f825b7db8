// What each action of the registry does in the window.
// SPDX-License-Identifier: MIT
#pragma once

namespace ws::app {

class MainWindow;
/// Connects every action of the registry; to be called once.
void connect_actions(MainWindow& window);

}  // namespace ws::app
