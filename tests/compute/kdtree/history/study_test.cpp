// The race of the builders.
// SPDX-License-Identifier: MIT
#include "compute/kdtree/history/study.h"

#include <gtest/gtest.h>

#include <cmath>

namespace ws::kdtree {
namespace {

TEST(Race, MarksWhereABuilderOvertakesTheFirst) {
  const Race race{{"slow start", "steady", "never"},
                  {{{256, 1}, {512, 2}, {1024, 8}}, {{256, 2}, {512, 4}, {1024, 4}}, {{256, 2}, {512, 4}, {1024, 16}}}};
  const Plot plot = race.plot();
  ASSERT_EQ(plot.series.size(), 4u) << "three builders and one mark";
  const PlotSeries& even = plot.series.back();
  EXPECT_EQ(even.style, PlotStyle::points);
  EXPECT_NEAR(even.x.front(), std::sqrt(512.0 * 1024.0), 1e-6) << "twice as slow before, twice as fast behind";
  EXPECT_NEAR(even.y.front(), 4, 1e-9);
  EXPECT_EQ(even.name, "steady is faster than slow start from 724 on");
}

}  // namespace
}  // namespace ws::kdtree
