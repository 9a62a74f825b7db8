// The budget's rule.
// SPDX-License-Identifier: MIT
#include "app/session/stage/point_budget.h"

#include <algorithm>

namespace ws::app {

namespace {

constexpr double slow_ms = 50, quick_ms = 25;
constexpr int frames_to_believe = 3;
constexpr std::size_t smallest = 25'000, largest = 6'400'000;

}  // namespace

void PointBudget::drew(std::size_t point_count, double frame_ms) {
  if (limit_ == 0) return;
  slow_frames_ = frame_ms > slow_ms ? slow_frames_ + 1 : 0;
  quick_frames_ = frame_ms < quick_ms && point_count > limit_ ? quick_frames_ + 1 : 0;
  if (slow_frames_ >= frames_to_believe && std::min(point_count, limit_) > smallest) {
    limit_ = std::max(smallest, std::min(point_count, limit_) / 2);
    slow_frames_ = 0;
  } else if (quick_frames_ >= frames_to_believe) {
    limit_ = std::min(largest, limit_ * 2);
    quick_frames_ = 0;
  }
}

}  // namespace ws::app
