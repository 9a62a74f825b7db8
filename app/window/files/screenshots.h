// Pictures of the viewport as PNG files that embed the state: one, or one per step.
// SPDX-License-Identifier: MIT
#pragma once

#include "render/renderer.h"

#include <QString>

namespace ws::app {

class MainWindow;

/// Draws at once, without the overlay; compresses and writes in the background. Errors become messages; true when drawn.
bool save_screenshot(MainWindow& window, const QString& path, const render::ImageOptions& options);

/// frame_00000.png … into `folder`, `stride` steps apart: each is drawn in a turn of the event loop of its own while the one
/// before is written, so that the window stays alive; a dialog shows the progress and cancels.
void save_frames(MainWindow& window, const QString& folder, std::size_t stride, const render::ImageOptions& options);

}  // namespace ws::app
