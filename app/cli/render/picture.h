// Pictures of a result as files, for the commands that write some.
// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/work.h"
#include "app/session/document/state.h"
#include "render/image.h"

#include <optional>

namespace ws::app {

/// What reproduces a picture of that step: `state` with what the run made of it. A png of the step embeds it.
[[nodiscard]] State completed_state(State state, const Task& task, const Report& report, std::size_t step);

/// Draws without a display what the command asks for: a step as a png with the state that reproduces it, as svg or glb, or many
/// steps as numbered png files or as a video. Gives the picture of a single png. The time of writing is added to the report's.
std::optional<render::Image> write_pictures(const RenderCommand& command, const State& state, Report& report,
                                            const Interrupt& interrupt);

}  // namespace ws::app
