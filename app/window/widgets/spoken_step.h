// The step that is shown, as sentences: for a screen reader, and for the eyes.
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace ws::app {

class SessionModel;

/// "Step 12 of 340: Choose balls; balls 37"; without a run what is missing.
[[nodiscard]] QString spoken_step(const SessionModel& model);

/// The same for the eyes: the number, the sentence, and below it the values; nothing without a picture.
[[nodiscard]] QString told_step(const SessionModel& model);
/// The values of the step alone: "Balls 37   ·   Mean move 0.01".
[[nodiscard]] QString values_of_step(const SessionModel& model);

}  // namespace ws::app
