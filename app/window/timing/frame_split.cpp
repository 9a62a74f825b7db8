// Means over the frames of a second.
// SPDX-License-Identifier: MIT
#include "app/window/timing/frame_split.h"

#include <algorithm>

namespace ws::app {

namespace {

constexpr double split_over_ms = 1000;

}  // namespace

void FrameSplit::note(double now, double draw_ms, double busy_ms) {
  frames_.push_back({now, draw_ms, busy_ms});
  while (frames_.front().at < now - split_over_ms) frames_.pop_front();
}

std::optional<FrameSplit::Parts> FrameSplit::parts() const {
  if (frames_.size() < 2) return std::nullopt;
  const double count = static_cast<double>(frames_.size() - 1), wall = frames_.back().at - frames_.front().at;
  double draw = 0;
  for (auto frame = frames_.begin() + 1; frame != frames_.end(); ++frame) draw += frame->draw_ms;
  // A frame is noted while its own event goes on, so what that took is known with the next frame.
  const double busy = std::clamp(frames_.back().busy_ms - frames_.front().busy_ms, std::min(draw, wall), wall);
  return Parts{std::min(draw, busy) / count, std::max(0.0, busy - draw) / count, (wall - busy) / count};
}

}  // namespace ws::app
