// What a picture of a detection is drawn of: which buffers, and what is written into them, but for the cloud's own, which the
// engine paints.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/ridge/show/picture.h"

#include <cstdint>
#include <string>
#include <vector>

namespace ws::ridge {

/// The buffers of a picture that is complete but for its layout.
[[nodiscard]] FrameLayout layout_of(const RidgePicture& picture);

/// Writes wanted buffers of a picture from the host.
class Drawing {
 public:
  /// Picture and targets must outlive the drawing.
  Drawing(const RidgePicture& picture, const FrameTargets& targets)
      : picture_(picture), run_(picture.ridge.detection()), targets_(targets) {}

  [[nodiscard]] bool wants(const std::string& name) const;
  void balls(const Balls& balls) const;
  void links() const;
  void truth() const;
  void tiles() const;
  void removed() const;
  /// Draws, at the last step, the exact result and what this one lacks of it.
  void comparison() const;
  /// Paints the points in the colours of their tiles.
  void tile_colors() const;

 private:
  void add_projected(std::vector<float>& positions, const double* local) const;
  void write_both(const std::string& name, const char* place, const std::vector<float>& places,
                  const std::vector<std::uint32_t>& colors) const;
  void segments(const std::string& name, const std::vector<double>& ends, std::uint32_t color) const;
  void add_box(const TileFrame& frame, std::vector<float>& positions, std::vector<std::uint32_t>& colors) const;
  [[nodiscard]] bool is_in_shown_tile(std::uint32_t ball) const;
  [[nodiscard]] std::uint32_t ball_color(std::uint32_t ball) const;

  const RidgePicture& picture_;
  const Detection& run_;
  const FrameTargets& targets_;
};

}  // namespace ws::ridge
