// The thesis's pipeline on CUDA: each kernel alone, and whole trees.
// SPDX-License-Identifier: MIT
#include "compute/kdtree/variants/thesis.h"
#include "compute/core/run/cache.h"
#include "compute/core/run/error.h"
#include "compute/kdtree/build/choice/event_sweep.h"
#include "compute/kdtree/history/study_device.h"
#include "tests/compute/kdtree/cuda_scenes.h"
#include "tests/support/require_cuda.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <optional>
#include <tuple>

namespace ws::kdtree {
namespace {

using namespace testing;

class CudaThesis : public CudaTest {
 protected:
  RunContext context;
};

/// Launch shapes: automatic, odd ones, and what no device can do.
std::vector<ThesisOptions> shapes() {
  std::vector<ThesisOptions> all{{}};
  for (const auto& [block, grid] :
       {std::pair(32, 1), std::pair(33, 7), std::pair(100, 0), std::pair(1, 3), std::pair(1024, 2), std::pair(5000, 1'000'000)})
    all.push_back({Counting::scan, SortPlace::cpu, 0, block, grid});
  return all;
}

/// As asked for, where the device can; else something that it can.
void expect_shape(const Launch& launch, const ThesisOptions& options) {
  const auto wanted = std::uint32_t(options.block == 0 ? 256 : std::min(options.block, 1024));
  EXPECT_LE(launch.threads, wanted);
  if (launch.threads < wanted) {
    EXPECT_GT(launch.registers, 64u) << "1024 threads have 64 registers each";
  }
  if (options.grid > 0 && options.block > 0) {
    EXPECT_EQ(launch.blocks, std::uint32_t(options.grid));
  } else {
    EXPECT_GT(launch.blocks, 1u) << "as many as are resident";
  }
  EXPECT_GT(launch.registers, 0u);
}

Triangles mixed() {
  Triangles all = soup(700, 0.3f);
  for (const Triangles& more : {boxes(2), sheet(4)}) all.insert(all.end(), more.begin(), more.end());
  return all;
}

std::vector<ThesisEvent> events_on_cpu(const Triangles& triangles, const Box& cell, Clip how) {
  std::vector<Event> events;
  for (std::uint32_t i = 0; i < triangles.size(); ++i)
    if (const Box box = clip_box(triangles[i], cell, how); !box.is_empty()) append_events(events, i, box);
  std::vector<ThesisEvent> all;
  for (const Event& e : events) all.push_back({e.position, std::uint32_t(e.axis), e.triangle, std::uint32_t(e.type)});
  return all;
}

void sort_fully(std::vector<ThesisEvent>& events) {
  std::sort(events.begin(), events.end(), [](const ThesisEvent& a, const ThesisEvent& b) {
    return std::tie(a.position, a.axis, a.type, a.triangle) < std::tie(b.position, b.axis, b.type, b.triangle);
  });
}

TEST_F(CudaThesis, EventsAreTheCpusAfterTrimming) {
  const Triangles triangles = mixed();
  const Box cell{{0.1f, 0.1f, 0.1f}, {0.7f, 1.5f, 1}};
  for (const ThesisOptions& options : shapes())
    for (const Clip how : {Clip::clip, Clip::clamp}) {
      ThesisKernels kernels(options, context);
      std::vector<ThesisEvent> events;
      StepTimes times;
      kernels.process_events(triangles, cell, how, events, times);
      ASSERT_EQ(events.size(), 6 * triangles.size());
      EXPECT_EQ(times.bytes_to_device, 36 * triangles.size());
      EXPECT_GT(times.ms, times.kernel_ms);
      expect_shape(times.launch, options);
      EXPECT_EQ(times.launch.shared_bytes, 24 * times.launch.threads) << "a box each";
      sort_fully(events);
      trim(events);
      std::vector<ThesisEvent> expected = events_on_cpu(triangles, cell, how);
      sort_fully(expected);
      EXPECT_EQ(events, expected) << options.block << " threads, " << options.grid << " blocks";
    }
}

TEST_F(CudaThesis, SortsAsTheCpu) {
  ThesisKernels kernels({}, context);
  StepTimes times;
  for (const bool axis_first : {false, true}) {
    std::vector<ThesisEvent> events;
    kernels.process_events(mixed(), Box{{-1, -1, -1}, {9, 9, 9}}, Clip::clamp, events, times);
    std::vector<ThesisEvent> expected = events;
    kernels.sort(events, axis_first, times);
    sort_thesis_events(expected, axis_first, context);
    ASSERT_EQ(events.size(), expected.size());
    for (std::size_t i = 0; i < events.size(); ++i)
      ASSERT_EQ(std::tie(events[i].position, events[i].axis, events[i].type),
                std::tie(expected[i].position, expected[i].axis, expected[i].type))
          << i;
  }
}

TEST_F(CudaThesis, BothWaysOfCountingAreTheSweeps) {
  const Triangles triangles = mixed();
  const auto count = std::uint32_t(triangles.size());
  Box cell;
  std::vector<Event> sweep_events;
  for (std::uint32_t i = 0; i < count; ++i) {
    cell.add(box_of(triangles[i]));
    append_events(sweep_events, i, box_of(triangles[i]));
  }
  sort_events(sweep_events, context);
  std::vector<Candidate> candidates;
  list_planes(Rules{}, cell, sweep_events, candidates, context);
  count_triangles(sweep_events, count, candidates, context);
  std::vector<ThesisEvent> by_position = events_on_cpu(triangles, cell, Clip::clip), by_axis = by_position;
  sort_thesis_events(by_position, false, context);
  sort_thesis_events(by_axis, true, context);
  const auto expect_candidates = [&](const std::vector<ThesisPlane>& planes, const ThesisCounts& counts, const char* what) {
    ASSERT_EQ(planes.size(), candidates.size()) << what;
    for (std::size_t i = 0; i < planes.size(); ++i) {
      const auto same = [&](const Candidate& c) {
        return std::uint32_t(c.plane.axis) == planes[i].axis && c.plane.position == planes[i].position;
      };
      const auto found = std::find_if(candidates.begin(), candidates.end(), same);
      ASSERT_NE(found, candidates.end());
      EXPECT_EQ(std::tie(counts.left[i], counts.planar[i], counts.right[i]), std::tie(found->left, found->planar, found->right))
          << what << ", plane " << i;
    }
  };
  for (const ThesisOptions& options : shapes()) {
    ThesisKernels kernels(options, context);
    StepTimes times;
    ThesisCounts counts;
    std::vector<ThesisPlane> planes = distinct_planes(by_position);
    kernels.count_quadratic(by_position, planes, counts, times);
    expect_candidates(planes, counts, "quadratic");
    expect_shape(times.launch, options);
    EXPECT_EQ(times.launch.shared_bytes, 16 * times.launch.threads) << "an event each";
    kernels.count_by_scan(by_axis, count, planes, counts, times);
    expect_shape(times.launch, options);
    EXPECT_EQ(planes, distinct_planes(by_axis));
    expect_candidates(planes, counts, "scan");
  }
}

TEST_F(CudaThesis, PricesAndMinimumAreTheCpus) {
  std::vector<ThesisPlane> planes;
  ThesisCounts counts;
  const Box cell{{0, 0, 0}, {1, 2, 3}};
  const Rules rules;
  for (std::uint32_t i = 0; i < 5000; ++i) {
    planes.push_back({i % 3, float(i * 7919 % 1000) / 1000});
    counts.left.push_back(i * 31 % 400);
    counts.planar.push_back(i % 11 == 0 ? i % 50 : 0);
    counts.right.push_back(1000 - counts.left.back());
  }
  Split best;
  std::vector<Split> splits;
  for (std::size_t i = 0; i < planes.size(); ++i) {
    const Plane plane{std::int8_t(planes[i].axis), planes[i].position};
    splits.push_back(judge(rules, cell, plane, counts.left[i], counts.planar[i], counts.right[i], 1000));
    if (is_better(splits.back(), best)) best = splits.back();
  }
  for (const ThesisOptions& options : shapes()) {
    ThesisKernels kernels(options, context);
    StepTimes times;
    ThesisCosts costs;
    kernels.price(planes, counts, cell, rules, 1000, costs, times);
    expect_shape(times.launch, options);
    for (std::size_t i = 0; i < planes.size(); ++i) {
      ASSERT_EQ(costs.costs[i], splits[i].cost) << i;
      if (splits[i].exists()) {
        ASSERT_EQ(costs.sides[i], splits[i].side) << i;
      }
    }
    const ThesisMinimum found = kernels.minimum(costs.costs, planes, times);
    expect_shape(times.launch, options);
    EXPECT_EQ(times.launch.shared_bytes, 8 * times.launch.threads) << "a cost and its plane each";
    EXPECT_EQ(found.cost, best.cost);
    EXPECT_EQ(std::tie(planes[found.plane].position), std::tie(best.position));
    EXPECT_EQ(planes[found.plane].axis, std::uint32_t(best.axis));
    const std::vector<float> none(planes.size(), std::numeric_limits<float>::infinity());
    EXPECT_EQ(kernels.minimum(Span<const float>(none), planes, times).cost, none[0]);
    EXPECT_EQ(kernels.minimum({}, {}, times).plane, 0xffffffffu);
  }
}

TEST_F(CudaThesis, MakesTheCpusTreeInEveryMode) {
  const Triangles scenes[] = {{},       soup(1, 1), soup(40, 0.5f), Triangles(50, soup(1, 1)[0]),
                              sheet(6), boxes(2),   soup(150, 0.2f)};
  for (const Triangles& triangles : scenes)
    for (const Counting counting : {Counting::scan, Counting::quadratic})
      for (const SortPlace sort : {SortPlace::cpu, SortPlace::gpu})
        for (const std::size_t switch_size : {std::size_t(0), std::size_t(20), std::size_t(1000)}) {
          const Rules rules = rules_of(Parameters{}, triangles.size());
          ThesisReport report;
          const Tree made =
              build_thesis(triangles, rules, {counting, sort, switch_size, switch_size == 20 ? 96 : 0, 0}, context, &report);
          EXPECT_EQ(made, build_sweep(triangles, rules, context))
              << triangles.size() << " triangles, counting " << int(counting) << ", sort " << int(sort) << ", " << switch_size;
          if (switch_size == 1000) {
            EXPECT_EQ(report.device_nodes, 0u);
          }
          if (switch_size == 0) {
            EXPECT_EQ(report.cpu_nodes, 0u);
          }
        }
}

TEST_F(CudaThesis, AMeasuredSwitchSizeChangesNoTree) {
  Cache cache(1 << 20);
  const Triangles triangles = soup(2000, 0.1f);
  const Rules rules = rules_of(Parameters{}, triangles.size());
  const Tree expected = build_sweep(triangles, rules, context);
  ThesisReport first, second;
  const ThesisOptions options{Counting::scan, SortPlace::gpu, std::nullopt, 0, 0};
  EXPECT_EQ(build_thesis(triangles, rules, options, context, &first), expected) << "without a cache";
  context.cache = &cache;
  for (ThesisReport* report : {&first, &second}) {
    *report = {};
    EXPECT_EQ(build_thesis(triangles, rules, options, context, report), expected);
    ASSERT_GE(report->switch_samples.size(), 2u);
    EXPECT_EQ(report->switch_size, switch_size_of(report->switch_samples));
    EXPECT_GT(report->device_nodes + report->cpu_nodes, 0u);
  }
  for (std::size_t i = 0; i < first.switch_samples.size(); ++i)
    EXPECT_EQ(first.switch_samples[i].cpu_ms, second.switch_samples.at(i).cpu_ms) << "measured once";
  std::stop_source source;
  source.request_stop();
  context.stop = source.get_token();
  EXPECT_THROW((void)measure_switch(options, context), Cancelled);
}

TEST_F(CudaThesis, ASceneWithoutTrianglesIsAnEmptyLeaf) {
  for (const std::optional<std::size_t> switch_size : {std::optional<std::size_t>(0), std::optional<std::size_t>()}) {
    const Tree tree = build_thesis({}, Rules{}, {Counting::scan, SortPlace::gpu, switch_size, 0, 0}, context);
    EXPECT_EQ(tree, build_sweep({}, Rules{}, context));
    EXPECT_EQ(tree.nodes.size(), 1u);
  }
}

TEST_F(CudaThesis, MakesTheCpusTreeWithExtraLevels) {
  for (const Triangles& triangles : {soup(150, 0.2f), boxes(2)})
    for (const std::int64_t extra : {1, 4})
      for (const Counting counting : {Counting::scan, Counting::quadratic}) {
        Parameters parameters;
        parameters.extra_levels = extra;
        const Rules rules = rules_of(parameters, triangles.size());
        const ThesisOptions options{counting, SortPlace::gpu, 0, 0, 0};
        EXPECT_EQ(build_thesis(triangles, rules, options, context), build_sweep(triangles, rules, context))
            << triangles.size() << " triangles, " << extra << " extra levels, counting " << int(counting);
      }
}

TEST_F(CudaThesis, ReportsNodesAndIgnoresAGridAlone) {
  const Triangles triangles = soup(300, 0.1f);
  ThesisReport report;
  (void)build_thesis(triangles, rules_of(Parameters{}, 300), {Counting::scan, SortPlace::cpu, 100, 0, 12}, context, &report);
  EXPECT_EQ(context.metrics.warnings().size(), 1u);
  ASSERT_GE(report.nodes.size(), 1u);
  const NodeTimes& root = report.nodes[0];
  EXPECT_EQ(root.triangles, 300u);
  EXPECT_EQ(root.events, 1800u);
  EXPECT_LE(root.planes, root.events);
  EXPECT_GT(root.of(ThesisStep::events).bytes_from_device, 0u);
  EXPECT_GT(report.cpu_nodes, 0u);
  EXPECT_EQ(report.find(root.cell, 300), &root);
  EXPECT_EQ(report.find(root.cell, 299), nullptr);
  Rules binned = rules_of(Parameters{}, 300);
  binned.strategy = Strategy::binned;
  EXPECT_EQ(build_thesis(triangles, binned, {}, context), build_sweep(triangles, binned, context));
  EXPECT_EQ(context.metrics.warnings().size(), 2u);
}

TEST_F(CudaThesis, TellsItsLaunches) {
  const Triangles triangles = soup(300, 0.1f);
  const Rules rules = rules_of(Parameters{}, 300);
  ThesisReport automatic, own;
  (void)build_thesis(triangles, rules, {Counting::quadratic, SortPlace::gpu, 100, 0, 0}, context, &automatic);
  (void)build_thesis(triangles, rules, {Counting::quadratic, SortPlace::gpu, 100, 96, 5}, context, &own);
  for (const ThesisStep step :
       {ThesisStep::events, ThesisStep::sort, ThesisStep::counts, ThesisStep::costs, ThesisStep::minimum}) {
    EXPECT_EQ(automatic.total.of(step).launch, automatic.nodes.at(0).of(step).launch) << "the same in all nodes";
    EXPECT_EQ(automatic.total.of(step).launch.threads, 256u);
    EXPECT_EQ(own.total.of(step).launch.blocks, 5u);
    EXPECT_EQ(own.total.of(step).launch.threads, 96u);
  }
  EXPECT_EQ(own.total.of(ThesisStep::planes).launch, Launch{}) << "the CPU's";
  EXPECT_TRUE(context.metrics.warnings().empty());
  (void)build_thesis(triangles, rules, {Counting::quadratic, SortPlace::gpu, 100, 5000, 0}, context, &own);
  EXPECT_LE(own.total.of(ThesisStep::costs).launch.threads, 1024u);
  EXPECT_EQ(context.metrics.warnings().size(), 5u) << "each kernel says once that it was cut";
}

TEST_F(CudaThesis, MeasuresItsTable) {
  const std::array<std::size_t, 2> sizes{100, 2000};
  const auto rows = measure_kernels(sizes, 3, make_study_device({}, context).get(), context);
  ASSERT_EQ(rows.size(), 12u);
  for (const KernelRow& row : rows) {
    EXPECT_GT(row.cpu.mean, 0) << row.step;
    EXPECT_GT(row.kernel.mean, 0) << row.step;
    EXPECT_LE(row.device.low, row.device.mean);
    EXPECT_LE(row.device.mean, row.device.high);
    EXPECT_EQ(row.events, 6 * row.triangles);
    EXPECT_GT(row.planes, 0u);
  }
  std::stop_source source;
  source.request_stop();
  context.stop = source.get_token();
  EXPECT_THROW((void)measure_kernels(sizes, 3, make_study_device({}, context).get(), context), Cancelled);
  EXPECT_THROW((void)build_thesis(soup(30, 0.1f), Rules{}, {}, context), Cancelled);
}

}  // namespace
}  // namespace ws::kdtree
