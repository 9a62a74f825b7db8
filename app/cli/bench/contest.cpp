// SPDX-License-Identifier: MIT
#include "app/cli/bench/contest.h"

#include "compute/core/result/spread.h"

#include <algorithm>
#include <numeric>

namespace ws::app {

namespace {

bool is_known(const BenchRow& row, const Effort& effort) {
  const int count = static_cast<int>(row.ms.size());
  if (count == 0) return false;
  const bool is_slow = *std::max_element(row.ms.begin(), row.ms.end()) > slow_run_ms;
  const int least = is_slow ? std::min(slow_run_count, effort.least_runs) : effort.least_runs;
  if (count < least) return false;
  if (is_slow || count >= effort.most_runs) return true;
  if (effort.row_seconds > 0 && std::accumulate(row.ms.begin(), row.ms.end(), 0.0) > 1e3 * effort.row_seconds) return true;
  const Spread interval = interval_of_median(row.ms);
  return interval.most - interval.least <= 2 * effort.narrow * interval.median;
}

}  // namespace

void measure_in_turns(std::vector<Contestant>& contestants, const Effort& effort, const Interrupt& interrupt) {
  for (bool all_are_known = false; !all_are_known;) {
    all_are_known = true;
    for (Contestant& each : contestants) {
      interrupt.check();
      std::vector<double>& ms = each.row.ms;
      if (each.is_done || is_known(each.row, effort)) continue;
      // Where a run takes long, neither warming up again nor several on end make it truer.
      const bool is_slow = (ms.empty() ? each.first_ms : ms.back()) > slow_run_ms / 5;
      const int count = is_slow ? 1 : std::min(effort.burst_runs, effort.most_runs - static_cast<int>(ms.size()));
      const std::vector<double> more = each.burst(count, effort.warms_up && !is_slow);
      ms.insert(ms.end(), more.begin(), more.end());
      each.is_done = each.has_failed = more.empty();
      all_are_known = all_are_known && (each.is_done || is_known(each.row, effort));
    }
  }
}

}  // namespace ws::app
