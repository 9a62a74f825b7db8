// What settings do in the window, at its start and whenever one changes; and the actions that change them.
// SPDX-License-Identifier: MIT
#pragma once

namespace ws::app {

class Settings;
struct WindowParts;

/// Settings hold in the window from now on. What was wrong in configuration files is said.
void follow_settings(const WindowParts& parts, Settings& settings);

}  // namespace ws::app
