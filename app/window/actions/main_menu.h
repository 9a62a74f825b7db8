// The menu bar, made from the action registry.
// SPDX-License-Identifier: MIT
#pragma once

class QMainWindow;
class QMenu;
class QString;

namespace ws::app {

class ActionSet;
class Opener;
class RecentFiles;
class SessionModel;
class Workspace;

void make_main_menu(QMainWindow& window, const ActionSet& set, SessionModel& model, Opener& opener, RecentFiles& recent);
/// Of what follows in the menu.
void add_heading(QMenu& menu, const QString& text);
/// One entry per sample of the workspace.
void add_samples(QMenu* menu, SessionModel& model, const Workspace& workspace);

}  // namespace ws::app
