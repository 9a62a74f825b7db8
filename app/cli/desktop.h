// What the command line asks of the window's side, which alone knows Qt.
// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/options.h"
#include "compute/core/result/plot.h"

#include <functional>
#include <string>

namespace ws::app {

/// What only Qt's side can do; empty in a build without it.
struct Desktop {
  /// Opens the window and returns the exit code.
  std::function<int(int& argc, char** argv, const WindowRequest& request)> open_window;
  /// Draws a plot of `width` × `height` points, each `pixels_per_point` pixels wide and high, into a csv, svg or png file.
  /// `theme`: dark, light or print. Throws Error.
  std::function<void(const Plot& plot, const std::string& path, int width, int height, int pixels_per_point,
                     const std::string& theme)>
      save_plot;
};

}  // namespace ws::app
