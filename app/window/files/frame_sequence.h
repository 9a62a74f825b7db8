// Pictures of many steps: numbered png files, or a video.
// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/pictures/step_range.h"
#include "render/renderer.h"

#include <QString>

class QWidget;

namespace ws::app {

struct PictureTools;

struct FrameSequence {
  StepRange range;
  render::ImageOptions options;
  double frames_per_second = 30;              ///< of a video
  std::optional<render::Camera> camera = {};  ///< one for all; none: chosen before the first
};

/// By the name's end: clip.png becomes clip-step-0001.png and so on, mp4 and webm are made by ffmpeg. A folder that is missing
/// is made. Each picture is drawn in a turn of the event loop of its own while the one before is written, so that the window
/// stays alive; a dialog shows the progress. Cancelling keeps the files that are complete, and of a video nothing. Where a file
/// cannot be written, trying again goes on with that one.
void save_frames(QWidget* parent, const PictureTools& tools, const QString& path, const FrameSequence& sequence);
/// Whether pictures of the window are under way.
[[nodiscard]] bool is_saving_frames(const QWidget& window);

}  // namespace ws::app
