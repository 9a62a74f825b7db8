// What the validator finds wrong with edges.
// SPDX-License-Identifier: MIT
#include "compute/triangulation/plane/validate.h"

#include <gtest/gtest.h>

namespace ws::triangulation::of_validate {
namespace {

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

}  // namespace
}  // namespace ws::triangulation::of_validate
