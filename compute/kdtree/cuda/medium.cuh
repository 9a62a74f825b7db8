// The nodes of up to `medium_size` triangles on the device: each is divided by a block, until all parts are small or leaves.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/kdtree/cuda/large.cuh"

namespace ws::kdtree::cuda {

/// Nodes of more triangles are divided a level at once: those of more than `medium_size`, or where blocks divide none of more
/// than `small_size`. Blocks divide for the strategy that looks at all ends of extents, on devices whose blocks have enough
/// shared memory.
[[nodiscard]] std::uint32_t largest_item(const Rules& rules);

/// Divides the items of the kind `medium`, which stay in the list without a meaning; adds what becomes of them to `upper`.
/// Where references outgrow `most_references`, only `growth` is right, and says so.
void divide_medium_nodes(DeviceSpan<const Triangle> triangles, Upper& upper, const Rules& rules, std::uint64_t most_references,
                         CudaExecutor& executor);

}  // namespace ws::kdtree::cuda
