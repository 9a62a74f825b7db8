// Timing several things fairly: in turns, warmed up, until the median of each is known well enough.
// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/terminal.h"
#include "compute/core/result/bench.h"

#include <functional>
#include <vector>

namespace ws::app {

inline constexpr double slow_run_ms = 5000;  ///< slower ones run only twice
inline constexpr int slow_run_count = 2;

/// How much is done for each row.
struct Effort {
  int least_runs = 5;  ///< of each row
  int most_runs = 5;
  int burst_runs = 5;  ///< one after another, before the next row has its turn
  double narrow = 0;   ///< half the interval of the median, in parts of it, at which a row is known well enough; 0: not asked
  double row_seconds = 0;  ///< after which a row gets no more turns; 0: not asked
  bool warms_up = true;

  /// Five runs on end, as long as they are short.
  [[nodiscard]] static Effort plain() { return {}; }
  /// In turns, until the medians are known to 1 % or `row_seconds` are over.
  [[nodiscard]] static Effort careful(double row_seconds) { return {7, 60, 4, 0.01, row_seconds, true}; }
  /// Once, without warming up.
  [[nodiscard]] static Effort once() { return {1, 1, 1, 0, 0, false}; }
};

/// A row that is being measured.
struct Contestant {
  BenchRow row;
  /// Runs it so many times on end, after one that does not count where `warm_up` says so, and gives the times; none where it
  /// failed.
  std::function<std::vector<double>(int count, bool warm_up)> burst;
  double first_ms = 0;   ///< of a run that does not count, where there was one: what is slow is known from it
  bool is_done = false;  ///< gets no more turns: it is complete, or it failed
  bool has_failed = false;
};

/// Adds times to each row. Throws Cancelled, and what the bursts throw.
void measure_in_turns(std::vector<Contestant>& contestants, const Effort& effort, const Interrupt& interrupt);

}  // namespace ws::app
