// The nodes of up to `medium_size` triangles on the device: each is divided by a block, until all parts are small or leaves.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/kdtree/cuda/large.cuh"

namespace ws::kdtree::cuda {

/// Divides the items of the kind `medium`, which stay in the list without a meaning; adds what becomes of them to `upper`.
/// Where references outgrow `most_references`, only `growth` is right, and says so.
void divide_medium_nodes(DeviceSpan<const Triangle> triangles, Upper& upper, const Rules& rules, std::uint64_t most_references,
                         CudaExecutor& executor);

}  // namespace ws::kdtree::cuda
