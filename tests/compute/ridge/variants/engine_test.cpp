// The thesis's versions of choosing and decimation: which give the definition's result, and what the greedy ones do.
// SPDX-License-Identifier: MIT
#include "compute/ridge/variants/engine.h"
#include "compute/core/run/error.h"
#include "compute/ridge/balls/reference.h"
#include "compute/ridge/variants/decimate.h"
#include "compute/ridge/variants/launch.h"
#include "tests/compute/ridge/clouds.h"

#include <gtest/gtest.h>

#include <cmath>

namespace ws::ridge {
namespace {

class EveryVariantCloud : public testing::TestWithParam<TestCloud> {};

void expect_equal(const std::vector<RemovedBall>& a, const std::vector<RemovedBall>& b) {
  ASSERT_EQ(a.size(), b.size());
  for (std::size_t i = 0; i < a.size(); ++i) {
    EXPECT_EQ(a[i].id, b[i].id);
    EXPECT_EQ(a[i].why, b[i].why);
  }
}

TEST_P(EveryVariantCloud, ThreeVersionsOfDecimationGiveTheDefinitionsResult) {
  const PointSet points = make_cloud(GetParam());
  const auto reference = make_reference_engine<float>(points, {});
  RunContext context;
  const Balls chosen = reference->choose(GetParam().r1, context);
  Balls expected = chosen;
  const auto removed = reference->decimate(expected, 2 * GetParam().r1, context);
  for (const Decimation kind : {Decimation::shift, Decimation::marks, Decimation::matrix}) {
    Balls balls = chosen;
    expect_equal(decimate_cpu<float>(kind, balls, 2 * GetParam().r1, context), removed);
    EXPECT_EQ(balls, expected);
  }
}

TEST_P(EveryVariantCloud, DetectionIsTheSameWithEachExactVersion) {
  const PointSet points = make_cloud(GetParam());
  Parameters p;
  p.r1 = GetParam().r1;
  RunContext context;
  const std::string expected = fingerprint(detect(points, p, context));
  for (const Decimation kind : {Decimation::shift, Decimation::marks, Decimation::matrix}) {
    p.decimation = kind;
    EXPECT_TRUE(p.are_exact());
    EXPECT_EQ(fingerprint(detect(points, p, context)), expected);
  }
}

TEST_P(EveryVariantCloud, TheSourcesKernelsGiveTheSameInEveryLayout) {
  const PointSet points = make_cloud(GetParam());
  Parameters p;
  p.r1 = GetParam().r1;
  RunContext context;
  const std::string expected = fingerprint(detect(points, p, context));
  p.kernels = Kernels::source;
  for (const Layout of_points : {Layout::column, Layout::row})
    for (const Layout of_balls : {Layout::column, Layout::row}) {
      p.points_layout = of_points;
      p.balls_layout = of_balls;
      EXPECT_EQ(fingerprint(detect(points, p, context)), expected);
    }
}

TEST_P(EveryVariantCloud, GreedyOnesDoNotDependOnThreads) {
  const PointSet points = make_cloud(GetParam());
  Parameters p;
  p.r1 = GetParam().r1;
  p.choose = Choosing::greedy;
  p.decimate_first = true;
  p.decimation = Decimation::greedy;
  EXPECT_FALSE(p.are_exact());
  RunContext one, four;
  one.thread_count = 1;
  four.thread_count = 4;
  EXPECT_EQ(fingerprint(detect(points, p, one)), fingerprint(detect(points, p, four)));
}

INSTANTIATE_TEST_SUITE_P(Ridge, EveryVariantCloud, testing::ValuesIn(test_clouds()),
                         [](const auto& info) { return info.param.name; });

TEST(GreedyChoosing, CoversWithMoreBallsThanNeeded) {
  const PointSet points = make_cloud("spiral --count 30000 --noise 4.17 --seed 1");
  RunContext context;
  const auto whole = make_engine(points, Precision::float32, context);
  VariantParameters variants;
  variants.choose = Choosing::greedy;
  const Balls greedy = with_variants(whole, points, variants, Precision::float32, context)->choose(8.34, context);
  const Balls exact = whole->choose(8.34, context);
  EXPECT_GT(greedy.size(), exact.size() * 11 / 10);
  const auto local = make_local_cloud<float>(points, {});
  std::size_t uncovered = 0;
  for (std::size_t i = 0; i < local.size; i += 7) {
    double best = 1e30;
    for (std::size_t j = 0; j < greedy.size(); ++j)
      best = std::min(best, std::hypot(local.at(i, 0) - greedy.centers[2 * j], local.at(i, 1) - greedy.centers[2 * j + 1]));
    uncovered += best > 8.34 * 1.000001;
  }
  EXPECT_EQ(uncovered, 0u);
}

TEST(GreedyChoosing, OfOneBlockIsConservative) {
  const PointSet points = make_cloud("circle --count 128 --noise 0.1 --seed 1");
  RunContext context;
  const auto whole = make_engine(points, Precision::float32, context);
  VariantParameters variants;
  variants.choose = Choosing::greedy;
  EXPECT_EQ(with_variants(whole, points, variants, Precision::float32, context)->choose(0.2, context),
            whole->choose(0.2, context));
}

TEST(GreedyDecimation, LeavesFewerThanTheDefinition) {
  std::size_t exact = 0, greedy = 0;
  for (int seed = 1; seed <= 5; ++seed) {
    const PointSet points = make_cloud("segment --dimension 2 --count 5000 --noise 2.17 --seed " + std::to_string(seed));
    Parameters p;
    p.r1 = 4.34;
    RunContext context;
    exact += detect(points, p, context).balls.size();
    p.decimation = Decimation::greedy;
    greedy += detect(points, p, context).balls.size();
  }
  EXPECT_LT(greedy, exact);
  EXPECT_GT(greedy, 0u);
}

TEST(Decimation, StopsWhenAsked) {
  std::stop_source source;
  source.request_stop();
  RunContext context;
  context.stop = source.get_token();
  Balls balls{2, {0, 0, 0, 0, 0, 0, 0, 0, 0, 0}, {0, 1, 2, 3, 4}};
  for (const Decimation kind : {Decimation::shift, Decimation::marks, Decimation::matrix, Decimation::greedy})
    EXPECT_THROW((void)decimate_cpu<float>(kind, balls, 1, context), Cancelled);
}

TEST(SourceKernels, OnlyADeviceControlsItself) {
  Parameters p;
  p.r1 = 0.2;
  p.kernels = Kernels::source;
  p.control = Control::device;
  RunContext context;
  EXPECT_THROW((void)detect(make_cloud("circle --count 100"), p, context), Error);
}

TEST(SourceKernels, AreLaunchedByTheSourcesRule) {
  const auto by_rule = [](std::size_t dimension, std::size_t bytes) { return launch_for({10, dimension, bytes}, {}); };
  EXPECT_EQ(by_rule(2, 4).block_size, 64u);
  EXPECT_EQ(by_rule(2, 4).items_per_thread, 8u);  // 15 in the source; powers of two here
  EXPECT_EQ(by_rule(3, 8).items_per_thread, 4u);
  EXPECT_EQ(by_rule(16, 8).items_per_thread, 1u);
}

TEST(SourceKernels, AreLaunchedAsMeasuredWhereThatWasDone) {
  const std::initializer_list<TunedLaunch> table{{90, 2, 4, {128, 4}}, {90, 3, 4, {256, 2}}};
  EXPECT_EQ(launch_for({90, 3, 4}, {}, table).block_size, 256u);
  EXPECT_EQ(launch_for({90, 3, 4}, {}, table).items_per_thread, 2u);
  for (const LaunchFor& other : {LaunchFor{80, 3, 4}, LaunchFor{90, 4, 4}, LaunchFor{90, 3, 8}})
    EXPECT_EQ(launch_for(other, {}, table).block_size, 64u);
}

TEST(SourceKernels, AreLaunchedAsAsked) {
  VariantParameters given;
  given.items_per_thread = 3;
  EXPECT_EQ(launch_for({90, 2, 4}, given, {{90, 2, 4, {128, 4}}}).block_size, 128u);
  EXPECT_EQ(launch_for({90, 2, 4}, given).items_per_thread, 2u);
  given.block_size = 250;
  EXPECT_EQ(launch_for({90, 2, 4}, given).block_size, 256u);  // whole warps
}

TEST(SourceKernels, TunedLaunchesArePossible) {
  for (const TunedLaunch& row : tuned_launches) {
    const Launch launch = launch_for({row.capability, row.dimension, row.value_bytes}, {});
    EXPECT_EQ(launch.block_size, row.launch.block_size);
    EXPECT_EQ(launch.items_per_thread, row.launch.items_per_thread);
    EXPECT_EQ(launch.block_size % 32, 0u);
  }
}

TEST(BlockChoosing, NeedsADevice) {
  Parameters p;
  p.r1 = 0.2;
  p.choose = Choosing::block;
  EXPECT_TRUE(p.are_exact());
  RunContext context;
  EXPECT_THROW((void)detect(make_cloud("circle --count 100"), p, context), Error);
}

TEST(DecimateFirst, ThinsBeforeTheFirstEvolution) {
  const PointSet points = make_cloud("circle --count 4000 --noise 0.1 --seed 1");
  Parameters p;
  p.r1 = 0.2;
  p.decimate_first = true;
  RunContext context;
  const Detection run = detect(points, p, context);
  EXPECT_EQ(run.trace.steps()[2].kind, StepKind::remove);
  EXPECT_EQ(run.trace.steps()[2].round, 0u);
  EXPECT_FALSE(p.are_exact());
}

}  // namespace
}  // namespace ws::ridge
