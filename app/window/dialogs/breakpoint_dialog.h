// Steps › Pause where…: the breakpoints as a list, and a line to write another one.
// SPDX-License-Identifier: MIT
#pragma once

class QWidget;

namespace ws::app {

class SessionModel;
/// Stands beside the window; one at a time.
void show_breakpoint_dialog(QWidget* window, SessionModel& model);

}  // namespace ws::app
