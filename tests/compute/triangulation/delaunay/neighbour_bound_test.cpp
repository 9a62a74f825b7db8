// The bound by neighbours: below every triangulation, near the least one of even sets, and quick where one point has all as
// neighbours.
// SPDX-License-Identifier: MIT
#include "compute/triangulation/delaunay/neighbour_bound.h"

#include "compute/triangulation/delaunay/delaunay.h"
#include "compute/triangulation/delaunay/greedy.h"
#include "compute/triangulation/exact/length.h"
#include "compute/triangulation/lmt/lmt.h"
#include "tests/compute/triangulation/sets.h"

#include <gtest/gtest.h>

#include <cmath>
#include <string>

namespace ws::triangulation {
namespace {

struct Known {
  double bound, least;  ///< of the edges off the hull
};

Known known(const std::vector<Point>& points) {
  RunContext context;
  CpuExecutor executor(context);
  const Hull hull = convex_hull(points);
  const std::vector<Edge> edges = edges_of(delaunay(points, context), executor);
  const double bound = neighbour_bound(points, hull, edges, executor);
  double around = 0;
  for (std::size_t i = 0; i < hull.boundary.size(); ++i)
    around += rounded_distance(points[hull.boundary[i]], points[hull.boundary[(i + 1) % hull.boundary.size()]]);
  const LmtResult optimum = lmt(points, {}, context);
  EXPECT_TRUE(optimum.proven_optimal);
  EXPECT_LE(nearest_bound(points, hull, edges), (optimum.length.lower - around) * (1 + 1e-12));
  return {bound, optimum.length.lower - around};
}

TEST(NeighbourBound, IsBelowTheOptimumAndNotFarBelowOfEvenSets) {
  for (const char* command : {"uniform --count 3000 --seed 5", "uniform --count 300 --seed 6", "disc --count 2000 --seed 7"}) {
    const Known of = known(test::generated(command).at);
    EXPECT_LE(of.bound, of.least) << command;
    EXPECT_GE(of.bound, 0.7 * of.least) << command;
  }
}

TEST(NeighbourBound, HoldsForSetsOfAllKinds) {
  for (const char* command : {"clusters --count 1500 --seed 3", "normal --count 1500 --seed 4", "circle-points --count 60",
                              "wheel --count 300", "uniform --count 5 --seed 2", "spiral --count 500 --noise 0.01 --seed 2"}) {
    const Known of = known(test::generated(command).at);
    EXPECT_LE(of.bound, of.least * (1 + 1e-12)) << command;
    EXPECT_GE(of.bound, 0) << command;
  }
  for (std::uint32_t seed = 1; seed <= 200; ++seed) {
    const Known of = known(test::whole_points(4 + seed % 17, 30, seed));
    EXPECT_LE(of.bound, of.least * (1 + 1e-12)) << seed;
  }
  const Known square = known(test::lattice(2, 2));
  EXPECT_LE(square.bound, std::sqrt(2.0));
}

/// Of a lattice each point off the border has four neighbours at 1 and four at the root of 2, and six ends.
TEST(NeighbourBound, OfALatticeIsWhatCountingGives) {
  const Known of = known(test::lattice(60, 60));
  const double inner = 58.0 * 58.0, ends = 2 * (3.0 * 3600 - 3 - 2 * 236);
  EXPECT_LE(of.bound, of.least);
  EXPECT_GE(of.bound, 0.5 * (4 * inner + std::sqrt(2.0) * (ends - 4 * inner - 4 * 236)));
}

/// A point with very many neighbours is left out, and does not make all others worth less.
TEST(NeighbourBound, OneHubDoesNotSpoilIt) {
  std::vector<Point> points = test::generated("uniform --count 3000 --seed 5").at;
  const double even = known(points).bound;
  constexpr int ring = 600;
  for (int i = 0; i < ring; ++i) {
    const double angle = 2 * std::acos(-1.0) * (i + 0.3) / ring;
    points.push_back({3 + std::cos(angle), 0.5 + std::sin(angle)});
  }
  points.push_back({3, 0.5});
  RunContext context;
  CpuExecutor executor(context);
  const Hull hull = convex_hull(points);
  const double bound = neighbour_bound(points, hull, edges_of(delaunay(points, context), executor), executor);
  EXPECT_GE(bound, 0.7 * even);
  EXPECT_LE(bound, length_of(points, greedy(points, context)).upper);
}

TEST(NeighbourBound, IsQuickWhereOnePointHasAllAsNeighbours) {
  RunContext context;
  CpuExecutor executor(context);
  std::vector<Point> points = test::generated("circle-points --count 20000").at;
  points.push_back({0, 0});
  const Hull hull = convex_hull(points);
  const std::vector<Edge> edges = edges_of(delaunay(points, context), executor);
  const double bound = neighbour_bound(points, hull, edges, executor);
  EXPECT_GE(bound, 0);
  EXPECT_LE(bound, length_of(points, edges).upper);
}

TEST(NeighbourBound, FlatSetsHaveNone) {
  RunContext context;
  CpuExecutor executor(context);
  const std::vector<Point> line{{0, 0}, {1, 1}, {2, 2}};
  EXPECT_EQ(neighbour_bound(line, convex_hull(line), {{0, 1}, {1, 2}}, executor), 0);
}

}  // namespace
}  // namespace ws::triangulation
