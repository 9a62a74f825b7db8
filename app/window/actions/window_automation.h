// What the automation door of UI tests may ask of the window.
// SPDX-License-Identifier: MIT
#pragma once

namespace ws::app {

class AutomationDoor;
struct WindowParts;

/// Commands: geometry NAME, names, state, status, screenshot FILE, grab FILE, action ID, open FILE, export FILE, quit.
void answer_automation(const WindowParts& parts, AutomationDoor& door);

}  // namespace ws::app
