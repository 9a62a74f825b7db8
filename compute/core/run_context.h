// All that a run may touch besides its inputs and parameters. No globals.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/backend.h"
#include "compute/core/error.h"
#include "compute/core/metrics.h"
#include "compute/core/progress.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <limits>
#include <memory>
#include <stop_token>

namespace ws {

class Result;

struct RunContext {
  Backend backend = Backend::cpu;
  int thread_count = 0;  ///< CPU threads; 0: all
  std::stop_token stop;
  Progress* progress = nullptr;  ///< may be null
  Metrics metrics;
  std::function<void(std::shared_ptr<const Result>)> publish;  ///< may be empty; shows what is there before the run ends
  std::uint64_t seed = 42;
  std::size_t memory_limit_bytes = std::numeric_limits<std::size_t>::max();  ///< predicted use above it is refused
  std::size_t step_budget_bytes = 256u << 20;                                ///< what kept steps may take
  bool record_steps = true;

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

/// Adds its life's length to a stage of the run.
class StageTimer {
 public:
  StageTimer(RunContext& context, std::string_view name) : context_(context), name_(name) {}
  ~StageTimer() { context_.metrics.add_stage(name_, watch_.ms()); }
  StageTimer(const StageTimer&) = delete;
  StageTimer& operator=(const StageTimer&) = delete;

 private:
  RunContext& context_;
  std::string_view name_;
  Stopwatch watch_;
};

}  // namespace ws
