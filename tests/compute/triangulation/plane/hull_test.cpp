// The points on the hull, and the numbers of edges and triangles that follow.
// SPDX-License-Identifier: MIT
#include "compute/triangulation/plane/hull.h"

#include "tests/compute/triangulation/sets.h"

#include <gtest/gtest.h>

namespace ws::triangulation {
namespace {

TEST(TriangulationHull, ListsPointsInsideSides) {
  const std::vector<Point> points = test::lattice(3, 3);
  EXPECT_EQ(convex_hull(points).boundary, (std::vector<std::uint32_t>{0, 1, 2, 5, 8, 7, 6, 3}));
  EXPECT_EQ(triangulation_counts(9, convex_hull(points)).edges, 16u);
  EXPECT_EQ(triangulation_counts(9, convex_hull(points)).triangles, 8u);
  const std::vector<Point> line{{2, 2}, {0, 0}, {1, 1}};
  EXPECT_TRUE(convex_hull(line).is_flat);
  EXPECT_EQ(convex_hull(line).boundary, (std::vector<std::uint32_t>{1, 2, 0}));
  EXPECT_TRUE(convex_hull({}).is_flat);
  EXPECT_EQ(triangulation_counts(0, convex_hull({})).edges, 0u);
}

}  // namespace
}  // namespace ws::triangulation
