// Distinct points, and what is refused.
// SPDX-License-Identifier: MIT
#include "compute/triangulation/exact/points.h"

#include "compute/core/run/error.h"

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
  EXPECT_THROW((void)distinct_points(std::vector<Point>{{0, 0}}, source.get_token()), Cancelled);
}

}  // namespace
}  // namespace ws::triangulation
