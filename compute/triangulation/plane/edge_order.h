// Edges ascending, by counting: each goes to its smaller end, where few need sorting.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/device/executor_cpu.h"
#include "compute/triangulation/exact/points.h"

#include <algorithm>
#include <atomic>
#include <numeric>
#include <vector>

namespace ws::triangulation {

/// edge(i) for each i < count, whose ends are below `point_count`, in ascending order. O(count). Throws Cancelled.
template <class EdgeAt>
[[nodiscard]] std::vector<Edge> ordered_edges(std::size_t count, std::size_t point_count, CpuExecutor& executor,
                                              const EdgeAt& edge) {
  const auto increment = [](std::uint32_t& n) { return std::atomic_ref(n).fetch_add(1, std::memory_order_relaxed); };
  std::vector<std::uint32_t> first(point_count + 1), used(point_count);
  executor.for_each("count edges of points", count, [&](std::uint32_t i) { increment(first[edge(i).a + 1]); });
  std::inclusive_scan(first.begin(), first.end(), first.begin());
  std::vector<Edge> ordered(count);
  executor.for_each("edges to their points", count, [&](std::uint32_t i) {
    const Edge e = edge(i);
    ordered[first[e.a] + increment(used[e.a])] = e;
  });
  executor.for_each("sort edges of points", point_count,
                    [&](std::uint32_t p) { std::sort(ordered.begin() + first[p], ordered.begin() + first[p + 1]); });
  return ordered;
}

}  // namespace ws::triangulation
