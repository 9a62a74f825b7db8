// The triangles of a set of edges.
// SPDX-License-Identifier: MIT
#include "compute/triangulation/plane/rotation.h"

#include <gtest/gtest.h>

namespace ws::triangulation {
namespace {

/// The square with its centre; edges 0-1 1-2 2-3 3-0 and four spokes.
const std::vector<Point> star_points{{0, 0}, {2, 0}, {2, 2}, {0, 2}, {1, 1}};
const std::vector<Edge> star_edges{{0, 1}, {1, 2}, {2, 3}, {0, 3}, {0, 4}, {1, 4}, {2, 4}, {3, 4}};

TEST(TriangulationRotation, GivesTriangles) {
  const Rotation rotation = rotation_of(star_points, star_edges);
  EXPECT_EQ(rotation.degree(4), 4u);
  EXPECT_EQ(triangles_of(star_points, star_edges), (std::vector<Triangle>{{0, 1, 4}, {0, 4, 3}, {1, 2, 4}, {2, 3, 4}}));
}

}  // namespace
}  // namespace ws::triangulation
