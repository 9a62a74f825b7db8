// At the edges: nodes and memory that run out, coordinates near the ends of single precision, stops in the midst of the work.
// SPDX-License-Identifier: MIT
#include "compute/kdtree/animate.h"
#include "compute/kdtree/build/grow.h"
#include "compute/kdtree/built_tree.h"
#include "compute/kdtree/inspect/examine.h"
#include "compute/kdtree/inspect/growth.h"
#include "compute/kdtree/inspect/statistics.h"
#include "compute/kdtree/rays/ropes.h"
#include "compute/kdtree/rays/shade.h"
#include "tests/compute/kdtree/ray_scenes.h"
#include "tests/support/in_time.h"

#include <gtest/gtest.h>

#include <functional>
#include <random>

namespace ws::kdtree {
namespace {

TEST(KdtreeLimits, ATreeOfTooManyNodesOrReferencesIsRefused) {
  Nodes nodes;
  References references;
  const Split split{1, 0.5f, 0};
  const auto grow = [&](std::size_t most, std::uint32_t listed) {
    TreeWriter writer(nodes, references, most);
    const std::uint32_t pair = writer.inner(0, split);
    writer.leaf(pair, listed, 1, [](std::uint32_t i) { return i; });
    (void)writer.inner(pair + 1, split);
  };
  grow(5, 5);
  EXPECT_EQ(nodes.size(), 5u);
  for (const auto& [most, listed] : {std::pair{4u, 1u}, {5u, 6u}}) {
    try {
      grow(most, listed);
      ADD_FAILURE() << "no error";
    } catch (const Error& error) {
      EXPECT_EQ(error.kind(), ErrorKind::out_of_memory);
      EXPECT_NE(std::string(error.what()).find("more than 2^30 nodes or references"), std::string::npos);
    }
  }
}

TEST(KdtreeLimits, MemoryOfThePackedTreeCounts) {
  RunContext context;
  const auto triangles = testing::soup(2000, 0.2f, 1);
  const Tree tree = build_level_cpu(triangles, rules_of({}, triangles.size()), context);
  const PackedTree packed(tree, triangles, context);
  const std::size_t all = tree.bytes() + triangles.size() * sizeof(Triangle) + packed.bytes();
  context.memory_limit_bytes = all;
  EXPECT_NO_THROW(PackedTree(tree, triangles, context));
  context.memory_limit_bytes = all - 1;
  EXPECT_THROW(PackedTree(tree, triangles, context), Error);
}

/// Four triangles side by side, in a square of this size.
std::shared_ptr<const Mesh> four_triangles(float size) {
  auto mesh = std::make_shared<Mesh>();
  for (int i = 0; i < 4; ++i) {
    const float x = size * (0.25f * float(i) - 0.5f);
    mesh->positions.insert(mesh->positions.end(), {{x, 0, 0}, {x + 0.2f * size, 0, 0}, {x, size, 0.1f * size}});
    const auto first = static_cast<std::uint32_t>(3 * i);
    mesh->triangles.push_back({first, first + 1, first + 2});
  }
  return mesh;
}

TEST(KdtreeLimits, ScenesWhoseAreasLeaveSinglePrecisionAreRefused) {
  const auto nodes_at = [](float size) {
    RunContext context;
    return build_tree(four_triangles(size), Parameters{}, context)->size.nodes;
  };
  const std::size_t nodes = nodes_at(1);
  ASSERT_GT(nodes, 1u);
  for (const float size : {0x1p-30f, 0x1p-10f, 0x1p30f, 0x1p60f}) EXPECT_EQ(nodes_at(size), nodes) << size;
  for (const float size : {1e38f, 1e20f, 1e-20f, 1e-40f}) {
    try {
      EXPECT_EQ(nodes_at(size), nodes) << "one leaf, without a word, at " << size;
    } catch (const Error& error) {
      EXPECT_EQ(error.kind(), ErrorKind::invalid_argument);
      EXPECT_NE(error.full_text().find("beyond single precision"), std::string::npos) << error.full_text();
      EXPECT_NE(error.hint().find(size > 1 ? "scale it down" : "scale it up"), std::string::npos) << error.hint();
    }
  }
}

TEST(KdtreeLimits, MotionOfExtremeScenesStaysFinite) {
  constexpr float most = std::numeric_limits<float>::max();
  const Motion motion = motion_of({{-most, -most, -most}, {most, most, most}}, 0.4, 1e9);
  EXPECT_TRUE(std::isfinite(motion.reach));
  for (const Vec3 p : {Vec3{0, 0, 0}, Vec3{most, -most, 1}}) {
    const Vec3 moved = motion.moved(p);
    EXPECT_TRUE(std::isfinite(moved.x) && std::isfinite(moved.y) && std::isfinite(moved.z));
  }
}

TEST(KdtreeLimits, NormalsHaveUnitLengthAtAnyScale) {
  for (const float scale : {1e-42f, 1e-30f, 1e-20f, 1e-10f, 1.0f, 1e10f, 1e20f, 1e30f, 3e38f}) {
    const Vec3 n = shading::normal({{0, 0, scale}, {scale, 0, 0}, {0, scale, 0}});
    EXPECT_NEAR(dot(n, n), 1, 1e-5) << scale;
    EXPECT_NEAR(std::fabs(n.x), 0.57735f, 1e-5) << scale;
  }
  EXPECT_EQ(shading::normal({{1, 2, 3}, {1, 2, 3}, {4, 5, 6}}), (Vec3{0, 0, 0}));
}

std::vector<std::uint32_t> picture(const Triangles& scene, Shading shading) {
  RunContext context;
  const auto triangles = std::make_shared<const Triangles>(scene);
  const auto tree = std::make_shared<const Tree>(build_level_cpu(scene, rules_of({}, scene.size()), context));
  const CpuTracer tracer(tree, triangles, context);
  ViewParameters view;
  view.shading = shading;
  view.picture_size = {60, 40};
  PictureSettings settings = picture_settings(view, tree->box);
  settings.first_sample = 0;
  settings.sample_count = 4;
  HostBuffer<PixelSum> sums(settings.pixel_count());
  std::vector<std::uint32_t> pixels(settings.pixel_count());
  HeatStatistics counted;
  tracer.render(settings, sums.view(), pixels, counted, context);
  return pixels;
}

TEST(KdtreeLimits, PicturesDoNotDependOnTheScale) {
  const auto scene = testing::soup(400, 0.3f, 2);
  for (const Shading shading : {Shading::flat, Shading::shadow, Shading::path}) {
    const auto expected = picture(scene, shading);
    for (const float scale : {0x1p-100f, 0x1p-60f, 0x1p60f, 0x1p100f}) {
      const auto pixels = picture(testing::scaled(scene, scale), shading);
      std::size_t different = 0;
      for (std::size_t i = 0; i < pixels.size(); ++i) different += pixels[i] != expected[i];
      EXPECT_LT(different, pixels.size() / 50) << "scale " << scale << ", shading " << int(shading);
    }
  }
}

/// How long after a stop `work` goes on, at worst; it is stopped at some times of its run, or of its first `span_ms`.
double worst_latency(const char* name, double span_ms, const std::function<void(RunContext&)>& work) {
  std::mt19937 random(5);
  double worst = 0, whole = span_ms;
  if (whole == 0) {
    const Stopwatch watch;
    RunContext context;
    work(context);
    whole = watch.ms();
  }
  for (int i = 0; i < 6; ++i) {
    const Stop stop = stop_after(whole * double(random()) / double(random.max()), [&](const std::stop_token& token) {
      RunContext context;
      context.stop = token;
      work(context);
    });
    if (stop.was_cancelled) worst = std::max(worst, stop.latency_ms);
  }
  std::printf("%-20s %9.0f ms, stopped within %6.1f ms\n", name, whole, worst);
  return worst;
}

/// WS_CANCEL_TRIANGLES=10000000 tests the size of real scenes; the default is small, so that the test is quick.
TEST(KdtreeLimits, EveryStageStopsSoon) {
  const char* asked = std::getenv("WS_CANCEL_TRIANGLES");
  const std::size_t count = asked ? std::stoul(asked) : 8'000;
  const double limit = asked ? 200 : 1000;  // without the variable, other programs may share the processor
  const auto triangles = testing::soup(count, 1.5f / std::cbrt(float(count)), 3);
  Rules rules = rules_of({}, count);
  rules.max_depth = std::min(rules.max_depth, 18);
  RunContext context;
  const Tree tree = build_level_cpu(triangles, rules, context);
  const double span_ms = asked ? 6000 : 0;  // of a build that takes minutes, its first and largest nodes
  const auto expect_soon = [&](const char* name, const auto& work) {
    EXPECT_TRUE(keeps_within(limit, [&] { return worst_latency(name, span_ms, work); })) << name;
  };
  const auto scene = std::make_shared<const Triangles>(triangles);
  const auto shared = std::make_shared<const Tree>(tree);
  expect_soon("growth, level", [&](RunContext& c) { Growth(tree, StepOrder::level, c.stop); });
  expect_soon("growth, depth first", [&](RunContext& c) { Growth(tree, StepOrder::depth_first, c.stop); });
  expect_soon("statistics", [&](RunContext& c) { (void)statistics_of(tree, count, rules.costs, c.stop); });
  expect_soon("ropes", [&](RunContext& c) { (void)ropes_of(tree, c.stop); });
  expect_soon("packing", [&](RunContext& c) { (void)CpuTracer(shared, scene, c); });
  expect_soon("examine", [&](RunContext& c) { (void)examine(tree, triangles, rules, 0, c); });
  expect_soon("level", [&](RunContext& c) { (void)build_level_cpu(triangles, rules, c); });
  expect_soon("presorted", [&](RunContext& c) { (void)build_presorted(triangles, rules, c); });
  expect_soon("sweep", [&](RunContext& c) { (void)build_sweep(triangles, rules, c); });
  Rules median = rules;
  median.strategy = Strategy::object_median;
  Rules binned = rules;
  binned.strategy = Strategy::binned;
  expect_soon("level, binned", [&](RunContext& c) { (void)build_level_cpu(triangles, binned, c); });
  expect_soon("level, median", [&](RunContext& c) { (void)build_level_cpu(triangles, median, c); });
}

}  // namespace
}  // namespace ws::kdtree
