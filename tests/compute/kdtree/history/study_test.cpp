// The race of the builders.
// SPDX-License-Identifier: MIT
#include "compute/kdtree/history/study.h"

#include <gtest/gtest.h>

#include <cmath>

namespace ws::kdtree {
namespace {

RacePoint at(double triangles, double ms) { return {triangles, {ms, ms, ms}, 5}; }

TEST(Race, MarksWhereABuilderOvertakesTheFirst) {
  Race race{
      {"slow start", "steady", "never"},
      {{at(256, 1), at(512, 2), at(1024, 8)}, {at(256, 2), at(512, 4), at(1024, 4)}, {at(256, 2), at(512, 4), at(1024, 16)}}};
  ASSERT_EQ(race.plot().series.size(), 4u) << "three builders and one mark";
  race.points[0][1].ms = {1.5, 2, 3};
  const Plot plot = race.plot();
  ASSERT_EQ(plot.series.size(), 5u) << "and strokes from the least to the most";
  EXPECT_EQ(plot.series[4].y[0], 1.5);
  EXPECT_EQ(plot.series[4].y[1], 3);
  EXPECT_NE(race.csv().find("\"slow start\",512,2,1.5,3,5\n"), std::string::npos) << race.csv();
  const PlotSeries& even = plot.series[3];
  EXPECT_EQ(even.style, PlotStyle::points);
  EXPECT_NEAR(even.x.front(), std::sqrt(512.0 * 1024.0), 1e-6) << "twice as slow before, twice as fast behind";
  EXPECT_NEAR(even.y.front(), 4, 1e-9);
  EXPECT_EQ(even.name, "steady is faster than slow start from 724 on");
}

TEST(Race, TimesEachBuilderAlike) {
  std::vector<int> calls(2);
  std::vector<Contestant> contestants;
  for (int& count : calls) contestants.push_back({"counts", [&count](const auto&, RunContext&) { ++count; }});
  RunContext context;
  const Race found = race(Triangles(10, Triangle{}), contestants, context, [](const Race&) {});
  EXPECT_EQ(calls, (std::vector<int>{6, 6})) << "one that does not count, and five";
  for (const auto& points : found.points) {
    ASSERT_EQ(points.size(), 1u);
    EXPECT_EQ(points[0].runs, 5u);
    EXPECT_LE(points[0].ms.least, points[0].ms.median);
    EXPECT_LE(points[0].ms.median, points[0].ms.most);
  }
}

}  // namespace
}  // namespace ws::kdtree
