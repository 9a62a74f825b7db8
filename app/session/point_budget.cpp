// The budget's rule.
// SPDX-License-Identifier: MIT
#include "app/session/point_budget.h"

#include <algorithm>
#include <utility>

namespace ws::app {

namespace {

constexpr double slow_ms = 50, quick_ms = 25;
constexpr double worthwhile = 0.8;  // of the time before
constexpr int frames_to_believe = 3;
constexpr std::size_t smallest = 25'000, largest = 6'400'000;

}  // namespace

void PointBudget::drew(std::size_t point_count, double frame_ms) {
  if (limit_ == 0) return;
  if (std::exchange(last_count_, point_count) != point_count) {
    slow_frames_ = quick_frames_ = 0;
    before_halving_ms_ = 0;
    in_vain_ = false;
  }
  slow_frame_ms_ = slow_frames_ > 0 ? std::min(slow_frame_ms_, frame_ms) : frame_ms;
  slow_frames_ = frame_ms > slow_ms ? slow_frames_ + 1 : 0;
  quick_frames_ = frame_ms < quick_ms && point_count > limit_ ? quick_frames_ + 1 : 0;
  if (slow_frames_ >= frames_to_believe) halve(point_count);
  if (quick_frames_ >= frames_to_believe) grow();
}

void PointBudget::halve(std::size_t point_count) {
  slow_frames_ = 0;
  const std::size_t drawn = std::min(point_count, limit_);
  if (in_vain_ || drawn <= smallest) return;
  if (before_halving_ms_ > 0 && slow_frame_ms_ > worthwhile * before_halving_ms_) {
    in_vain_ = true;
    limit_ *= 2;
  } else {
    before_halving_ms_ = slow_frame_ms_;
    limit_ = std::max(smallest, drawn / 2);
  }
}

void PointBudget::grow() {
  quick_frames_ = 0;
  before_halving_ms_ = 0;
  in_vain_ = false;
  limit_ = std::min(largest, limit_ * 2);
}

}  // namespace ws::app
