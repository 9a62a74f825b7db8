// The player: from wall time to steps.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/result/experiment.h"

#include <cstddef>

namespace ws::app {

class Playback {
 public:
  [[nodiscard]] bool playing() const { return playing_; }
  [[nodiscard]] double speed() const { return speed_; }  ///< steps per second
  void play(bool on, bool unasked = false);
  /// What was opened plays without having been asked to.
  [[nodiscard]] bool plays_unasked() const { return playing_ && is_unasked_; }
  /// At least one step in four seconds. Where many pass between two frames they are not all seen.
  void set_speed(double steps_per_second);
  /// The step after `seconds` from `step`; stops at the last one.
  [[nodiscard]] std::size_t advance(double seconds, std::size_t step, std::size_t step_count);
  /// Seconds until the step changes next, at least a sixtieth; negative while nothing plays.
  [[nodiscard]] double seconds_until_next() const;

 private:
  bool playing_ = false, is_unasked_ = false;
  double speed_ = 10;
  double fraction_ = 0;  ///< of a step that has passed already
};

constexpr double comfortable_seconds = 20;
/// The speed at which all steps take that long; few steps take less.
[[nodiscard]] double comfortable_speed(std::size_t step_count);

}  // namespace ws::app
