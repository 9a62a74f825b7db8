// References of one to three dimensions along a Hilbert curve, packed, with the boxes of neighbours: what lets whole groups be
// left out or counted at once.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/data/vector_set.h"
#include "compute/core/device/host_vector.h"
#include "compute/core/run/run_context.h"
#include "compute/histogram/methods/box3.h"
#include "compute/histogram/methods/tile.h"

#include <cstdint>
#include <memory>
#include <vector>

namespace ws::histogram {

inline constexpr std::size_t leaf_size = 64, leaves_per_branch = 16, branch_size = leaf_size * leaves_per_branch;

struct OrderedReferences {
  std::size_t size = 0, dimension = 0;
  HostVector<float> packed;  ///< leaf by leaf as `pack` does; of neighbours the second is half a block behind
  HostVector<Box3> leaves, branches;
  HostVector<float> spread;  ///< of each branch: from any point, its leaves' distances differ by about this or more

  [[nodiscard]] std::size_t leaf_count(std::size_t leaf) const { return std::min(leaf_size, size - leaf * leaf_size); }
  [[nodiscard]] std::size_t branch_count(std::size_t branch) const {
    return std::min(branch_size, size - branch * branch_size);
  }
  [[nodiscard]] std::size_t bytes() const {
    return (packed.size() + spread.size()) * sizeof(float) + (leaves.size() + branches.size()) * sizeof(Box3);
  }
  [[nodiscard]] const float* leaf_data(std::size_t leaf) const { return packed.data() + leaf * leaf_size * dimension; }
};

/// O(n), unless the context's cache has it. Throws Error{out_of_memory}, Cancelled.
[[nodiscard]] std::shared_ptr<const OrderedReferences> ordered(const VectorSet& references, RunContext& context);

/// Where the keys of a query to the points of a box lie.
template <class Key>
[[nodiscard]] KeyRange<Key> bounds_of(const Box3& box, const float* query, std::size_t dimension) {
  const Reach reach = reach_of(box, query, dimension);
  return {static_cast<Key>(reach.low), static_cast<Key>(reach.high)};
}

}  // namespace ws::histogram
