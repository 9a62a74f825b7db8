// The player.
// SPDX-License-Identifier: MIT
#include "app/session/stage/playback.h"

#include <algorithm>
#include <cmath>

namespace ws::app {

namespace {

constexpr double slowest = 0.25, fastest = 1e6, frame_seconds = 1.0 / 60;

}  // namespace

void Playback::play(bool on, bool unasked) {
  playing_ = on;
  is_unasked_ = unasked;
  fraction_ = 0;
}

void Playback::set_speed(double steps_per_second) {
  if (std::isfinite(steps_per_second)) speed_ = std::clamp(steps_per_second, slowest, fastest);
}

std::size_t Playback::advance(double seconds, std::size_t step, std::size_t step_count) {
  if (!playing_ || step_count == 0) return step;
  const double moved = fraction_ + std::max(0.0, seconds) * speed_;
  const double whole = std::floor(moved);
  fraction_ = moved - whole;
  const double last = static_cast<double>(step_count - 1);
  const double target = std::min(last, static_cast<double>(step) + whole);
  if (target == last) play(false);
  return static_cast<std::size_t>(target);
}

double Playback::seconds_until_next() const { return playing_ ? std::max(frame_seconds, (1 - fraction_) / speed_) : -1; }

double comfortable_speed(std::size_t step_count) {
  constexpr double least = 4;  // of few steps: one is waited for no longer than this many are a second
  return std::clamp(static_cast<double>(step_count) / comfortable_seconds, least, fastest);
}

}  // namespace ws::app
