// The key editor: every action with its keys, to be changed, with conflicts told at once.
// SPDX-License-Identifier: MIT
#pragma once

class QWidget;

namespace ws::app {

class ActionSet;
class SessionModel;
class Settings;

/// Opens the dialog; `set` and `settings` outlive it. What is changed holds at once and is kept in the user's file; what cannot
/// be kept becomes a message.
void show_key_editor(QWidget* parent, ActionSet& set, SessionModel& model, Settings& settings);

}  // namespace ws::app
