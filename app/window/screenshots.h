// Pictures of the viewport as PNG files that embed the state: one, or one per step.
// SPDX-License-Identifier: MIT
#pragma once

#include "render/renderer.h"

#include <QString>

namespace ws::app {

class MainWindow;

/// The overlay is never part of it. Errors become messages; true when written.
bool save_screenshot(MainWindow& window, const QString& path, const render::ImageOptions& options);

/// NAME_0001.png … into `folder`, `stride` steps apart, one per turn of the event loop so that the window stays alive;
/// a dialog shows the progress and cancels.
void save_frames(MainWindow& window, const QString& folder, std::size_t stride, const render::ImageOptions& options);

}  // namespace ws::app
