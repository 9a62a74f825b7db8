// The command line: everything that works without a window.
// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/desktop.h"

namespace ws::app {

/// Does what the arguments say and returns the exit code: 0 done, 1 the work failed, 2 wrong usage, 3 a picture differs
/// from its reference, 130 cancelled. The last line on stderr says why it is not 0. Never throws.
int run_command_line(int& argc, char** argv, const Desktop& desktop);

}  // namespace ws::app
