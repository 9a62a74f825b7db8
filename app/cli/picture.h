// A picture of a result, for the commands that write one.
// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/work.h"
#include "app/session/document/state.h"
#include "render/image.h"

namespace ws::app {

/// Draws a step without a display and writes it with the state that reproduces it; the time of writing is
/// added to the report's. A signal meanwhile ends the program.
render::Image write_picture(const RenderCommand& command, const State& state, Report& report);

}  // namespace ws::app
