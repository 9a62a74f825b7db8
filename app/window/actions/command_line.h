// The command that makes the present result without the window.
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace ws::app {

class Session;
/// "warpscope run ridge --input rings.csv --r1 0.2 …": only what differs from the defaults.
[[nodiscard]] QString command_line(Session& session);

}  // namespace ws::app
