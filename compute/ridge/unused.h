// The parameters as a run takes them: what has no effect beside the others or on the backend is at its default.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/device/backend.h"
#include "compute/ridge/params.h"

#include <string>
#include <vector>

namespace ws::ridge {

/// What was asked for and has no effect is at its default again; a run with these gives the same. O(fields).
[[nodiscard]] Parameters effective(const Parameters& asked, Backend backend);

/// A line for each reason why something that was asked for has no effect on the backend: "--devices 2 has no effect: …". What
/// has none whatever the backend, `Experiment::run` tells.
[[nodiscard]] std::vector<std::string> unused_lines(const Parameters& asked, Backend backend);

}  // namespace ws::ridge
