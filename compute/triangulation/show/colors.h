// The colours of triangulations: one for each thing that is known of an edge. Safe for the colour-blind (Okabe and Ito).
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/result/palette.h"
#include "compute/core/words/told.h"
#include "compute/triangulation/story/story.h"

#include <algorithm>
#include <cstdint>
#include <string_view>

namespace ws::triangulation {

// Yellow is the shortest so far, white what a step is about: the edge, the call, the way to it.
inline constexpr std::uint32_t point_color = pack_rgba(240, 243, 248), marked_color = pack_rgba(255, 255, 255),
                               best_color = pack_rgba(240, 228, 66), shared_color = pack_rgba(120, 130, 148),
                               different_color = pack_rgba(230, 159, 0), appeared_color = pack_rgba(240, 228, 66),
                               vanished_color = pack_rgba(213, 64, 60), uncovered_color = pack_rgba(0, 114, 178),
                               wrong_color = pack_rgba(213, 64, 60), missing_color = pack_rgba(240, 228, 66),
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
      return pack_rgba(190, 110, 160, 150);
    case EdgeState::chosen:
      return pack_rgba(0, 184, 135);
    case EdgeState::past:
      return pack_rgba(190, 110, 160, 70);
    case EdgeState::waiting:
      return pack_rgba(125, 136, 156, 50);
    case EdgeState::hidden:
      return 0;
  }
  return 0;
}

[[nodiscard]] constexpr const char* name_of(EdgeState state) {
  switch (state) {
    case EdgeState::open:
      return phrase("open");
    case EdgeState::forced:
      return phrase("forced");
    case EdgeState::kept:
      return phrase("kept");
    case EdgeState::dropped:
      return phrase("dropped");
    case EdgeState::crossed:
      return phrase("crossed by a kept edge");
    case EdgeState::chosen:
      return phrase("in the triangulation");
    case EdgeState::past:
      return phrase("ruled out before");
    case EdgeState::waiting:
      return phrase("may be inserted");
    case EdgeState::hidden:
      return phrase("out");
  }
  return "";
}

/// What a state is called in the steps of a phase.
[[nodiscard]] inline const char* name_of(EdgeState state, std::string_view phase) {
  if (phase == "all edges" && state == EdgeState::open) return phrase("hold no third point");
  if (phase == "diamonds" && state == EdgeState::open) return phrase("pass the diamond test");
  if (phase == "diamonds" && state == EdgeState::dropped) return phrase("fail the diamond test");
  if (phase == "rounds" && state == EdgeState::open) return phrase("possible");
  if (phase == "rounds" && state == EdgeState::dropped) return phrase("ruled out in this round");
  if ((phase == "skeleton" || phase == "faces") && state == EdgeState::forced) return phrase("certain");
  if (phase == "faces" && state == EdgeState::kept) return phrase("chosen in faces");
  if (phase == "insertion" && state == EdgeState::kept) return phrase("inserted");
  if (phase == "insertion" && state == EdgeState::dropped) return phrase("left out");
  if (phase == "insertion" && state == EdgeState::crossed) return phrase("crossed by an inserted edge");
  if (phase == "combinations" && state == EdgeState::open) return phrase("not in the set");
  if (phase == "combinations" && state == EdgeState::kept) return phrase("in the set");
  if (phase == "combinations" && state == EdgeState::dropped) return phrase("in the set, crossing others");
  return name_of(state);
}

/// Where many lines lie over each other, each is weaker, so that they do not become one mass.
[[nodiscard]] inline std::uint32_t faded_among(std::uint32_t color, std::size_t line_count) {
  constexpr double few = 600, faintest = 0.06;
  const double strength = std::clamp(few / static_cast<double>(std::max<std::size_t>(line_count, 1)), faintest, 1.0);
  return (color & 0x00ffffffu) | static_cast<std::uint32_t>(static_cast<double>(color >> 24) * strength) << 24;
}

}  // namespace ws::triangulation
