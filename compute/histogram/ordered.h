// References of one to three dimensions along a Morton curve, packed, with the boxes of neighbours: what lets whole groups be
// left out or counted at once.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/vector_set.h"
#include "compute/histogram/tile.h"

#include <array>
#include <cstdint>
#include <memory>
#include <vector>

namespace ws::histogram {

inline constexpr std::size_t leaf_size = 64, leaves_per_branch = 16, branch_size = leaf_size * leaves_per_branch;

/// Smallest and largest coordinates; unused dimensions are 0.
struct Box3 {
  std::array<float, 3> low, high;
};

struct OrderedReferences {
  std::size_t size = 0, dimension = 0;
  std::vector<float> packed;  ///< as `pack` lays it out, leaf by leaf
  std::vector<Box3> leaves, branches;

  [[nodiscard]] std::size_t leaf_count(std::size_t leaf) const { return std::min(leaf_size, size - leaf * leaf_size); }
  [[nodiscard]] std::size_t branch_count(std::size_t branch) const {
    return std::min(branch_size, size - branch * branch_size);
  }
  [[nodiscard]] const float* leaf_data(std::size_t leaf) const { return packed.data() + leaf * leaf_size * dimension; }
};

/// O(n). The last set's order is kept as long as somebody uses it, so a dragged query finds it made.
[[nodiscard]] std::shared_ptr<const OrderedReferences> ordered(const VectorSet& references);

/// Where squared distances from a query into a box lie: no key to a point of the box is outside, rounding included, since each
/// operation of `next_sum` is monotone.
template <class Key>
[[nodiscard]] KeyRange<Key> bounds_of(const Box3& box, const float* query, std::size_t dimension) {
  float low = 0, high = 0;
  for (std::size_t k = 0; k < dimension; ++k) {
    const float nearest = query[k] < box.low[k] ? box.low[k] : query[k] > box.high[k] ? box.high[k] : query[k];
    const float below = query[k] - box.low[k], above = box.high[k] - query[k];
    low = next_sum(low, query[k], nearest);
    high = below > above ? next_sum(high, query[k], box.low[k]) : next_sum(high, query[k], box.high[k]);
  }
  return {static_cast<Key>(low), static_cast<Key>(high)};
}

}  // namespace ws::histogram
