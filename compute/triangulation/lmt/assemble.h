// The edges of a triangulation from a skeleton's certain ones and its solved faces.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/triangulation/lmt/polygon.h"
#include "compute/triangulation/lmt/skeleton.h"

#include <optional>
#include <vector>

namespace ws {
class CpuExecutor;
}

namespace ws::triangulation {

/// Faces as they were solved, by face; none where one was not.
using Parts = std::vector<std::optional<Part>>;

/// Certain edges in the order of the skeleton's points, then those of the parts in their order. On all threads.
[[nodiscard]] HostBuffer<Edge> known_edges(const Skeleton& skeleton, const Parts& parts, CpuExecutor& executor);

/// The same in the caller's indices, ascending: `order[i]` is the caller's index of the skeleton's point i. On all threads;
/// O(half-edges), and for each edge of a part as much as one of its ends has half-edges. Throws Error{internal} where such an
/// edge is not in the skeleton's graph.
[[nodiscard]] std::vector<Edge> ordered_known_edges(const Skeleton& skeleton, const Parts& parts,
                                                    const std::vector<std::uint32_t>& order, CpuExecutor& executor);

}  // namespace ws::triangulation
