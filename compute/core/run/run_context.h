// All that a run may touch besides its inputs and parameters. No globals.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/device/backend.h"
#include "compute/core/device/profiler.h"
#include "compute/core/run/error.h"
#include "compute/core/run/metrics.h"
#include "compute/core/run/progress.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <limits>
#include <memory>
#include <stop_token>
#include <string_view>
#include <utility>
#include <vector>

namespace ws {

class Cache;
class Result;

/// What a run is for: the answer itself, a glance at it while a control is dragged, or one of many in a sweep.
enum class Purpose { whole, drag, sweep };

struct RunContext {
  Backend backend = Backend::cpu;
  int thread_count = 0;  ///< CPU threads; 0: all
  std::stop_token stop;
  Progress* progress = nullptr;  ///< may be null
  Metrics metrics;
  std::function<void(std::shared_ptr<const Result>)> publish;  ///< may be empty; shows what is there before the run ends
  std::uint64_t seed = 42;
  std::size_t memory_limit_bytes = std::numeric_limits<std::size_t>::max();  ///< predicted use above it is refused
  std::size_t input_bytes = 0;  ///< what the run's inputs take of that limit: host copies of what lies on a device
  std::size_t step_budget_bytes = 256u << 20;  ///< what kept steps may take
  bool record_steps = true;
  Purpose purpose = Purpose::whole;
  Cache* cache = nullptr;  ///< may be null; the session's, which outlives its runs

  /// For a run within this one or beside it: the same means, seed and stop; no progress, no steps, metrics of its own.
  [[nodiscard]] RunContext beside() const;

  [[nodiscard]] bool stop_requested() const { return stop.stop_requested(); }
  /// Throws Cancelled once a stop was requested. Runs call it at least every 50 ms.
  void check_stop() const {
    if (stop.stop_requested()) throw Cancelled{};
  }
  void report(double fraction, std::string_view what) const {
    if (progress) progress->report(fraction, what);
  }
  /// Throws Error{out_of_memory} with both numbers if `bytes` exceed the limit or what is free.
  void check_memory(std::size_t host_bytes, std::size_t device_bytes) const;
  /// The same for what turns out to be needed besides `held_bytes` that the run has taken: the limit is for both.
  void check_more_memory(std::size_t held_bytes, std::size_t host_bytes, std::size_t device_bytes) const;
};

/// Adds the time for which it lives to a stage of the run, and names that time in a profiler's view. Timers of one run are made
/// and end on its thread. To be apart, so that their times add up, a stage within another one is given the timer of that other
/// one.
class StageTimer {
 public:
  StageTimer(RunContext& context, std::string_view name) : context_(context), name_(name), range_(name) {}
  /// Within `outer`, whose clock stands still meanwhile and which must outlive this. In the list of stages it comes after
  /// `outer`.
  StageTimer(StageTimer& outer, std::string_view name);
  ~StageTimer();
  StageTimer(const StageTimer&) = delete;
  StageTimer& operator=(const StageTimer&) = delete;

 private:
  void add_running_time();

  RunContext& context_;
  std::string_view name_;
  ProfilerRange range_;
  StageTimer* outer_ = nullptr;
  Stopwatch running_;
  double ms_ = 0;
  std::vector<std::pair<std::string_view, double>> inner_;
};

}  // namespace ws
