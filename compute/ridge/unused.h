// Which parameters have no effect beside the others: one table, which warnings, runs and the legend go by.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/backend.h"
#include "compute/ridge/params.h"

#include <string>
#include <vector>

namespace ws::ridge {

/// What was asked for and has no effect is at its default again; a run with these gives the same. O(fields).
[[nodiscard]] Parameters effective(const Parameters& asked, Backend backend);

/// A line for each reason why something that was asked for has no effect: "--tile-grid 4 and --halo 2 have no effect: …".
[[nodiscard]] std::vector<std::string> unused_lines(const Parameters& asked, Backend backend);

}  // namespace ws::ridge
