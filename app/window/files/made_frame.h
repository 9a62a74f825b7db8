// The frame of a step for a file: made by the stage, apart from the one on the screen.
// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/stage/presenter.h"

#include <functional>
#include <optional>

namespace ws::app {

class SessionModel;

/// Of the result that is shown, or of the one beside it.
enum class FrameOf { a, b };

/// Calls `done` on the window's thread, unless the model has gone meanwhile: with the frame, or with nothing where it could not
/// be made, which then is a message, or where another one was asked for or another result is shown.
void ask_for_frame(SessionModel& model, const Request& request, const std::function<void(std::optional<MadeFrame>)>& done,
                   FrameOf of = FrameOf::a);

}  // namespace ws::app
