// The Delaunay triangulation: empty circles, degenerate sets, stopping.
// SPDX-License-Identifier: MIT
#include "compute/triangulation/delaunay/delaunay.h"

#include "compute/core/run/error.h"
#include "compute/triangulation/exact/predicates.h"
#include "compute/triangulation/plane/hull.h"
#include "compute/triangulation/plane/validate.h"
#include "tests/compute/triangulation/sets.h"

#include <gtest/gtest.h>

#include <numeric>

namespace ws::triangulation {
namespace {

/// Valid, the twins fit, and no neighbour lies inside a cell's circle.
void expect_delaunay(const std::vector<Point>& points) {
  RunContext context;
  const Mesh mesh = delaunay(points, context);
  EXPECT_EQ(triangulation_problem(points, edges_of(mesh)), std::nullopt);
  EXPECT_EQ(triangles_of(mesh), triangles_of(points, edges_of(mesh)));
  for (std::uint32_t c = 0; c < mesh.cells.size(); ++c)
    for (std::uint32_t i = 0; i < 3; ++i) {
      const std::uint32_t side = side_of(c, i), other = mesh.twin(side);
      ASSERT_EQ(mesh.twin(other), side);
      ASSERT_EQ(mesh.from(other), mesh.to(side));
      ASSERT_EQ(mesh.to(other), mesh.from(side));
      if (mesh.is_ghost(mesh.cell(side)) || mesh.is_ghost(mesh.cell(other))) continue;
      const auto& t = mesh.cells[c].corner;
      EXPECT_LE(in_circle(mesh.points[t[0]], mesh.points[t[1]], mesh.points[t[2]], mesh.points[mesh.opposite(other)]), 0);
    }
}

TEST(TriangulationDelaunay, HasEmptyCircles) {
  for (const char* command :
       {"uniform --count 1000", "uniform27 --count 3000 --seed 2", "normal --count 2000", "clusters --count 5000 --radius 1e-5",
        "wheel --count 101", "circle-points --count 64", "lattice --count 900 --radius 1"})
    expect_delaunay(test::generated(command).at);
  for (std::uint32_t seed = 1; seed <= 200; ++seed) expect_delaunay(test::whole_points(3 + seed % 23, 8, seed));
}

TEST(TriangulationDelaunay, HandlesFlatAndFewPoints) {
  expect_delaunay({});
  expect_delaunay({{1, 2}});
  expect_delaunay({{1, 2}, {0, 5}});
  expect_delaunay({{1, 1}, {0, 0}, {5, 5}, {2, 2}});
  expect_delaunay({{0, 0}, {1, 0}, {2, 0}, {3, 0}, {4, 0}, {2, 1}});
  expect_delaunay({{0, 0}, {1e-40, 0}, {1e40, 0}, {0, 1e-40}, {0, 1e40}, {1e40, 1e-40}});
}

TEST(TriangulationDelaunay, StopsAndCounts) {
  RunContext context;
  std::stop_source source;
  context.stop = source.get_token();
  source.request_stop();
  const Points points = test::generated("uniform --count 40000");
  EXPECT_THROW((void)delaunay(points.at, context), Cancelled);
  RunContext little;
  little.memory_limit_bytes = 1 << 20;
  EXPECT_THROW((void)delaunay(points.at, little), Error);
}

TEST(TriangulationMesh, FlipsThereAndBack) {
  RunContext context;
  Mesh mesh = delaunay({{0, 0}, {3, 0}, {3, 2}, {0, 2.5}}, context);
  const std::vector<Edge> before = edges_of(mesh);
  for (std::uint32_t c = 0; c < mesh.cells.size(); ++c)
    for (std::uint32_t i = 0; i < 3; ++i) {
      const std::uint32_t side = side_of(c, i);
      if (mesh.is_ghost(mesh.cell(side)) || mesh.is_ghost(mesh.cell(mesh.twin(side)))) continue;
      mesh.flip(side);
      EXPECT_EQ(triangulation_problem({{0, 0}, {3, 0}, {3, 2}, {0, 2.5}}, edges_of(mesh)), std::nullopt);
      EXPECT_NE(edges_of(mesh), before);
      mesh.flip(side);
      EXPECT_EQ(edges_of(mesh), before);
    }
}

}  // namespace
}  // namespace ws::triangulation
