// How many corners of a convex face the diagonals of its shortest triangulations may go on by.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/device/executor_cpu.h"
#include "compute/triangulation/lmt/faces.h"

#include <optional>

namespace ws::triangulation {

/// Whether a face's border is strictly convex. Exact.
[[nodiscard]] bool is_strictly_convex(const std::vector<Point>& points, const Walk& border);

/// By span: whether a shortest triangulation of a strictly convex face, with a point inside or none, may have a diagonal from
/// any corner to the one so many corners on. O(corners²), of which the most is done in parallel when `executor` is given.
///
/// The shortest diagonal of each span, wherever it is, stands for all of that span. So the least sum of a sub-polygon depends
/// on its number of corners alone, and so does the least sum of what lies outside it: programmes over spans give both, and with
/// them what a triangulation with such a diagonal must at least be long. A span for which that is more than a triangulation
/// that there is (the best by these sums, put somewhere) is in none of the shortest, ties included. Sums of doubles tell it:
/// what they leave in doubt stays.
///
/// Of a regular polygon some dozens of spans remain, as the sums are those of the triangulations; of others maybe all.
[[nodiscard]] std::vector<std::uint8_t> possible_spans(const std::vector<Point>& points, const Walk& border,
                                                       std::optional<std::uint32_t> inside, const RunContext& context,
                                                       CpuExecutor* executor);

}  // namespace ws::triangulation
