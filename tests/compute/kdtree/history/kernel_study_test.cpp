// The thesis's table, with made-up measurements and with the CPU's own.
// SPDX-License-Identifier: MIT
#include "compute/kdtree/history/kernel_study.h"
#include "tests/support/in_time.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>

namespace ws::kdtree {
namespace {

std::vector<KernelRow> table() {
  std::vector<KernelRow> rows(2);
  rows[0] = {"events", 166'667, 1'000'002, 999'000, {3, 4, 6, 4.25, 0.5}, {1.5, 2, 2.5, 2.1, 0.25}, {0.5, 1, 1.25, 1.1, 0.125}};
  rows[1] = {"sort", 166'667, 1'000'002, 999'000, {90, 100, 120, 101, 5}, {}, {}};
  return rows;
}

TEST(KernelStudy, PlotsShowTheSpread) {
  const auto plots = kernel_plots(table());
  ASSERT_GE(plots.size(), 2u);
  const Plot& bars = plots.front();
  EXPECT_EQ(bars.id, "kernels_166667");
  EXPECT_EQ(bars.categories, (std::vector<std::string>{"events", "sort"}));
  ASSERT_EQ(bars.series.size(), 4u);
  const PlotSeries& strokes = bars.series.back();
  ASSERT_EQ(strokes.name, "least to most");
  ASSERT_EQ(strokes.y.size(), 12u) << "three strokes and one, each with a gap behind it";
  EXPECT_EQ(strokes.y[0], 3);
  EXPECT_EQ(strokes.y[1], 6);
  EXPECT_TRUE(std::isnan(strokes.y[2]));
  EXPECT_EQ(strokes.y[3], 1.5);
  EXPECT_EQ(strokes.y[9], 90);
  EXPECT_EQ(plots[1].id, "kernels_break_even");
}

TEST(KernelStudy, IsWrittenAsATable) {
  EXPECT_EQ(kernel_csv(table()),
            "step,triangles,events,planes,cpu_low_ms,cpu_median_ms,cpu_high_ms,cpu_mean_ms,cpu_deviation_ms,device_low_ms,"
            "device_median_ms,device_high_ms,device_mean_ms,device_deviation_ms,kernel_low_ms,kernel_median_ms,kernel_high_ms,"
            "kernel_mean_ms,kernel_deviation_ms,speed_up\n"
            "events,166667,1000002,999000,3,4,6,4.25,0.5,1.5,2,2.5,2.1,0.25,0.5,1,1.25,1.1,0.125,2\n"
            "sort,166667,1000002,999000,90,100,120,101,5,,,,,,,,,,,\n");
}

TEST(KernelStudy, BothSidesWarmUpAlike) {
  constexpr int repeats = 3;
  constexpr double slow_ms = 30;  // as long as memory that is used for the first time may take
  const double first_ms = slow_ms * patience();
  int cpu_runs = 0, device_runs = 0;
  KernelRow row;
  const auto on_cpu = [&] {
    if (cpu_runs++ == 0) std::this_thread::sleep_for(std::chrono::duration<double, std::milli>(first_ms));
  };
  const auto on_device = [&](StepTimes& times) { times.ms = times.kernel_ms = device_runs++ == 0 ? first_ms : device_runs; };
  const RunContext context;
  EXPECT_TRUE(keeps_within(slow_ms, [&] {
    cpu_runs = device_runs = 0;
    row = measure_step("events", repeats, on_cpu, on_device, context);
    return row.cpu.high;
  })) << "the first run counts";
  EXPECT_EQ(device_runs, repeats + 1);
  EXPECT_EQ(cpu_runs, repeats + 1) << "one that is not measured, as the device has";
  EXPECT_LT(row.cpu.low, first_ms / 2);
  EXPECT_EQ(row.device.low, 2);
  EXPECT_EQ(row.device.median, 3);
  EXPECT_EQ(row.device.high, 4);
}

TEST(KernelStudy, MeasuresTheCpuAlone) {
  RunContext context;
  const std::array<std::size_t, 2> sizes{100, 1000};
  const auto rows = measure_kernels(sizes, 3, nullptr, context);
  ASSERT_EQ(rows.size(), 10u) << "five steps: the CPU has one way of counting";
  for (const KernelRow& row : rows) {
    EXPECT_GT(row.cpu.median, 0) << row.step;
    EXPECT_LE(row.cpu.low, row.cpu.median);
    EXPECT_LE(row.cpu.median, row.cpu.high);
    EXPECT_LE(row.cpu.low, row.cpu.mean);
    EXPECT_LE(row.cpu.mean, row.cpu.high);
    EXPECT_EQ(row.device.median, 0);
    EXPECT_EQ(row.events, 6 * row.triangles);
    EXPECT_GT(row.planes, row.triangles);
    EXPECT_EQ(row.speed_up(), 0);
  }
  EXPECT_EQ(break_even(rows, "sort"), 0u) << "nothing to compare with";
  for (const Plot& plot : kernel_plots(rows)) EXPECT_EQ(plot.id, "") << "no plot is of these sizes";
  std::stop_source source;
  source.request_stop();
  context.stop = source.get_token();
  EXPECT_THROW((void)measure_kernels(sizes, 3, nullptr, context), Cancelled);
}

TEST(KernelStudy, FindsWhereTheDevicePays) {
  std::vector<KernelRow> rows(3);
  for (std::size_t i = 0; i < 3; ++i) {
    rows[i].step = "costs";
    rows[i].triangles = std::size_t(10) << i;
    rows[i].cpu.median = double(i);
    rows[i].device.median = 0.5;
  }
  EXPECT_EQ(break_even(rows, "costs"), 20u);
  rows[2].device.median = 9;
  EXPECT_EQ(break_even(rows, "costs"), 0u);
}

}  // namespace
}  // namespace ws::kdtree
