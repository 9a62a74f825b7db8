// Opens what the clipboard holds.
// SPDX-License-Identifier: MIT
#pragma once

namespace ws::app {

class Opener;
class SessionModel;

/// A state, files, numbers (as from a spreadsheet) or an image. Numbers and images become files in the user's data folder, so
/// that states can name them; the newest fifty stay there. What it is not becomes a message.
void paste(SessionModel& model, Opener& opener);

}  // namespace ws::app
