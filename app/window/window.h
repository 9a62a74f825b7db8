// The door to the Qt side: makes the QApplication and the main window, and runs until it closes.
// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/session.h"

#include <string>
#include <vector>

namespace ws::app {

/// Opens the window with `files` (if any) and returns the program's exit code. `columns` and `drop_invalid` apply to the
/// files. Call once, from the main thread.
int run_window(int& argc, char** argv, const SessionOptions& options, const std::vector<std::string>& files,
               const std::vector<std::string>& columns, bool drop_invalid);

}  // namespace ws::app
