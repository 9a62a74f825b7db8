// What can be done about an error, as buttons of the banner.
// SPDX-License-Identifier: MIT
#pragma once

namespace ws::app {

class ActionSet;
class Banner;
class FileWriter;
class Opener;
class SessionModel;

/// Offers, beside the messages for which they help: drop invalid points, choose other columns, try again, take fewer points, go
/// on on the CPU.
void offer_remedies(Banner& banner, SessionModel& model, Opener& opener, FileWriter& writer, const ActionSet& set);

}  // namespace ws::app
