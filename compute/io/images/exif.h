// The one thing of a photograph's EXIF data that changes the picture: which way up the camera was held.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/data/image.h"

#include <string_view>

namespace ws::io {

/// 1 (upright) to 8, as EXIF's tag 0x0112 counts, from the TIFF structure that EXIF data are ("II*…" or "MM…"). Data that are
/// damaged or have no such tag give 1: they are no reason to refuse the picture.
[[nodiscard]] int exif_orientation(std::string_view tiff);

/// The image as it is to be seen, of one that was stored in that orientation; 1: the argument itself. Throws
/// Error{out_of_memory}.
[[nodiscard]] Image upright(Image stored, int orientation);

}  // namespace ws::io
