// Pictures of a result as files, for the commands that write some.
// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/work.h"
#include "app/session/document/state.h"
#include "render/image.h"

#include <optional>

namespace ws::app {

/// What a PNG of a step is to embed: `state` with what the run made of it.
[[nodiscard]] State completed(State state, const RenderCommand& command, const Report& report, std::size_t step,
                              const render::Camera& camera);
/// Draws without a display what the command asks for: a step as a png with the state that reproduces it, as svg or glb, or many
/// steps as numbered png files or as a video. Gives the picture of a single png. The time of writing is added to the report's.
std::optional<render::Image> write_pictures(const RenderCommand& command, const State& state, Report& report,
                                            const Interrupt& interrupt);

}  // namespace ws::app
