// The small nodes on the device: each is finished by one warp, depth first, a triangle a lane; then the tree is put in order.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/kdtree/cuda/large.cuh"

namespace ws::kdtree::cuda {

/// What the warps made of the items, in the order in which they came to it.
struct Lower {
  DeviceBuffer<Subtree> subtrees;
  DeviceBuffer<PairRecord> pairs;  ///< where `item` is `nothing`: no pair
  DeviceBuffer<ReferenceRecord> references;
  std::size_t pairs_taken = 0, references_taken = 0;  ///< so many places of both are written
  std::uint64_t all_pairs = 0, all_references = 0;    ///< of all subtrees
  std::vector<std::uint64_t> growth;                  ///< as in Upper
  std::uint32_t depth = 0;                            ///< of the deepest leaf
  bool complete = true;                               ///< false: stopped, since the references outgrew `most_references`
};
/// Divides the medium nodes (medium.cuh) and finishes all items. Grows its memory where the prediction was too small. Polls
/// before each of its stages and, of many items, between slices.
[[nodiscard]] Lower divide_items(DeviceSpan<const Triangle> triangles, Upper& upper, const Rules& rules,
                                 std::uint64_t most_references, CudaExecutor& executor);

struct Ordered {
  DeviceBuffer<Node> nodes;
  DeviceBuffer<std::uint32_t> references;
};
/// The canonical tree (tree.h) of both parts.
[[nodiscard]] Ordered put_in_order(const Upper& upper, const Lower& lower, CudaExecutor& executor);

}  // namespace ws::kdtree::cuda
