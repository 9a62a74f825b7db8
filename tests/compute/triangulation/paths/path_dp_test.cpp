// The path programme against the golden sets and the searches, for any number of threads.
// SPDX-License-Identifier: MIT
#include "compute/triangulation/paths/path_dp.h"

#include "compute/core/run/error.h"
#include "compute/triangulation/candidates/candidates.h"
#include "compute/triangulation/plane/validate.h"
#include "compute/triangulation/search/search.h"
#include "tests/compute/triangulation/golden.h"
#include "tests/compute/triangulation/sets.h"

#include <gtest/gtest.h>

namespace ws::triangulation {
namespace {

PathResult swept(const std::vector<Point>& points, int threads = 0) {
  RunContext context;
  context.thread_count = threads;
  return path_dp(points, context);
}

TEST(TriangulationPathDp, SolvesAllGoldenSets) {
  for (const test::GoldenSet& set : test::golden_sets) {
    SCOPED_TRACE(set.name);
    const PathResult result = swept(set.points);
    EXPECT_TRUE(result.proven_optimal);
    EXPECT_EQ(result.layer_count, set.triangle_count);
    EXPECT_EQ(triangulation_problem(set.points, result.edges), std::nullopt);
    EXPECT_NEAR(result.length.lower, set.length, 6e-10);
    EXPECT_NEAR(result.length.upper, set.length, 6e-10);
    EXPECT_EQ(swept(set.points, 1).edges, result.edges);
  }
}

TEST(TriangulationPathDp, AgreesWithTheSearch) {
  for (std::uint32_t seed = 1; seed <= 40; ++seed) {
    const std::vector<Point> points = test::whole_points(8 + seed % 5, seed % 2 ? 6 : 1000, seed);
    RunContext context;
    const SearchOptions options{.method = SearchMethod::removal_bitmask, .cuts = {true, true, true, true, true, true}};
    const SearchResult expected = search(points, candidates_of(points, context), options, context);
    const PathResult result = swept(points);
    EXPECT_EQ(result.length, expected.length) << seed;
    EXPECT_TRUE(result.proven_optimal);
    EXPECT_EQ(triangulation_problem(points, result.edges), std::nullopt);
  }
}

TEST(TriangulationPathDp, SolvesTwentyFourPoints) {
  const std::vector<Point> points = test::whole_points(24, 100'000, 9);
  const PathResult result = swept(points);
  EXPECT_TRUE(result.proven_optimal);
  EXPECT_EQ(triangulation_problem(points, result.edges), std::nullopt);
  EXPECT_LE(result.state_count, std::uint64_t{1} << 22);
}

TEST(TriangulationPathDp, HandlesFewAndFlatPointsAndRefusesMany) {
  for (const std::vector<Point>& points :
       {std::vector<Point>{}, {{1, 1}}, {{0, 0}, {1, 2}}, {{2, 2}, {0, 0}, {1, 1}, {5, 5}}, {{0, 0}, {1, 0}, {2, 0}, {1, 1}}})
    EXPECT_EQ(triangulation_problem(points, swept(points).edges), std::nullopt);
  EXPECT_THROW((void)swept(test::whole_points(35, 1000, 1)), Error);
  RunContext context;
  context.memory_limit_bytes = 1 << 20;
  EXPECT_THROW((void)path_dp(test::whole_points(24, 1000, 1), context), Error);
  RunContext stopped;
  std::stop_source source;
  stopped.stop = source.get_token();
  source.request_stop();
  EXPECT_THROW((void)path_dp(test::whole_points(20, 1000, 1), stopped), Cancelled);
}

}  // namespace
}  // namespace ws::triangulation
