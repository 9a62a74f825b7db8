// The plots of what costs time on a GPU give the numbers of the thesis.
// SPDX-License-Identifier: MIT
#include "compute/filter/history/lessons.h"

#include <gtest/gtest.h>

namespace ws::filter {
namespace {

TEST(FilterLessons, TellTheThesisNumbers) {
  for (const Plot& plot : lesson_plots(8)) {
    if (plot.id == "transactions") {
      EXPECT_EQ(plot.series[0].y[7], 6) << "v3 at radius 8";
      EXPECT_EQ(plot.series[1].y[7], 4) << "v411 at radius 8";
      EXPECT_EQ(plot.series[0].y[15], 4) << "v3 at radius 16";
    }
    if (plot.id == "divergence") {
      EXPECT_EQ(plot.series[0].y, (std::vector<double>{32, 1}));
    }
    if (plot.id == "latency") {
      EXPECT_EQ(plot.series[0].y[7], 13) << "8 instructions per load";
    }
    if (plot.id == "residency") {
      EXPECT_EQ(plot.series[0].y[9], 1) << "10 KiB of 16";
    }
    if (plot.id == "max_radius") {
      EXPECT_EQ(plot.series[0].y, (std::vector<double>{32, 0, 0, 0})) << "two loads";
      EXPECT_EQ(plot.series[1].y, (std::vector<double>{32, 32, 0, 0})) << "three";
    }
    if (plot.id == "instructions") {
      EXPECT_EQ(plot.series[0].y[7], 3 + 3 + 17 + 1) << "v411 at radius 8: loads, their stores, 17 cells, a result";
      EXPECT_EQ(plot.series[1].y[7], (2 + 2 + 5 + 1) / 4.0) << "128 pixels side by side need two loads, and five reads of four";
    }
    if (plot.id == "group_shapes") {
      EXPECT_EQ(plot.series[0].y[0], 2 + 2) << "as in 2010";
      EXPECT_EQ(plot.series[1].y[0], 3 + 3) << "with a third load";
    }
    if (plot.id == "chain") {
      EXPECT_NEAR(plot.series[0].y[0], 31, 0.01);
      EXPECT_NEAR(plot.series[1].y[9], 14.2 + 89 + 7.9, 0.01);
    }
  }
}

}  // namespace
}  // namespace ws::filter
