// All keys as they are now, searchable; made from the action registry.
// SPDX-License-Identifier: MIT
#pragma once

#include <functional>

class QWidget;

namespace ws::app {

class ActionSet;

/// `change_keys` opens the key editor.
void show_cheat_sheet(QWidget* parent, const ActionSet& set, const std::function<void()>& change_keys);

}  // namespace ws::app
