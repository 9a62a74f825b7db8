// What is told of the thesis's pipeline: bytes, launches, times, its table; with made-up measurements, and the CPU's own.
// SPDX-License-Identifier: MIT
#include "compute/kdtree/kernel_study.h"
#include "compute/kdtree/pipeline.h"
#include "compute/kdtree/thesis_plots.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>

namespace ws::kdtree {
namespace {

NodeTimes made_up(std::uint32_t triangles, float high) {
  NodeTimes node;
  node.cell = {{0, 0, 0}, {high, 1, 1}};
  node.triangles = triangles;
  node.events = 6 * triangles;
  node.planes = 5 * triangles;
  node.on_device = true;
  for (std::size_t i = 0; i < thesis_step_count; ++i) {
    if (i == std::size_t(ThesisStep::planes)) continue;
    node.steps[i] = {0.5, 0.0125, 10 * triangles, 20 * triangles, {7, 256, 20, 6144}};
  }
  return node;
}

TEST(ThesisReport, AddsUpAndFindsANode) {
  ThesisReport report;
  report.add(made_up(10, 1));
  report.add(made_up(4, 0.5f));
  EXPECT_EQ(report.device_nodes, 2u);
  EXPECT_EQ(report.total.triangles, 14u);
  EXPECT_EQ(report.total.of(ThesisStep::costs).ms, 1);
  EXPECT_EQ(report.total.of(ThesisStep::costs).bytes_to_device, 140u);
  EXPECT_EQ(report.total.of(ThesisStep::costs).launch, (Launch{7, 256, 20, 6144}));
  EXPECT_EQ(report.total.of(ThesisStep::planes).launch, Launch{});
  EXPECT_EQ(report.find({{0, 0, 0}, {0.5f, 1, 1}}, 4), &report.nodes[1]);
  EXPECT_EQ(report.find({{0, 0, 0}, {0.5f, 1, 1}}, 5), nullptr) << "another count";
  EXPECT_EQ(report.find({{0, 0, 0}, {0.25f, 1, 1}}, 4), nullptr) << "another cell";
  for (std::size_t i = 0; i < ThesisReport::most_nodes; ++i) report.add(made_up(2, 1));
  EXPECT_EQ(report.nodes.size(), ThesisReport::most_nodes);
}

TEST(ThesisReport, TellsStepsAndLaunches) {
  ThesisReport report;
  EXPECT_EQ(properties_of(report).size(), 2u) << "no node was on the device";
  report.add(made_up(10, 1));
  const auto properties = properties_of(report);
  const auto value = [&](const char* name) {
    const auto found = std::find_if(properties.begin(), properties.end(), [&](const Property& p) { return p.name == name; });
    return found == properties.end() ? std::string("missing") : to_text(found->value);
  };
  EXPECT_EQ(value("thesis_events_launch"), "7 blocks of 256 threads, 20 registers, 6144 B shared");
  EXPECT_EQ(value("thesis_minimum_kernel_ms"), "0.0125");
  EXPECT_EQ(value("thesis_planes_launch"), "missing") << "the CPU's step";
  EXPECT_EQ(value("thesis_planes_ms"), "0");
  EXPECT_EQ(tell({1, 32, 8, 0}), "1 block of 32 threads, 8 registers, 0 B shared");
}

TEST(ThesisReport, PlotsStepsWithAndWithoutCopies) {
  ThesisReport report;
  report.add(made_up(10, 1));
  report.add(made_up(4, 0.5f));
  const auto plots = thesis_plots(report, &report.nodes[1]);
  ASSERT_EQ(plots.size(), 3u);
  EXPECT_EQ(plots[0].id, "thesis_total");
  EXPECT_EQ(plots[0].series[0].y[0], 1) << "of both nodes";
  EXPECT_EQ(plots[1].id, "thesis_root");
  EXPECT_EQ(plots[2].id, "thesis_node");
  EXPECT_EQ(plots[2].title, "The thesis's pipeline: this node: 4 triangles, 24 events, 20 planes");
  EXPECT_EQ(plots[2].series[1].y, std::vector<double>(5, 0.0125)) << "of the five steps with kernels";
}

/// The thesis's own figures: nine transactions of triangles in, two and six in the second kernel, and the copies of a million
/// triangles.
TEST(ThesisTraffic, IsTheThesiss) {
  const auto traffic = thesis_traffic(1'000'000, 6'000'000, 5'000'000, 64);
  EXPECT_EQ(traffic[0].to_device, 36'000'000u);
  EXPECT_EQ(traffic[0].from_device, 144'000'000u);
  EXPECT_EQ(traffic[0].transactions_in, 9u);
  EXPECT_EQ(traffic[0].transactions_out, 36u);
  EXPECT_EQ(traffic[1].to_device, 24u * 6'000'000 + 8u * 5'000'000);
  EXPECT_EQ(traffic[1].from_device, 60'000'000u);
  EXPECT_EQ(traffic[1].transactions_in, 2u + 6u);
  EXPECT_EQ(traffic[1].transactions_out, 3u);
  EXPECT_EQ(traffic[2].to_device, 100'000'000u);
  EXPECT_EQ(traffic[2].from_device, 20'000'000u);
  EXPECT_EQ(traffic[2].transactions_in, 5u);
  EXPECT_EQ(traffic[2].transactions_out, 1u);
  EXPECT_EQ(traffic[3].to_device, 20'000'000u + 8u * 64);
  EXPECT_EQ(traffic[3].from_device, 8u * 64 + 8);
  EXPECT_EQ(reduction_blocks(512), 1u);
  EXPECT_EQ(reduction_blocks(513), 2u);
}

/// A node of two triangles, one behind the other.
PipelineInput small_node() {
  PipelineInput input;
  input.axis = 1;
  input.triangles = 2;
  input.events = {{0, EventType::start}, {1, EventType::end}, {2, EventType::start}, {3, EventType::end}};
  input.planes = {0, 1, 2, 3};
  input.costs = {40, 20, 20, 40};
  input.left = {0, 1, 1, 2};
  input.right = {2, 1, 1, 0};
  input.all_events = 12;
  input.all_planes = 12;
  return input;
}

bool says(const PipelinePicture& picture, const std::string& text) {
  return std::any_of(picture.words.begin(), picture.words.end(),
                     [&](const Word& word) { return word.text.find(text) != std::string::npos; });
}

TEST(Pipeline, TellsTheBytesOfAllKernelsWithoutADevice) {
  PipelineInput input = small_node();
  input.why_no_times = "no device";
  const PipelinePicture picture = draw_pipeline(input);
  EXPECT_TRUE(says(picture, "y axis of a node with 2 triangles"));
  EXPECT_TRUE(says(picture, "n = 2 give m = 12, 4 on this axis"));
  EXPECT_TRUE(says(picture, "36 n = 72 B in, 144 n = 288 B out"));
  EXPECT_TRUE(says(picture, "24 m + 8 q = 384 B in, 12 q = 144 B out"));
  EXPECT_TRUE(says(picture, "20 q = 240 B in, 4 q = 48 B out"));
  EXPECT_TRUE(says(picture, "4 q + 8 G = 56 B in, 8 G + 8 = 16 B out"));
  EXPECT_TRUE(says(picture, "9 + 36 transactions"));
  EXPECT_TRUE(says(picture, "no device"));
  EXPECT_FALSE(says(picture, " ms"));
  EXPECT_FALSE(says(picture, "threads"));
}

TEST(Pipeline, TellsTimesAndLaunchesOfAMeasuredNode) {
  PipelineInput input = small_node();
  NodeTimes times = made_up(2, 1);
  times.steps[std::size_t(ThesisStep::minimum)].launch.blocks = 3;
  input.times = &times;
  input.why_no_times = "never told";
  for (const Counting counting : {Counting::scan, Counting::quadratic}) {
    input.counting = counting;
    const PipelinePicture picture = draw_pipeline(input);
    const auto count = [&](const std::string& text) {
      return std::count_if(picture.words.begin(), picture.words.end(),
                           [&](const Word& word) { return word.text.find(text) != std::string::npos; });
    };
    EXPECT_EQ(count("here 20 B in, 40 B out; 0.5000 ms, 0.0125 without copies"), 4) << "of each kernel that ran";
    EXPECT_EQ(count("7 blocks of 256 threads"), 3);
    EXPECT_EQ(count("3 blocks of 256 threads"), 1);
    EXPECT_TRUE(says(picture, "4  minimum by pairs: G = 3 blocks, then one"));
    EXPECT_FALSE(says(picture, "never told"));
  }
}

TEST(Pipeline, WordsLieBelowEachOtherWithinTheFrame) {
  PipelineInput input = small_node();
  const NodeTimes times = made_up(2, 1);
  input.times = &times;
  std::vector<float> heights;
  for (const Word& word : draw_pipeline(input).words)
    if (word.at.x > 1) heights.push_back(word.at.y);
  ASSERT_GT(heights.size(), 12u);
  for (std::size_t i = 1; i < heights.size(); ++i) EXPECT_LT(heights[i], heights[i - 1] - 0.08f);
  EXPECT_LT(heights.front(), 1.1f);
  EXPECT_GT(heights.back(), -1.35f);
}

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
  constexpr double first_ms = 30;  // as long as memory that is used for the first time may take
  int cpu_runs = 0, device_runs = 0;
  const auto on_cpu = [&] {
    if (cpu_runs++ == 0) std::this_thread::sleep_for(std::chrono::duration<double, std::milli>(first_ms));
  };
  const auto on_device = [&](StepTimes& times) { times.ms = times.kernel_ms = device_runs++ == 0 ? first_ms : device_runs; };
  const RunContext context;
  const KernelRow row = measure_step("events", repeats, on_cpu, on_device, context);
  EXPECT_EQ(device_runs, repeats + 1);
  EXPECT_EQ(cpu_runs, repeats + 1) << "one that is not measured, as the device has";
  EXPECT_LT(row.cpu.low, first_ms / 2);
  EXPECT_LT(row.cpu.high, first_ms) << "the first run counts";
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
