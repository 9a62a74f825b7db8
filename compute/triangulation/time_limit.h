// The end of a run's time, which every stage keeps that can be stopped.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/run/run_context.h"

#include <chrono>
#include <functional>

namespace ws::triangulation {

/// A point in time, `seconds` after the construction; 0: there is no limit. A value: copies share the same point in time.
class TimeLimit {
 public:
  explicit TimeLimit(double seconds) : seconds_(seconds) {}

  [[nodiscard]] bool exists() const { return seconds_ > 0; }
  [[nodiscard]] double seconds() const { return seconds_; }
  /// Infinite without a limit; not below 0.
  [[nodiscard]] double seconds_left() const;
  [[nodiscard]] bool is_up() const { return seconds_left() <= 0; }

 private:
  double seconds_;
  std::chrono::steady_clock::time_point start_ = std::chrono::steady_clock::now();
};

/// A run that keeps a limit. What is to end in time runs within `in_time`: there a stop of the context is requested when the
/// time is up, too, so the limit holds wherever a run can be cancelled, and the stages need not know of it.
class LimitedRun {
 public:
  /// `context` is borrowed, and its stop is the run's own: this is made outside of any `in_time`.
  LimitedRun(const TimeLimit& limit, RunContext& context) : limit_(limit), context_(context), stop_(context.stop) {}

  [[nodiscard]] const TimeLimit& limit() const { return limit_; }
  /// work(), which polls the context's stop; false where it was stopped, as no more than `reserve_seconds` are left. It may be
  /// called within work: then the inner reserve counts, so that the end of a work whose own time is up has some. Without a
  /// limit it just runs. Throws what work throws; Cancelled where the run itself is stopped.
  bool in_time(double reserve_seconds, const std::function<void()>& work) const;

 private:
  const TimeLimit limit_;
  RunContext& context_;
  const std::stop_token stop_;
};

}  // namespace ws::triangulation
