// All keys, searchable; made from the action registry.
// SPDX-License-Identifier: MIT
#pragma once

class QWidget;

namespace ws::app {

class ActionSet;
void show_cheat_sheet(QWidget* parent, const ActionSet& set);

}  // namespace ws::app
