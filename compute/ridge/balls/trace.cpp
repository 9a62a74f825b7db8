// SPDX-License-Identifier: MIT
#include "compute/ridge/balls/trace.h"

#include <algorithm>
#include <unordered_set>

namespace ws::ridge {

namespace {

void erase_balls(Balls& balls, const std::unordered_set<std::uint32_t>& gone) {
  std::size_t kept = 0;
  for (std::size_t i = 0; i < balls.size(); ++i) {
    if (gone.contains(balls.ids[i])) continue;
    balls.ids[kept] = balls.ids[i];
    std::copy_n(&balls.centers[i * balls.dimension], balls.dimension, &balls.centers[kept * balls.dimension]);
    ++kept;
  }
  balls.ids.resize(kept);
  balls.centers.resize(kept * balls.dimension);
}

}  // namespace

void Trace::split(std::uint32_t level_count) {
  for (std::uint32_t level = 1; level < level_count; ++level) steps_.push_back({StepKind::split, Removal::none, 0, 0, level});
}

void Trace::chose(Balls balls) {
  steps_.push_back({StepKind::choose, Removal::none, 0, static_cast<std::uint32_t>(balls.size())});
  keyframes_.offer(steps_.size() - 1, std::move(balls), true);
}

void Trace::evolved(std::uint32_t round, std::uint32_t iteration, float displacement, const Balls& balls) {
  steps_.push_back({StepKind::evolve, Removal::none, round, static_cast<std::uint32_t>(balls.size()), iteration, displacement});
  if (keyframes_.keeps()) {
    keyframes_.offer(steps_.size() - 1, Balls(balls));
  } else {
    keyframes_.skip();
  }
}

void Trace::settled(const Balls& balls) {
  if (keyframes_.at_or_before(steps_.size() - 1).first != steps_.size() - 1)
    keyframes_.offer(steps_.size() - 1, Balls(balls), true);
}

void Trace::removed(std::uint32_t round, const std::vector<RemovedBall>& balls) {
  for (const RemovedBall& ball : balls)
    steps_.push_back({StepKind::remove, ball.why, round, steps_.back().ball_count - 1, ball.id});
}

void Trace::linked(const std::vector<Link>& links) {
  for (const Link& link : links) {
    steps_.push_back({StepKind::link, Removal::none, steps_.back().round, steps_.back().ball_count,
                      static_cast<std::uint32_t>(links_.size())});
    links_.push_back(link);
  }
}

void Trace::refined(std::size_t count) {
  for (; count > 0; --count)
    steps_.push_back({StepKind::refine, Removal::none, steps_.back().round, steps_.back().ball_count,
                      static_cast<std::uint32_t>(refinement_count_++)});
}

std::size_t Trace::bytes() const { return keyframes_.bytes() + steps_.size() * sizeof(Step) + links_.size() * sizeof(Link); }

Balls Trace::balls_at(std::size_t step, const Advance& advance) const {
  if (steps_[step].kind == StepKind::input || steps_[step].kind == StepKind::split || keyframes_.empty()) return {};
  const auto& [from, state] = keyframes_.at_or_before(step);
  Balls balls = state;
  std::unordered_set<std::uint32_t> gone;
  const auto apply_removals = [&] {
    if (!gone.empty()) erase_balls(balls, gone);
    gone.clear();
  };
  for (std::size_t s = from + 1; s <= step; ++s) {
    if (steps_[s].kind == StepKind::remove) gone.insert(steps_[s].subject);
    if (steps_[s].kind != StepKind::evolve) continue;
    apply_removals();
    balls = advance(balls);
  }
  apply_removals();
  return balls;
}

std::uint32_t Trace::initial_ball_count() const {
  const auto chosen = std::find_if(steps_.begin(), steps_.end(), [](const Step& s) { return s.kind == StepKind::choose; });
  return chosen == steps_.end() ? 0 : chosen->ball_count;
}

std::size_t Trace::link_count_at(std::size_t step) const {
  return step <= last_ball_step() ? 0 : std::min(step - last_ball_step(), links_.size());
}

}  // namespace ws::ridge
