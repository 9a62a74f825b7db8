// The tool bar: open, samples, steps, backend, screenshot, undo and redo, and what can be done with the data.
// SPDX-License-Identifier: MIT
#pragma once

class QMainWindow;

namespace ws::app {

class ActionSet;
class SessionModel;
void make_tool_bar(QMainWindow& window, const ActionSet& set, SessionModel& model);

}  // namespace ws::app
