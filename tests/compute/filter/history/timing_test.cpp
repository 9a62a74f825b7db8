// The times of a run beside those of 2010.
// SPDX-License-Identifier: MIT
#include "compute/filter/history/timing.h"
#include "tests/compute/filter/runs.h"

#include <gtest/gtest.h>

namespace ws::filter {
namespace {

using namespace testing;

TEST(FilterTiming, TellsEachPhaseInOrderWithTheFiguresOf2010) {
  const auto result = run(shared_noise(64, 64), {{"variant", "v411"}});
  const std::vector<std::string> phases{"upload", "row", "column", "download", "total"};
  const Plot stages = stage_plot(result->run());
  EXPECT_EQ(stages.categories, phases);
  const auto& now = stages.series[0].y;
  EXPECT_NEAR(now[4], now[0] + now[1] + now[2] + now[3], 1e-9);
  EXPECT_GT(now[3], 0) << "a download was timed";
  const double scale = 64.0 * 64 / (2048.0 * 2048);
  ASSERT_EQ(stages.series.size(), 3u);
  EXPECT_EQ(stages.series[0].name, "this run: v411 emulated");
  EXPECT_EQ(stages.series[1].name, "2010: GT 240, scaled");
  EXPECT_NEAR(stages.series[1].y[3], 7.9 * scale, 1e-12);
  EXPECT_NEAR(stages.series[1].y[4], 31.2 * scale, 1e-12);
  EXPECT_NEAR(stages.series[2].y[4], 41.9 * scale, 1e-12);
  EXPECT_EQ(rate_plot(result->run(), 5e9).categories, (std::vector<std::string>{"row", "column", "plain copy"}));
  EXPECT_EQ(rate_plot(result->run(), 5e9).series[0].y.back(), 5);
  const auto warp = run(shared_noise(360, 288), {{"operation", "affine"}, {"matrix", "2,1.5,-300,0,2,-100"}});
  const Plot warped = stage_plot(warp->run());
  EXPECT_EQ(warped.categories, (std::vector<std::string>{"upload", "warp", "download", "total"}));
  ASSERT_EQ(warped.series.size(), 2u);
  EXPECT_EQ(warped.series[1].y, (std::vector<double>{0.09, 1.00}));
  EXPECT_EQ(warped.series[1].x, (std::vector<double>{1, 3}));
}

}  // namespace
}  // namespace ws::filter
