// What a frame of the overlay is drawn from, and where its panels lie.
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <vector>

namespace ws::app {

/// A rectangle of the viewport, in logical pixels of type of the usual size: of larger type, each is so much larger.
struct OverlayRect {
  float x = 0, y = 0, width = 0, height = 0;
};

/// What one frame of the overlay needs to know besides the session.
struct OverlayFrame {
  int width = 1, height = 1;                      ///< device pixels
  int picture_width = 1;                          ///< of each of two pictures beside each other, else the same
  float ratio = 1;                                ///< device pixels per logical pixel
  float type = 1;                                 ///< how many times as large as usual the type is, and all about it
  double seconds = 0;                             ///< steady clock
  double map_ms = 0;                              ///< what writing the last step's buffers took
  double draw_ms = 0;                             ///< what drawing a scene takes
  double interface_ms = 0;                        ///< what else the window does between two frames
  std::optional<double> idle_ms;                  ///< and for how long it does nothing, where frames follow one another
  double memory_peak = 0;                         ///< bytes per second of the run's device; 0: unknown
  std::size_t most_points = 0;                    ///< that the scene's frame draws of a cloud; 0: all
  std::size_t most_points_moving = 0;             ///< that frames draw while something moves
  bool sliders_are_folded = false;                ///< the panel of pinned parameters is a strip
  bool reasons_are_seen = false;                  ///< a panel says why the picked thing is as it is
  std::optional<std::array<float, 2>> selection;  ///< of the picked thing, logical pixels from the top left
  std::vector<std::array<float, 4>> outline;      ///< of the picked thing: lines from x, y to x, y
  std::vector<std::array<float, 2>> handles;      ///< of the picture, logical pixels from the top left
  std::vector<OverlayRect> looked_at;             ///< what should be seen beside it: the data, and the picture's legend
};

}  // namespace ws::app
