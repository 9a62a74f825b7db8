// The step that is shown, as a sentence for a screen reader.
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace ws::app {

class SessionModel;

/// "Step 12 of 340: Choose balls; balls 37"; without a run what is missing.
[[nodiscard]] QString spoken_step(const SessionModel& model);

}  // namespace ws::app
