// What lmt does once candidates and their empty triangles are known; shared with the solver that follows a moving point.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/device/executor_cpu.h"
#include "compute/triangulation/lmt/lmt.h"
#include "compute/triangulation/lmt/skeleton.h"
#include "compute/triangulation/plane/hull.h"

namespace ws::triangulation {

/// Nearly convex sets have O(n²) candidates with O(n³) triangles, and rounds find next to nothing certain.
[[nodiscard]] inline bool is_nearly_convex(std::size_t point_count, const Hull& hull) {
  constexpr std::size_t most_inside = 1, least_convex = 64;
  return point_count >= least_convex && point_count - hull.boundary.size() <= most_inside;
}

/// `sorted[i]` is the caller's point `order[i]`; `hull` is of the sorted points and flat.
[[nodiscard]] LmtResult lmt_of_line(const std::vector<Point>& sorted, const Hull& hull,
                                    const std::vector<std::uint32_t>& order);

/// Faces and programmes. `hull` is not flat. Throws as `lmt`.
[[nodiscard]] LmtResult lmt_of_skeleton(const std::vector<Point>& sorted, const Hull& hull,
                                        const std::vector<std::uint32_t>& order, const Skeleton& skeleton,
                                        const LmtOptions& options, CpuExecutor& executor);

}  // namespace ws::triangulation
