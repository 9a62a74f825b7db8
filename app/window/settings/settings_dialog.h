// Edit › Settings…: made from the table of settings. What is chosen holds at once and is kept in the user's file.
// SPDX-License-Identifier: MIT
#pragma once

#include <functional>

class QWidget;

namespace ws::app {

class SessionModel;
class Settings;

/// Opens the dialog; `settings` outlives it. `change_keys` opens the key editor.
void show_settings(QWidget* parent, SessionModel& model, Settings& settings, const std::function<void()>& change_keys);

}  // namespace ws::app
