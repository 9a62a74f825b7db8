// Pictures one after another as a video file, made by the program ffmpeg where that is installed.
// SPDX-License-Identifier: MIT
#pragma once

#include "render/image.h"

#include <memory>
#include <stop_token>
#include <string>

namespace ws::app {

struct VideoOptions {
  int width = 0, height = 0;  ///< even: see `even_side`
  double frames_per_second = 30;
  bool transparent = false;  ///< webm only
};

/// mp4 and webm hold colours of 2 × 2 pixels, so a side is even: the next smaller one, at least 2.
[[nodiscard]] int even_side(int side);
/// Whether a file of this name is to be a video: .mp4 or .webm.
[[nodiscard]] bool is_video(const std::string& path);
/// What no video can be made of, before any work: no ffmpeg, an odd or a negative number, an mp4 without ground. Throws Error
/// that says what to install.
void check_video(const std::string& path, const VideoOptions& options);

/// ffmpeg gets the pictures through a pipe and writes into a file without a name; only what is complete is put in place. So a
/// clip that was given up, or whose program died, leaves nothing behind.
class Video {
 public:
  /// A stop kills ffmpeg; what waits for it then throws Cancelled. Throws Error.
  Video(std::string path, const VideoOptions& options, std::stop_token stop = {});
  /// Without `finish` there is no file.
  ~Video();
  Video(const Video&) = delete;
  Video& operator=(const Video&) = delete;

  /// Waits while ffmpeg is behind. Throws Error{io} with ffmpeg's words where it has given up.
  void add(const render::Image& image);
  /// Waits until ffmpeg is done, and puts the file in place.
  void finish();

 private:
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace ws::app
