// The player.
// SPDX-License-Identifier: MIT
#include "app/session/playback.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace ws::app {

namespace {

constexpr double slowest = 0.25, fastest = 10'000, frame_seconds = 1.0 / 60, comfortable_seconds = 10;

/// Steps [begin, end) between two phase markers; `round` counts the earlier phases of the same name.
struct Phase {
  std::string label;
  std::size_t round = 0, begin = 0, end = 0;
};

std::vector<Phase> phases_of(const Result& result) {
  std::vector<Phase> phases;
  for (const StepEvent& event : result.events()) {
    if (event.kind != "phase") continue;
    if (!phases.empty()) phases.back().end = event.step;
    const auto earlier = std::count_if(phases.begin(), phases.end(), [&](const Phase& p) { return p.label == event.label; });
    phases.push_back({event.label, static_cast<std::size_t>(earlier), event.step, result.step_count()});
  }
  return phases;
}

std::size_t at_share(double share, std::size_t begin, std::size_t end) {
  const double last = end > begin ? static_cast<double>(end - begin - 1) : 0;
  return begin + static_cast<std::size_t>(std::lround(share * last));
}

double share_of(std::size_t step, std::size_t begin, std::size_t end) {
  return end - begin > 1 ? static_cast<double>(step - begin) / static_cast<double>(end - begin - 1) : 0;
}

std::optional<std::size_t> within_same_phase(const Result& old, std::size_t step, const Result& next) {
  for (const Phase& from : phases_of(old)) {
    if (step < from.begin || step >= from.end) continue;
    for (const Phase& to : phases_of(next))
      if (to.label == from.label && to.round == from.round && to.end > to.begin)
        return at_share(share_of(step, from.begin, from.end), to.begin, to.end);
  }
  return std::nullopt;
}

}  // namespace

void Playback::play(bool on) {
  playing_ = on;
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
  return std::clamp(static_cast<double>(step_count) / comfortable_seconds, 4.0, 1000.0);
}

std::size_t corresponding_step(const Result& old, std::size_t step, const Result& next) {
  const std::size_t old_count = old.step_count(), next_count = next.step_count();
  if (step + 1 >= old_count) return next_count - 1;
  if (const auto found = within_same_phase(old, step, next)) return std::min(*found, next_count - 1);
  return at_share(share_of(step, 0, old_count), 0, next_count);
}

}  // namespace ws::app
