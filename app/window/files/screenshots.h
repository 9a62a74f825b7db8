// Pictures of the viewport as PNG files that embed the state: one, or one per step.
// SPDX-License-Identifier: MIT
#pragma once

#include "render/renderer.h"

#include <QString>

class QWidget;

namespace ws::app {

class FileWriter;
class SessionModel;
class Viewport;

/// What draws a picture, says what it shows, and writes it.
struct PictureTools {
  SessionModel& model;
  Viewport& viewport;
  FileWriter& writer;
};

/// Draws at once, without the overlay; compresses and writes in the background. Errors become messages; true when drawn.
bool save_screenshot(const PictureTools& tools, const QString& path, const render::ImageOptions& options);

/// frame_00000.png … into `folder`, `stride` steps apart: each is drawn in a turn of the event loop of its own while the one
/// before is written, so that the window stays alive; a dialog shows the progress and cancels.
void save_frames(QWidget* parent, const PictureTools& tools, const QString& folder, std::size_t stride,
                 const render::ImageOptions& options);

}  // namespace ws::app
