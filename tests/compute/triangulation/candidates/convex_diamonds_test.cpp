// The quicker diamond test of points in convex position finds the same edges, in the same order.
// SPDX-License-Identifier: MIT
#include "compute/triangulation/candidates/convex_diamonds.h"

#include "compute/triangulation/candidates/diamond.h"
#include "tests/compute/triangulation/sets.h"

#include <gtest/gtest.h>

#include <cmath>
#include <numbers>

namespace ws::triangulation {
namespace {

std::vector<std::uint32_t> listed(const HostBuffer<std::uint32_t>& buffer) { return {buffer.begin(), buffer.end()}; }

/// Whether there is a quicker way; then it gives the same.
bool is_convex_with_the_same_edges(const std::vector<Point>& input) {
  const std::vector<Point> points = test::along_curve(input);
  RunContext context;
  CpuExecutor executor(context);
  const Hull hull = convex_hull(points);
  bool is_convex = true;
  for (const double tangent : {shortest_tangent, greedy_tangent, 0.1}) {
    const std::optional<Neighbours> found = convex_diamond_edges(points, hull, tangent, executor);
    is_convex = is_convex && found;
    if (!found) continue;
    const Neighbours expected = diamond_edges(points, tangent, executor);
    EXPECT_EQ(found->first, expected.first);
    EXPECT_EQ(listed(found->target), listed(expected.target));
    EXPECT_EQ(listed(found->twin), listed(expected.twin));
  }
  return is_convex;
}

std::vector<Point> stretched(std::vector<Point> points, double x, double y, double turn) {
  for (Point& p : points) {
    const Point q{x * p.x, y * p.y};
    p = {std::cos(turn) * q.x - std::sin(turn) * q.y, std::sin(turn) * q.x + std::cos(turn) * q.y};
  }
  return points;
}

TEST(TriangulationConvexDiamonds, AreThoseOfRegularPolygons) {
  for (const int count : {3, 4, 5, 6, 7, 8, 11, 12, 23, 24, 50, 63, 96, 101, 160})
    for (const char* kind : {"circle-points", "wheel"}) {
      const std::string command = std::string(kind) + " --count " + std::to_string(count);
      SCOPED_TRACE(command);
      const std::vector<Point> points = test::generated(command).at;
      EXPECT_TRUE(is_convex_with_the_same_edges(points));
      EXPECT_TRUE(is_convex_with_the_same_edges(stretched(points, 1e5, 1e5, 0.7)));
      EXPECT_TRUE(is_convex_with_the_same_edges(stretched(points, 1, 0.3, 0)));
      EXPECT_TRUE(is_convex_with_the_same_edges(stretched(points, 1, 0.02, 2)));
    }
}

TEST(TriangulationConvexDiamonds, AreThoseOfOtherConvexSets) {
  std::mt19937 random(8);
  std::uniform_real_distribution<double> anywhere(-1, 1);
  for (const int count : {3, 4, 9, 17, 40, 77, 120})
    for (const double flat : {1.0, 0.2}) {
      SCOPED_TRACE(testing::Message() << count << " corners, " << flat);
      std::vector<Point> corners, parabola;
      for (int i = 0; i < count; ++i) {
        const double angle = std::numbers::pi * anywhere(random), x = anywhere(random);
        corners.push_back({std::cos(angle), flat * std::sin(angle)});
        parabola.push_back({x, flat * x * x});
      }
      EXPECT_TRUE(is_convex_with_the_same_edges(corners));
      EXPECT_TRUE(is_convex_with_the_same_edges(parabola));
      for (const double to : {0.3, 0.5, 0.999}) {  // a point inside, on a diagonal or next to a corner
        std::vector<Point> points = corners;
        points.push_back(
            {corners[0].x + to * (corners[1].x - corners[0].x), corners[0].y + to * (corners[1].y - corners[0].y)});
        if (convex_hull(points).boundary.size() == corners.size()) {
          EXPECT_TRUE(is_convex_with_the_same_edges(points));
        }
      }
    }
}

/// Where diagonals run through the point inside.
TEST(TriangulationConvexDiamonds, HoldNoThirdPoint) {
  const std::vector<Point> octagon{{-3, 0}, {-2, -2}, {0, -3}, {2, -2}, {3, 0}, {2, 2}, {0, 3}, {-2, 2}, {0, 0}};
  EXPECT_TRUE(is_convex_with_the_same_edges(octagon));
  RunContext context;
  CpuExecutor executor(context);
  const Neighbours found = convex_diamond_edges(octagon, convex_hull(octagon), 0.01, executor).value();
  for (std::uint32_t i = 0; i < 4; ++i) {
    EXPECT_EQ(found.find(i, i + 4), Neighbours::none);
    EXPECT_NE(found.find(i, i + 3), Neighbours::none);
    EXPECT_NE(found.find(i, 8), Neighbours::none);
  }
  EXPECT_TRUE(is_convex_with_the_same_edges({{-3, -2}, {3, -2}, {3, 2}, {-3, 2}, {0, 0}}));
}

TEST(TriangulationConvexDiamonds, HaveNoQuickerWayWhereRoundingWouldMatter) {
  EXPECT_FALSE(is_convex_with_the_same_edges({{0, 0}, {1, 0}, {2, 0}, {2, 2}, {0, 2}}));            // a point inside a side
  EXPECT_FALSE(is_convex_with_the_same_edges({{0, 0}, {9, 0}, {9, 9}, {0, 9}, {3, 4}, {5, 6}}));    // two points inside
  EXPECT_FALSE(is_convex_with_the_same_edges({{0, 0}, {1, 0}, {2, 0}}));                            // a line
  EXPECT_FALSE(is_convex_with_the_same_edges({{0, 0}, {1, 0}, {1 + 1e-8, 1e-7}, {1, 1}, {0, 1}}));  // two corners in one place
}

}  // namespace
}  // namespace ws::triangulation
