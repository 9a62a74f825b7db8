// Which keys each action has: those of the registry, and over them what the settings say.
// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/actions.h"
#include "app/session/settings/settings.h"

#include <QKeySequence>
#include <QList>
#include <QString>
#include <QStringList>

namespace ws::app {

class ActionSet;

/// Gives all actions their keys. A key that the settings give to one action is no other's; texts that are no keys, and keys
/// that two actions were given, are told.
[[nodiscard]] QStringList apply_keys(ActionSet& set, const Settings& settings);
/// The other action that has this key now; nullptr where it is free.
[[nodiscard]] const Action* owner_of(const ActionSet& set, const QKeySequence& key, std::string_view except);
/// Why the key cannot be the action's: it moves the keyboard or presses buttons. Empty where it can.
[[nodiscard]] QString why_not(const Action& action, const QKeySequence& key);
/// "Ctrl+Z, Ctrl+Y" as the desktop writes keys.
[[nodiscard]] QString shown_keys(const QList<QKeySequence>& keys);
[[nodiscard]] Keys as_setting(const QList<QKeySequence>& keys);

}  // namespace ws::app
