// How much a camera that shows a whole picture leaves about its box.
// SPDX-License-Identifier: MIT
#pragma once

namespace ws {

/// Half of what is seen, by half of the picture's box.
inline constexpr double frame_margin = 1.12;

}  // namespace ws
