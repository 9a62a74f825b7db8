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
  void play(bool on);
  /// Clamped to what can be watched: 0.25…10 000.
  void set_speed(double steps_per_second);
  /// The step after `seconds` from `step`; stops at the last one.
  [[nodiscard]] std::size_t advance(double seconds, std::size_t step, std::size_t step_count);
  /// Seconds until the step changes next, at least a sixtieth; negative while nothing plays.
  [[nodiscard]] double seconds_until_next() const;

 private:
  bool playing_ = false;
  double speed_ = 10;
  double fraction_ = 0;  ///< of a step that has passed already
};

/// The speed at which all steps take about ten seconds.
[[nodiscard]] double comfortable_speed(std::size_t step_count);

}  // namespace ws::app
