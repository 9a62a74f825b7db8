// The end of a run's time, which every stage keeps that can be stopped.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/run_context.h"

#include <chrono>
#include <functional>

namespace ws::triangulation {

/// Seconds from its construction on; 0: none. What is to end in time runs within `in_time`: there the context's stop is
/// requested when the time is up, too, so the limit holds wherever a run can be cancelled, and nowhere else has to know of it.
class TimeLimit {
 public:
  explicit TimeLimit(double seconds) : seconds_(seconds) {}

  [[nodiscard]] bool exists() const { return seconds_ > 0; }
  [[nodiscard]] double seconds() const { return seconds_; }
  /// Infinite without a limit; not below 0.
  [[nodiscard]] double seconds_left() const;
  [[nodiscard]] bool is_up() const { return seconds_left() <= 0; }

  /// work(), which polls context.stop, or false: it was stopped, as no more than `reserve_seconds` are left. May be called
  /// within work: the inner reserve then counts there, so that the end of a work whose own time is up has some. Without a limit
  /// it just runs. Throws what work throws; Cancelled where the run itself is stopped.
  bool in_time(RunContext& context, double reserve_seconds, const std::function<void()>& work) const;

 private:
  double seconds_;
  std::chrono::steady_clock::time_point start_ = std::chrono::steady_clock::now();
  mutable std::stop_token run_stop_;  ///< the run's own, while the outermost `in_time` lasts
  mutable int depth_ = 0;
};

}  // namespace ws::triangulation
