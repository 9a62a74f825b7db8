// All methods on the same points: who finds the optimum, in what time and how many calls.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/triangulation/solution.h"

#include <string>
#include <vector>

namespace ws::triangulation {

struct Runner {
  std::string method;   ///< as the parameter names it
  std::string refusal;  ///< why it did not run; empty: it did
  double ms = 0;
  Interval length;
  bool proven = false;
  bool is_shortest = false;  ///< as short as the shortest of all, exactly
  std::int64_t calls = 0;    ///< of a search, combinations that were checked, or states of paths; 0: the method has none
};

/// Each method that is not refused runs once, with the given cuts and at most `most_seconds` where it is a search. In the order
/// of the methods' list. Throws Cancelled.
[[nodiscard]] std::vector<Runner> race(const Points& points, const Parameters& parameters, double most_seconds,
                                       RunContext& context);

/// One line per method.
[[nodiscard]] std::string race_text(const std::vector<Runner>& runners);
/// By how many per cent a runner is longer than the shortest.
[[nodiscard]] double excess_of(const Runner& runner, const std::vector<Runner>& runners);

}  // namespace ws::triangulation
