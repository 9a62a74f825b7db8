// The nodes of up to `medium_size` triangles on the device: each is divided by a block, until all parts are small or leaves.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/kdtree/cuda/large.cuh"

#include <functional>

namespace ws::kdtree::cuda {

/// Nodes of more triangles are divided a level at once: those of more than `medium_size`, or where blocks divide none of more
/// than `small_size`. Blocks divide for the strategy that looks at all ends of extents, on devices whose blocks have enough
/// shared memory.
[[nodiscard]] std::uint32_t largest_item(const Rules& rules);

/// Enqueues what is to be done with all items before the host knows how many they are: the device learns it from
/// `item_count`. That is 0 where blocks had too little memory; then they are enqueued again, and so is this.
using NextStage = std::function<void(const std::uint32_t* item_count)>;

/// Divides the items of the kind `medium`, which stay in the list without a meaning; adds what becomes of them to `upper`.
/// Where references outgrow `most_references`, only `growth` is right, and says so.
void divide_medium_nodes(DeviceSpan<const Triangle> triangles, Upper& upper, const Rules& rules, std::uint64_t most_references,
                         CudaExecutor& executor, const NextStage& enqueue_next);

}  // namespace ws::kdtree::cuda
