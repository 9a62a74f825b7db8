// The picture of the viewport as a file or on the clipboard.
// SPDX-License-Identifier: MIT
#pragma once

#include "render/renderer.h"

#include <QString>

#include <functional>

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

/// "earthquakes-ridge-step-1204", for the present step; without a step for what shows many.
[[nodiscard]] QString proposed_file_name(SessionModel& model, bool with_step);

/// Of the viewport as it is: its size in pixels, words as large as there.
[[nodiscard]] render::ImageOptions options_as_shown(const Viewport& viewport);

/// By the name's end: a png that embeds the state, an svg of a flat scene, or a glb of one in space. Draws at once, without the
/// overlay; compresses and writes in the background. Errors become messages; true when it was begun.
bool save_screenshot(const PictureTools& tools, const QString& path, const render::ImageOptions& options);

/// A png of any step; `done` is told whether it was written. Throws Error. `is_of_sequence`: the camera is that of others, too.
void write_picture(const PictureTools& tools, const QString& path, std::size_t step, const render::ImageOptions& options,
                   const render::Camera& camera, bool is_of_sequence, const std::function<void(bool)>& done);

/// Puts the picture on the clipboard once it is drawn, and says so.
void copy_picture(const PictureTools& tools, const render::ImageOptions& options);

}  // namespace ws::app
