// Where a box lies beside a place that it tells of.
// SPDX-License-Identifier: MIT
#pragma once

#include "app/overlay/frame.h"

#include <algorithm>
#include <array>
#include <limits>
#include <span>
#include <utility>

namespace ws::app {

/// What is around a place, so near to it that it is looked at, too.
constexpr float clear_around_px = 36;

[[nodiscard]] constexpr float overlap(const OverlayRect& a, const OverlayRect& b) {
  const float across = std::min(a.x + a.width, b.x + b.width) - std::max(a.x, b.x);
  const float down = std::min(a.y + a.height, b.y + b.height) - std::max(a.y, b.y);
  return std::max(across, 0.0f) * std::max(down, 0.0f);
}

/// Whether one of the places is in the box, or no farther from it than `reach`.
[[nodiscard]] inline bool touches_any(const OverlayRect& box, std::span<const std::array<float, 2>> places, float reach) {
  const OverlayRect wide{box.x - reach, box.y - reach, box.width + 2 * reach, box.height + 2 * reach};
  return std::any_of(places.begin(), places.end(), [&](const auto& at) {
    return at[0] >= wide.x && at[0] <= wide.x + wide.width && at[1] >= wide.y && at[1] <= wide.y + wide.height;
  });
}

/// The box of this size, within `room` where that is large enough: right of the place, left, above or below it or between two
/// of these, close to it or somewhat away, wherever it covers least of what is around the place, then of what is `taken`, and
/// then of what is `looked_at`. Of those that cover as little the nearest.
[[nodiscard]] inline OverlayRect beside(float x, float y, float width, float height, const OverlayRect& room,
                                        std::span<const OverlayRect> taken, std::span<const OverlayRect> looked_at = {}) {
  constexpr float c = clear_around_px, dear = 1000, less_dear = 10;
  const OverlayRect around{x - c, y - c, 2 * c, 2 * c};
  OverlayRect best;
  float least = std::numeric_limits<float>::max();
  const auto consider = [&](float left, float top) {
    const OverlayRect box{std::max(room.x, std::min(left, room.x + room.width - width)),
                          std::max(room.y, std::min(top, room.y + room.height - height)), width, height};
    float covered = dear * overlap(box, around);
    for (const OverlayRect& other : taken) covered += less_dear * overlap(box, other);
    for (const OverlayRect& other : looked_at) covered += overlap(box, other);
    if (covered >= least) return;
    least = covered;
    best = box;
  };
  for (const float away : {c, c + 60, c + 140}) {
    const float middle_x = x - width / 2, middle_y = y - height / 2, left = x - away - width, top = y - away - height;
    consider(x + away, middle_y);
    consider(left, middle_y);
    consider(middle_x, top);
    consider(middle_x, y + away);
    for (const float beside_y : {top, y + away}) {
      consider(x + away, beside_y);
      consider(left, beside_y);
    }
  }
  return best;
}

}  // namespace ws::app
