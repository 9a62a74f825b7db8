// Which part of a warp's output the image reaches: its area, and pixel by pixel.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/data/image.h"
#include "compute/core/run/run_context.h"
#include "compute/filter/warp/warp.h"

#include <cstddef>

namespace ws::filter {

/// The area of the output, in pixels, whose samples lie in the image of `width` × `height` on a sheet that is drawn. The area
/// is that of convex polygons, so the cost does not depend on the size; pixels are squares about their centres.
[[nodiscard]] double covered_area(const Warp& warp, int width, int height);

/// The kinds of pixels of an output.
enum class Reach { inside, outside, behind, at_infinity };

/// All pixels of an output: a colour for each kind, and how many there are of it.
struct Mask {
  Image picture;  ///< 8-bit, three channels
  std::size_t inside = 0, outside = 0, behind = 0, at_infinity = 0;
};
/// Inside: 0 ≤ u ≤ width − 1 and 0 ≤ v ≤ height − 1 at the pixel's centre, before the plane or, with both sheets, on either
/// side; at infinity: w = 0 but for rounding; behind: w < 0 otherwise. Throws Cancelled.
[[nodiscard]] Mask make_mask(const Warp& warp, int width, int height, RunContext& context);

}  // namespace ws::filter
