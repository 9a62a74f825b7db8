// The menu bar, made from the action registry.
// SPDX-License-Identifier: MIT
#pragma once

class QMenu;

namespace ws::app {

class MainWindow;
class Workspace;

void make_main_menu(MainWindow& window);
/// One entry per sample of the workspace.
void add_samples(QMenu* menu, MainWindow& window, const Workspace& workspace);

}  // namespace ws::app
