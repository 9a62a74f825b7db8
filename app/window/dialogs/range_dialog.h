// Asks from where to where a parameter's slider goes.
// SPDX-License-Identifier: MIT
#pragma once

#include "app/window/session_model.h"

namespace ws::app {

/// What the parameter does not take is refused in the dialog, with the reason.
void show_range_dialog(SessionModel& model, const std::string& name, QWidget* parent);

}  // namespace ws::app
