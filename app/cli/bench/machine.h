// The machine that a bench ran on, as far as its times depend on it, and how fast it was at that moment.
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

namespace ws::app {

struct BenchMachine {
  std::string cpu;
  int core_count = 0;     ///< hardware threads
  int thread_count = 0;   ///< that were used
  double memory_gib = 0;  ///< of the host
  std::vector<std::string> devices;
  std::string driver;  ///< CUDA version of the driver; empty where there are no devices
  /// How long two small works of always the same size took: one that only computes, one that only copies. They tell whether the
  /// machine was as fast as at another time, whatever slowed it (clock, heat, others at work). 0: not measured.
  double compute_ms = 0, copy_ms = 0;
  double load = 0;  ///< how many threads wanted to run in the minute before

  /// Others were at work beside the bench, as far as was seen when it began.
  [[nodiscard]] bool is_busy() const;
};

/// Measures both works, which takes about half a second.
[[nodiscard]] BenchMachine this_machine(int thread_count);

/// What differs between the states of two machines, a sentence each without a full stop; empty where times can be compared.
[[nodiscard]] std::vector<std::string> differences(const BenchMachine& before, const BenchMachine& now);

}  // namespace ws::app
