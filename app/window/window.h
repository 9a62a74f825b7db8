// The door to the Qt side: the main window, run until it closes, and plots drawn without a display.
// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/session.h"
#include "compute/core/result/plot.h"

#include <string>

namespace ws::app {

/// Opens the window and returns the program's exit code. Call once, from the main thread.
int run_window(int& argc, char** argv, const WindowRequest& request);

/// Draws a plot of `width` × `height` points as the window does, into a csv, svg or png file; a png has so many
/// pixels a point and side. For programs without a window; call from the main thread. Throws Error{io}.
void save_plot(const Plot& plot, const std::string& path, int width, int height, int pixels_per_point,
               const std::string& theme);

}  // namespace ws::app
