// Lines and words over an image: what a work-group touches, and the geometry of a warp.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/filter/run.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace ws::filter {

/// A part of the image that is shown a second time, enlarged, over another part of it.
struct Lens {
  int x0 = 0, y0 = 0, x1 = 0, y1 = 0;   ///< the part, ends excluded
  double left = 0, top = 0, texel = 1;  ///< its corner in picture coordinates (y upwards), and the size of a texel there
  [[nodiscard]] double width() const { return (x1 - x0) * texel; }
  [[nodiscard]] double height() const { return (y1 - y0) * texel; }
};

/// In picture coordinates: the pixel in column x of row y is at (x, −y).
struct Overlay {
  std::vector<float> positions;       ///< 6 per segment
  std::vector<std::uint32_t> colors;  ///< 2 per segment
  struct Word {
    std::array<float, 2> at;
    std::string text;
  };
  std::vector<Word> words;
  std::optional<Lens> lens;
  int read_count = 0;  ///< how many reads each lane is drawn with; the fourth has the first one's colour again

  /// From pixel (x0, y0) to pixel (x1, y1), rows counted downwards.
  void line(double x0, double y0, double x1, double y1, std::uint32_t color);
  void arrow(double x0, double y0, double x1, double y1, double head, std::uint32_t color);
  void box(double left, double top, double right, double bottom, std::uint32_t color);
  void word(double x, double y, std::string text);
  /// Lines of text outside the lens: above it where the lens is in the lower half of a picture of this height, else below it.
  void caption(double picture_height, const std::vector<std::string>& lines);
  /// Places that are given from now on are magnified by the lens.
  void look_through(const Lens& through);
  [[nodiscard]] std::size_t segment_count() const { return colors.size() / 2; }

 private:
  std::array<float, 2> place(double x, double y) const;
  bool magnified_ = false;
};

/// A part of the image that shows this many columns and rows about (x, y), as large as `share` of the picture allows.
[[nodiscard]] Lens make_lens(double x, double y, int columns, int rows, const Planes& picture, double share, bool below);

/// The tile of a pass; and, through the lens, its apron, the accesses of one warp and the boundaries of its memory segments.
/// Passes without work-groups have no lens. `load`: draws reads of the image, else reads of the tile.
[[nodiscard]] Overlay draw_tile(const Pass& pass, const Run& run, std::size_t tile, bool load, const ViewParameters& view = {});

/// The ways to treat an apron, on the group of 64 pixels in a row that begins at (x, y): cells of the tile that are loaded or
/// missing, items that are right, wrong or idle; then what MAX_RADIUS = 32 does to groups of 32.
void draw_aprons(Overlay& overlay, int x, int y, int radius, const Planes& picture);
/// The ids of 16 work-items in one and in two dimensions, about (x, y).
void draw_work_space(Overlay& overlay, int x, int y, const Planes& picture);

/// The banks of local memory that the 16 work-items of a half-warp read, `stride` words apart, about (x, y).
void draw_banks(Overlay& overlay, int x, int y, int stride, const Planes& picture);

/// The grid of the input as the warp sees it, the outline of the input, and the vanishing line.
[[nodiscard]] Overlay draw_geometry(const Run& run, bool over_input);

/// The line between two images that are shown beside each other.
void draw_divider(Overlay& overlay, double x, int height);

}  // namespace ws::filter
