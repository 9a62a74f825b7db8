// What happened in a run, step by step, as data: the least from which any step's picture follows.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/result/keyframes.h"
#include "compute/ridge/balls/kernels.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <functional>
#include <vector>

namespace ws::ridge {

/// The balls at one moment. Coordinates are local (cloud.h), row by row; a ball's id never changes, and ids ascend.
struct Balls {
  std::size_t dimension = 0;
  std::vector<double> centers;
  std::vector<std::uint32_t> ids;

  [[nodiscard]] std::size_t size() const { return ids.size(); }
  /// Where the ball stands; size() if it is not there.
  [[nodiscard]] std::size_t row_of(std::uint32_t id) const {
    const auto found = std::lower_bound(ids.begin(), ids.end(), id);
    return found != ids.end() && *found == id ? static_cast<std::size_t>(found - ids.begin()) : size();
  }
  [[nodiscard]] std::size_t bytes() const {
    return centers.size() * sizeof(double) + ids.size() * sizeof(std::uint32_t) + sizeof(Balls);
  }
  [[nodiscard]] bool operator==(const Balls&) const = default;
};

struct RemovedBall {
  std::uint32_t id = 0;
  Removal why = Removal::none;
};

/// A link of the ordering, by index into the final balls.
struct Link {
  std::uint32_t a = 0, b = 0;
  bool closing = false;  ///< made in the second pass, between ends within 2·r2
};

enum class StepKind : std::uint8_t { input, split, choose, evolve, remove, link, refine };

struct Step {
  StepKind kind = StepKind::input;
  Removal why = Removal::none;
  std::uint32_t round = 0;       ///< outer round, from 1
  std::uint32_t ball_count = 0;  ///< after the step
  std::uint32_t subject =
      0;  ///< remove: the ball's id; link: its index; evolve: iteration within the round, from 1; split: level; refine: which
  float displacement = 0;  ///< evolve: mean move of a ball
};

/// Grows while a run goes on; constant afterwards.
class Trace {
 public:
  explicit Trace(std::size_t budget_bytes) : keyframes_(budget_bytes) { steps_.push_back({}); }

  /// The levels of a tile tree, one step each.
  void split(std::uint32_t level_count);
  void chose(Balls balls);
  void evolved(std::uint32_t round, std::uint32_t iteration, float displacement, const Balls& balls);
  /// After the last iteration of an evolution: a state that must stay reachable at once.
  void settled(const Balls& balls);
  void removed(std::uint32_t round, const std::vector<RemovedBall>& balls);
  void linked(const std::vector<Link>& links);
  /// Steps after the last link, of lines that are no longer the balls' own.
  void refined(std::size_t count);

  [[nodiscard]] const std::vector<Step>& steps() const { return steps_; }
  [[nodiscard]] const std::vector<Link>& links() const { return links_; }
  [[nodiscard]] const Keyframes<Balls>& keyframes() const { return keyframes_; }
  [[nodiscard]] std::size_t bytes() const;

  /// One evolve iteration, for replay.
  using Advance = std::function<Balls(const Balls&)>;
  /// The balls after `step`; those that step removed are gone. Replays at most `keyframes().stride()` iterations.
  [[nodiscard]] Balls balls_at(std::size_t step, const Advance& advance) const;
  [[nodiscard]] std::uint32_t initial_ball_count() const;
  /// The last step that changes the balls: those after it make links, or refine.
  [[nodiscard]] std::size_t last_ball_step() const { return steps_.size() - 1 - links_.size() - refinement_count_; }
  /// How many links exist after `step`.
  [[nodiscard]] std::size_t link_count_at(std::size_t step) const;

 private:
  std::vector<Step> steps_;
  std::vector<Link> links_;
  std::size_t refinement_count_ = 0;
  Keyframes<Balls> keyframes_;
};

}  // namespace ws::ridge
