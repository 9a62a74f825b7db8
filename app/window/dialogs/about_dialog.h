// Version, licence, libraries; and the help page.
// SPDX-License-Identifier: MIT
#pragma once

namespace ws::app {

class MainWindow;
void show_about(MainWindow& window);
/// What is on the screen, in a page of text.
void show_help(MainWindow& window);

}  // namespace ws::app
