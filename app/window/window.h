// The door to the Qt side: the main window, run until it closes, and plots drawn without a display.
// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/session.h"
#include "compute/core/result/plot.h"

#include <string>
#include <vector>

namespace ws::app {

/// Opens the window with `files` (if any) and returns the program's exit code. `columns` and `drop_invalid` apply to the
/// files, `workspace` (if any) to the first. Call once, from the main thread.
int run_window(int& argc, char** argv, const SessionOptions& options, const std::vector<std::string>& files,
               const std::vector<std::string>& columns, bool drop_invalid, const std::string& workspace);

/// Draws a plot of `width` × `height` points as the window does, into a csv, svg or png file; a png has so many
/// pixels a point and side. For programs without a window; call from the main thread. Throws Error{io}.
void save_plot(const Plot& plot, const std::string& path, int width, int height, int pixels_per_point,
               const std::string& theme);

}  // namespace ws::app
