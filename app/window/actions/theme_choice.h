// The theme that was chosen: style, picture and menu show the same, and the settings keep it.
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace ws::app {

class ActionSet;
class SessionModel;
class Viewport;

/// "dark", "light" or "system".
void choose_theme(const QString& choice, SessionModel& model, ActionSet& set, Viewport& viewport);

}  // namespace ws::app
