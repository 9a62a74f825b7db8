// The greedy triangulation against its definition.
// SPDX-License-Identifier: MIT
#include "compute/triangulation/delaunay/greedy.h"

#include "compute/core/run/error.h"
#include "compute/triangulation/candidates/candidates.h"
#include "compute/triangulation/exact/predicates.h"
#include "compute/triangulation/plane/validate.h"
#include "tests/compute/triangulation/sets.h"

#include <gtest/gtest.h>

namespace ws::triangulation {
namespace {

std::vector<Edge> greedy_by_definition(const std::vector<Point>& points) {
  std::vector<Edge> candidates = candidate_edges(points), edges;
  std::stable_sort(candidates.begin(), candidates.end(),
                   [&](Edge a, Edge b) { return compare_lengths(points[a.a], points[a.b], points[b.a], points[b.b]) < 0; });
  for (const Edge e : candidates) {
    const bool is_free = std::none_of(edges.begin(), edges.end(), [&](Edge f) {
      return e.a != f.a && e.a != f.b && e.b != f.a && e.b != f.b &&
             segments_cross(points[e.a], points[e.b], points[f.a], points[f.b]);
    });
    if (is_free) edges.push_back(e);
  }
  std::sort(edges.begin(), edges.end());
  return edges;
}

TEST(TriangulationGreedy, IsWhatTheDefinitionGives) {
  RunContext context;
  for (std::uint32_t seed = 1; seed <= 200; ++seed) {
    const std::vector<Point> points = test::whole_points(3 + seed % 40, seed % 2 ? 9 : 1000, seed);
    EXPECT_EQ(greedy(points, context), greedy_by_definition(points)) << seed;
  }
  for (const char* command : {"wheel --count 25", "normal --count 300", "lattice --count 100 --radius 1"}) {
    const Points points = test::generated(command);
    EXPECT_EQ(greedy(points.at, context), greedy_by_definition(points.at)) << command;
  }
}

TEST(TriangulationGreedy, IsATriangulationOfManyAndOfFew) {
  RunContext context;
  const Points points = test::generated("uniform27 --count 20000 --seed 4");
  EXPECT_EQ(triangulation_problem(points.at, greedy(points.at, context)), std::nullopt);
  for (const std::vector<Point>& few : {std::vector<Point>{}, {{1, 1}}, {{0, 0}, {1, 2}}, {{2, 2}, {0, 0}, {1, 1}, {5, 5}}})
    EXPECT_EQ(triangulation_problem(few, greedy(few, context)), std::nullopt);
  std::stop_source source;
  context.stop = source.get_token();
  source.request_stop();
  EXPECT_THROW((void)greedy(points.at, context), Cancelled);
}

}  // namespace
}  // namespace ws::triangulation
