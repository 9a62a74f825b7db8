// A tree in numbers.
// SPDX-License-Identifier: MIT
#include "compute/kdtree/inspect/statistics.h"
#include "tests/compute/kdtree/small_tree.h"

#include <gtest/gtest.h>

namespace ws::kdtree {
namespace {

using testing::by_hand;

TEST(KdtreeStatistics, AddUpByHand) {
  const Statistics s = statistics_of(by_hand(), 3, {});
  // Surfaces: 24; halves 16; the left one's parts 8 x ... cells 1 x 0.5 x 2 and 1 x 1.5 x 2; the flat one 1 x 0 x 2.
  const double left = 16 / 24.0, thin = (2 * (0.5 + 1 + 2)) / 24.0, thick = (2 * (1.5 + 3 + 2)) / 24.0, flat = 4 / 24.0;
  EXPECT_DOUBLE_EQ(s.inner_cost, 15 * (1 + left + thick));
  EXPECT_DOUBLE_EQ(s.cost, 15 * (1 + left + thick) + 20 * (2 * left + thin + flat));
  EXPECT_EQ(s.cost_as_leaf, 60);
  EXPECT_EQ(s.inner_nodes, 3u);
  EXPECT_EQ(s.leaves, 4u);
  EXPECT_EQ(s.empty_leaves, 1u);
  EXPECT_EQ(s.flat_leaves, 1u);
  EXPECT_EQ(s.references, 4u);
  EXPECT_EQ(s.largest_leaf, 2u);
  EXPECT_EQ(s.deepest_leaf, 3u);
  EXPECT_EQ(s.leaves_by_depth, (std::vector<std::size_t>{0, 1, 1, 2}));
  EXPECT_EQ(s.leaves_by_size, (std::vector<std::size_t>{1, 2, 1}));
  EXPECT_EQ(s.leaves_by_volume[1], 2u) << "half of it, and three eighths";
  EXPECT_EQ(s.leaves_by_volume[3], 1u);
  EXPECT_DOUBLE_EQ(s.mean_leaf_depth, 9 / 4.0);
  EXPECT_DOUBLE_EQ(s.mean_leaf_size, 4 / 3.0);
  EXPECT_DOUBLE_EQ(s.duplication, 4 / 3.0);
  EXPECT_EQ(s.bytes, 7 * 8 + 4 * 4u);
}

TEST(KdtreeStatistics, OfNothing) {
  const Statistics s = statistics_of(Tree(), 0, {});
  EXPECT_EQ(s.cost, 0);
  EXPECT_EQ(s.leaves, 1u);
  EXPECT_EQ(s.empty_leaves, 1u);
}

}  // namespace
}  // namespace ws::kdtree
