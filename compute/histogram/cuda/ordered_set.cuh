// References of one to three dimensions on the device, along a Morton curve, with the boxes of neighbours.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/device/executor_cuda.cuh"
#include "compute/histogram/bins/problem.h"
#include "compute/histogram/methods/box3.h"

namespace ws::histogram::cuda {

inline constexpr unsigned references_per_leaf = 256;  ///< neighbours that have a box: eight for each lane of a warp

struct OrderedSet {
  DeviceBuffer<float> values;  ///< leaf by leaf, in each the components one after another; the last is filled up with copies
  DeviceBuffer<Box3> leaves;
  std::size_t count = 0;
};

/// References [first, first + count) in order. Enqueues, and waits once; host memory is not read afterwards.
[[nodiscard]] OrderedSet order_references(const VectorSet& references, std::size_t first, std::size_t count,
                                          CudaExecutor& executor);
/// What that takes for each, scratch included.
[[nodiscard]] std::size_t ordered_bytes(std::size_t dimension);

}  // namespace ws::histogram::cuda
