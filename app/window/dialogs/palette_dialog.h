// Finds any action or parameter by its name and runs or reveals it.
// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <string>

class QWidget;

namespace ws::app {

class ActionSet;
class SessionModel;
/// `reveal` is called with the name of a parameter that was chosen.
void show_palette(QWidget* parent, const ActionSet& set, SessionModel& model,
                  const std::function<void(const std::string&)>& reveal);

}  // namespace ws::app
