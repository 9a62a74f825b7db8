// The colours of triangulations: one for each thing that is known of an edge. Safe for the colour-blind (Okabe and Ito).
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/palette.h"
#include "compute/triangulation/story.h"

#include <cstdint>

namespace ws::triangulation {

inline constexpr std::uint32_t point_color = pack_rgba(240, 243, 248), marked_color = pack_rgba(240, 228, 66),
                               best_color = pack_rgba(240, 228, 66, 90), shared_color = pack_rgba(120, 130, 148),
                               different_color = pack_rgba(230, 159, 0), appeared_color = pack_rgba(240, 228, 66),
                               vanished_color = pack_rgba(213, 64, 60), uncovered_color = pack_rgba(0, 114, 178),
                               kept_side_color = pack_rgba(0, 184, 135), killed_side_color = pack_rgba(213, 64, 60);

[[nodiscard]] constexpr std::uint32_t color_of(EdgeState state) {
  switch (state) {
    case EdgeState::open:
      return pack_rgba(125, 136, 156, 120);
    case EdgeState::forced:
      return pack_rgba(86, 180, 233);
    case EdgeState::kept:
      return pack_rgba(0, 184, 135);
    case EdgeState::dropped:
      return pack_rgba(213, 94, 0, 110);
    case EdgeState::crossed:
      return pack_rgba(150, 90, 120, 60);
    case EdgeState::chosen:
      return pack_rgba(0, 184, 135);
    case EdgeState::past:
      return pack_rgba(150, 90, 120, 50);
    case EdgeState::hidden:
      return 0;
  }
  return 0;
}

[[nodiscard]] constexpr const char* name_of(EdgeState state) {
  switch (state) {
    case EdgeState::open:
      return "open";
    case EdgeState::forced:
      return "forced";
    case EdgeState::kept:
      return "kept";
    case EdgeState::dropped:
      return "dropped";
    case EdgeState::crossed:
      return "crossed by a kept edge";
    case EdgeState::chosen:
      return "in the triangulation";
    case EdgeState::past:
      return "ruled out before";
    case EdgeState::hidden:
      return "out";
  }
  return "";
}

}  // namespace ws::triangulation
