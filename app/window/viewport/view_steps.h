// View actions that go on to the next value of something.
// SPDX-License-Identifier: MIT
#pragma once

namespace ws::app {

class SessionModel;

/// Edits the view parameter "color_map" where the workspace has one.
void next_color_map(SessionModel& model);
/// Enlarges all layers; after four times the size comes half of it.
void larger_points(SessionModel& model);

}  // namespace ws::app
