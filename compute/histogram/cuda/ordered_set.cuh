// References of one to three dimensions on the device, along a Morton curve, with the boxes of neighbours.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/device/executor_cuda.cuh"
#include "compute/histogram/bins/problem.h"
#include "compute/histogram/methods/box3.h"

namespace ws::histogram::cuda {

inline constexpr unsigned references_per_leaf = 256;  ///< neighbours that have a box: eight for each lane of a warp

/// What is the same for all references of a leaf in its own frame: x becomes (x − centre) · unit.
struct LeafFrame {
  float centre[3];
  float unit;    ///< a power of two; 0: the leaf has no frame
  float radius;  ///< of the references about the centre, in the frame; at least 1
};

struct OrderedSet {
  DeviceBuffer<float> values;  ///< leaf by leaf, in each the components one after another; the last is filled up with copies
  DeviceBuffer<Box3> leaves;
  DeviceBuffer<LeafFrame> frames;
  DeviceBuffer<uint4> halves;  ///< as `frame_estimate.cuh` multiplies them: each lane's of each 32 references of a leaf
  std::size_t count = 0;
};

/// References [first, first + count) in order. Enqueues, and waits once; host memory is not read afterwards.
[[nodiscard]] OrderedSet order_references(const VectorSet& references, std::size_t first, std::size_t count,
                                          CudaExecutor& executor);
/// What that takes for each, scratch included.
[[nodiscard]] std::size_t ordered_bytes(std::size_t dimension);

}  // namespace ws::histogram::cuda
