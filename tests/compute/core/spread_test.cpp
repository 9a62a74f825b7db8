// Least, median and most, and the strokes of a plot.
// SPDX-License-Identifier: MIT
#include "compute/core/result/spread.h"

#include <gtest/gtest.h>

#include <cmath>
#include <vector>

namespace ws {
namespace {

TEST(Spread, IsOfAnyOrderAndNumber) {
  EXPECT_EQ(spread_of({7}), (Spread{7, 7, 7}));
  EXPECT_EQ(spread_of({9, 1, 5}), (Spread{1, 5, 9}));
  EXPECT_EQ(spread_of({4, 1, 9, 2}), (Spread{1, 3, 9})) << "of an even number the mean of the two in the middle";
}

TEST(Spread, OfTheMedianIsAnIntervalThatNarrowsWithMoreMeasurements) {
  EXPECT_EQ(interval_of_median({3}), (Spread{3, 3, 3}));
  EXPECT_EQ(interval_of_median({6, 1, 5, 2, 4, 3}), (Spread{1, 3.5, 6})) << "of six all, which leaves 3 % outside";
  std::vector<double> values;
  for (int i = 0; i < 101; ++i) values.push_back((i * 37) % 101);
  // Of 101 measurements the 41st from either end: 40 lie outside on each side.
  EXPECT_EQ(interval_of_median(values), (Spread{40, 50, 60}));
}

TEST(Spread, IsAMarkAndAStroke) {
  PlotSeries marks{"a", PlotStyle::bars, {}, {}}, strokes = empty_strokes();
  add_spread(marks, strokes, 3, {1, 2, 9});
  add_spread(marks, strokes, 4, {5, 5, 5});
  EXPECT_EQ(marks.x, (std::vector<double>{3, 4}));
  EXPECT_EQ(marks.y, (std::vector<double>{2, 5}));
  ASSERT_EQ(strokes.y.size(), 3u) << "what does not vary has no stroke";
  EXPECT_EQ(strokes.x[0], 3);
  EXPECT_EQ(strokes.y[0], 1);
  EXPECT_EQ(strokes.y[1], 9);
  EXPECT_TRUE(std::isnan(strokes.y[2])) << "so that strokes are apart";
}

}  // namespace
}  // namespace ws
