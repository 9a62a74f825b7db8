// A saved state and the flags that hold over it, for the commands that draw.
// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/commands.h"
#include "app/session/document/state.h"

namespace ws::app {

/// Fills the command's task from a state: experiment, data, parameters, view, step. `name` stands before warnings about what is
/// not known, which is taken out of the state. Throws Error.
void take_state(RenderCommand& command, State& state, const std::string& name);

/// Fills the command's task from the state file that it names, if it names one, and gives the state that is drawn: the flags
/// that were given, over the state's settings, over the defaults. What the state holds that is not known is warned about.
/// Throws Error.
[[nodiscard]] State load_state(RenderCommand& command);

}  // namespace ws::app
