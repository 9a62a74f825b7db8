// All methods on the same points: which of them find the optimum, in what time and with how many calls.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/result/spread.h"
#include "compute/triangulation/solution.h"

#include <cstddef>
#include <string>
#include <vector>

namespace ws::triangulation {

struct Runner {
  std::string method;  ///< as the parameter names it
  Backend backend = Backend::cpu;
  std::string refusal;  ///< why it did not run; empty: it did
  Spread ms;
  std::size_t runs = 0;  ///< that count: as `repeated` tells
  Interval length;
  bool proven = false;
  bool is_shortest = false;  ///< as short as the shortest of all, exactly
  std::int64_t calls = 0;    ///< of a search, combinations that were checked, or states of paths; 0: the method has none
};

/// A method's run as in the race, with what else is told of it.
struct TimedRun {
  Runner runner;
  std::vector<Edge> edges;           ///< that it found; none if it is refused
  std::vector<StageTime> stages;     ///< of its last run
  std::vector<Property> counters{};  ///< the method's own
};
/// The method of the parameters, of which each run takes at most `most_seconds`, or it is refused. Throws Cancelled.
[[nodiscard]] TimedRun timed_run(const Points& points, const Parameters& parameters, Backend backend, double most_seconds,
                                 const RunContext& context);
/// Triangulates a few of the points untimed, so that no time includes the start of threads and device.
void warm_up(const Points& points, Backend backend, const RunContext& context);

/// Each method that is not refused runs with the given cuts: on the CPU, and where there is a device and a form of the method
/// for it, there too. Each run of a search takes at most `most_seconds`, paths not at all where they would take longer. Before
/// that a few of the points are triangulated untimed, so that no method's time includes the start of threads and device. In the
/// order of the methods' list. Throws Cancelled.
[[nodiscard]] std::vector<Runner> race(const Points& points, const Parameters& parameters, double most_seconds,
                                       RunContext& context);

/// The method, and where it ran if that was a device: "removal (CUDA)".
[[nodiscard]] std::string name_of(const Runner& runner);

/// One line per method.
[[nodiscard]] std::string race_text(const std::vector<Runner>& runners);
/// By how many per cent a runner is longer than the shortest.
[[nodiscard]] double excess_of(const Runner& runner, const std::vector<Runner>& runners);

}  // namespace ws::triangulation
