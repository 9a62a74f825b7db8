// What the window's thread did with its time while frames were drawn.
// SPDX-License-Identifier: MIT
#pragma once

#include <deque>
#include <optional>

namespace ws::app {

/// Of the frames of the last second. Times are the steady clock's, in milliseconds.
class FrameSplit {
 public:
  /// A frame was drawn: `draw_ms` by its scene, `busy_ms` by all events of the thread since the program began.
  void note(double now, double draw_ms, double busy_ms);

  /// Of a frame, on average. They add up to the distance between two frames.
  struct Parts {
    double draw_ms = 0;
    double interface_ms = 0;  ///< panels, sliders over the picture, and all else that the thread did
    double idle_ms = 0;
  };
  /// Nothing before there are two frames.
  [[nodiscard]] std::optional<Parts> parts() const;

 private:
  struct Frame {
    double at, draw_ms, busy_ms;
  };
  std::deque<Frame> frames_;
};

}  // namespace ws::app
