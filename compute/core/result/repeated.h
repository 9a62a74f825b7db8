// How studies and races time a row, all alike: a run that does not count, then several whose spread is told.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/result/spread.h"

#include <cstddef>
#include <functional>
#include <type_traits>
#include <utility>
#include <vector>

namespace ws {

/// How many runs count, by the time of one: five, but three of what is slow.
[[nodiscard]] inline int repeats_of(double run_ms) {
  constexpr double slow_ms = 200;
  return run_ms > slow_ms ? 3 : 5;
}

/// What `once` gave in each run that counts, after one that took `first_ms`.
template <class Once>
[[nodiscard]] std::vector<std::invoke_result_t<Once&>> repeated_after(double first_ms, Once&& once) {
  const int count = repeats_of(first_ms);
  std::vector<std::invoke_result_t<Once&>> runs;
  runs.reserve(static_cast<std::size_t>(count));
  for (int i = 0; i < count; ++i) runs.push_back(once());
  return runs;
}

/// What `once` gave in each run that counts. The one before them meets fresh memory, threads that start and, on a device,
/// kernels that are loaded first. `ms` takes the time of a run from what it gave. Throws what `once` throws.
template <class Once, class Ms = std::identity>
[[nodiscard]] std::vector<std::invoke_result_t<Once&>> repeated(Once&& once, Ms ms = {}) {
  return repeated_after(std::invoke(ms, once()), once);
}

/// Of one of the values that runs gave.
template <class Run, class Value>
[[nodiscard]] Spread spread_of(const std::vector<Run>& runs, Value value) {
  std::vector<double> values;
  values.reserve(runs.size());
  for (const Run& run : runs) values.push_back(std::invoke(value, run));
  return spread_of(std::move(values));
}

}  // namespace ws
