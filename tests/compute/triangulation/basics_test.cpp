// Points, hulls, candidate edges and the validator.
// SPDX-License-Identifier: MIT
#include "compute/core/error.h"
#include "compute/triangulation/candidates.h"
#include "compute/triangulation/rotation.h"
#include "compute/triangulation/validate.h"
#include "tests/compute/triangulation/sets.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>

namespace ws::triangulation {
namespace {

TEST(TriangulationPoints, MergesDuplicatesInOrderOfAppearance) {
  const Points points = distinct_points({{2, 2}, {0, 0.0}, {2, 2}, {-0.0, -0.0}, {1, 5}, {2, 2}});
  EXPECT_EQ(points.at, (std::vector<Point>{{2, 2}, {0, 0}, {1, 5}}));
  EXPECT_EQ(points.input_index, (std::vector<std::uint32_t>{0, 1, 4}));
  EXPECT_EQ(points.duplicate_count, 3u);
  EXPECT_EQ(lexicographic_order(points.at), (std::vector<std::uint32_t>{1, 2, 0}));
  EXPECT_EQ(distinct_points(std::vector<Point>{}).size(), 0u);
  EXPECT_EQ(distinct_points(std::vector<Point>(1000, {3, 4})).duplicate_count, 999u);
}

TEST(TriangulationPoints, RefusesWhatHasNoExactPlace) {
  const double infinity = std::numeric_limits<double>::infinity();
  for (const Point bad : {Point{std::nan(""), 0}, Point{0, infinity}, Point{1e70, 0}, Point{0, -1e-70}})
    EXPECT_THROW((void)distinct_points({{0, 0}, bad}), Error);
  PointSet spatial(3, 4);
  EXPECT_THROW((void)distinct_points(spatial), Error);
  std::stop_source source;
  source.request_stop();
  EXPECT_THROW((void)distinct_points({{0, 0}}, source.get_token()), Cancelled);
}

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

TEST(TriangulationCandidates, DropSegmentsThroughThirdPoints) {
  EXPECT_EQ(candidate_edges(test::lattice(3, 1)), (std::vector<Edge>{{0, 1}, {1, 2}}));
  RunContext context;
  const Candidates c = candidates_of(test::lattice(3, 3), context);
  EXPECT_EQ(c.forced.size(), 8u);
  EXPECT_EQ(c.choosable_count(), 20u);
  EXPECT_EQ(c.needed_count, 8u);
  for (std::size_t i = 0; i < c.choosable_count(); ++i) {
    std::size_t bits = 0;
    for (std::size_t j = 0; j < c.choosable_count(); ++j) bits += c.crossing_row(i)[j / 64] >> (j % 64) & 1;
    EXPECT_EQ(bits, c.crossed_by[i].size());
  }
}

TEST(TriangulationCandidates, RefuseWhatIsTooMuch) {
  RunContext context;
  EXPECT_THROW((void)candidates_of(test::whole_points(most_candidate_points + 1, 1u << 20, 1), context), Error);
  context.memory_limit_bytes = 1000;
  EXPECT_THROW((void)candidates_of(test::whole_points(20, 1000, 1), context), Error);
}

/// The square with its centre; edges 0-1 1-2 2-3 3-0 and four spokes.
const std::vector<Point> star_points{{0, 0}, {2, 0}, {2, 2}, {0, 2}, {1, 1}};
const std::vector<Edge> star_edges{{0, 1}, {1, 2}, {2, 3}, {0, 3}, {0, 4}, {1, 4}, {2, 4}, {3, 4}};

void expect_problem(std::vector<Edge> edges, bool expected, const std::vector<Point>& points = star_points) {
  EXPECT_EQ(triangulation_problem(points, edges).has_value(), expected);
  EXPECT_EQ(triangulation_problem_by_pairs(points, edges).has_value(), expected);
}

TEST(TriangulationValidate, FindsWhatIsWrong) {
  expect_problem(star_edges, false);
  std::vector<Edge> edges = star_edges;
  edges.pop_back();
  expect_problem(edges, true);  // too few
  edges.push_back({0, 4});
  expect_problem(edges, true);  // twice
  edges.back() = {0, 2};
  expect_problem(edges, true);  // through the centre
  edges.back() = {1, 7};
  expect_problem(edges, true);  // no point
  edges = star_edges;
  edges.push_back({1, 3});
  expect_problem(edges, true);  // too many
  expect_problem({{0, 1}, {1, 2}, {2, 3}, {0, 3}, {0, 2}}, false, {{0, 0}, {2, 0}, {3, 2}, {0, 2}});
  expect_problem({{0, 1}, {1, 2}, {0, 2}, {1, 3}, {0, 3}}, true, {{0, 0}, {2, 0}, {3, 2}, {0, 2}});  // 0-2 and 1-3 cross
  expect_problem({}, false, {});
  expect_problem({}, false, {{1, 1}});
  expect_problem({{0, 1}}, false, {{1, 1}, {2, 3}});
  expect_problem({{0, 2}, {1, 2}}, false, {{0, 0}, {2, 2}, {1, 1}});
  expect_problem({{0, 1}, {1, 2}}, true, {{0, 0}, {2, 2}, {1, 1}});
}

TEST(TriangulationRotation, GivesTriangles) {
  const Rotation rotation = rotation_of(star_points, star_edges);
  EXPECT_EQ(rotation.degree(4), 4u);
  EXPECT_EQ(triangles_of(star_points, star_edges), (std::vector<Triangle>{{0, 1, 4}, {0, 4, 3}, {1, 2, 4}, {2, 3, 4}}));
}

}  // namespace
}  // namespace ws::triangulation
