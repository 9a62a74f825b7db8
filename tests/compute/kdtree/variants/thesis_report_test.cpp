// What is told of the thesis's pipeline: bytes, launches, times; with made-up measurements.
// SPDX-License-Identifier: MIT
#include "compute/kdtree/variants/thesis_report.h"
#include "compute/kdtree/show/thesis_plots.h"
#include "tests/compute/kdtree/made_up_times.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>

namespace ws::kdtree {
namespace {

using testing::made_up;

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

TEST(ThesisReport, TheSwitchSizeIsWhereTheDeviceBecomesFaster) {
  EXPECT_EQ(switch_size_of({}), 0u);
  EXPECT_EQ(switch_size_of({{64, 1, 0.5}, {256, 4, 0.5}}), 64u) << "it always is";
  EXPECT_EQ(switch_size_of({{64, 1, 5}, {256, 4, 5}}), 257u) << "it never is";
  // A device that takes 1 ms whatever the size, a CPU that takes a hundredth of a millisecond a triangle.
  std::vector<SwitchSample> samples;
  for (const std::size_t n : {16u, 64u, 256u, 1024u}) samples.push_back({n, 0.01 * static_cast<double>(n), 1});
  EXPECT_EQ(switch_size_of(samples), 100u);
  samples.insert(samples.begin(), {4, 2, 1});  // a stray one at the lower end
  EXPECT_EQ(switch_size_of(samples), 100u);
  Parameters parameters;
  EXPECT_EQ(thesis_options(parameters).switch_size, std::nullopt) << "measured";
  EXPECT_EQ(thesis_options(parameters).sort, SortPlace::gpu);
  parameters.switch_size = 1;
  EXPECT_EQ(thesis_options(parameters).switch_size, 1u) << "every node on the device";
}

TEST(ThesisReport, TellsStepsAndLaunches) {
  ThesisReport report;
  EXPECT_EQ(properties_of(report).size(), 3u) << "no node was on the device";
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

}  // namespace
}  // namespace ws::kdtree
