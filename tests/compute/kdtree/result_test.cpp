// A tree in numbers and files: hashes, what is told instead, what is written and refused.
// SPDX-License-Identifier: MIT
#include "compute/kdtree/result.h"
#include "compute/core/run/cache.h"
#include "compute/core/run/error.h"
#include "compute/kdtree/tree_file.h"
#include "tests/compute/kdtree/shown.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <thread>

namespace ws::kdtree {
namespace {

using testing::hash_of;
using testing::knot;
using testing::run;

TEST(TreeResult, BuildersHaveOneHash) {
  const auto mesh = knot(600);
  const auto hash = hash_of(*run(mesh));
  for (const char* pipeline : {"reference", "sweep", "presorted"})
    EXPECT_EQ(hash_of(*run(mesh, {{"pipeline", pipeline}})), hash) << pipeline;
  EXPECT_NE(hash_of(*run(mesh, {{"strategy", "spatial-median"}})), hash);
}

TEST(SceneTriangles, AreCountedAtOnceAndListedOnce) {
  const auto mesh = knot(600);
  const SceneTriangles triangles(mesh), none(std::make_shared<const Mesh>());
  EXPECT_EQ(triangles.size(), mesh->triangle_count());
  EXPECT_TRUE(none.empty());
  std::array<CpuTracer::TrianglesPtr, 4> lists;
  {
    std::vector<std::jthread> threads;
    for (auto& list : lists) threads.emplace_back([&list, &triangles] { list = triangles.list(); });
  }
  for (const auto& list : lists) EXPECT_EQ(list, lists[0]);
  const Triangles expected = triangles_of(*mesh);
  ASSERT_EQ(lists[0]->size(), expected.size());
  for (std::size_t i = 0; i < expected.size(); ++i) {
    const Triangle &made = (*triangles)[i], &wanted = expected[i];
    EXPECT_TRUE(made.a == wanted.a && made.b == wanted.b && made.c == wanted.c) << i;
  }
}

TEST(TreeResult, WhatRunsInsteadIsSaid) {
  ParameterSet parameters = experiment().parameters();
  parameters.set_text("pipeline", "thesis");
  RunContext context;
  const Outcome outcome = experiment().run({{"scene", {knot(600), "knot", "", ""}}}, parameters, context);
  ASSERT_EQ(context.metrics.warnings().size(), 1u);
  EXPECT_NE(context.metrics.warnings()[0].find("sweep"), std::string::npos);
  const auto result = std::dynamic_pointer_cast<const TreeResult>(outcome.result);
  EXPECT_EQ(result->built()->rules.max_depth, automatic_depth(result->built()->triangles.size()))
      << "not every warning is about the depth";
}

/// Each ray would meet all triangles of its one leaf: minutes for a scan, where a lesson's page goes from one tree to another.
TEST(TreeResult, AScenesPreviewIsNotSeenThroughRays) {
  const Inputs inputs{{"scene", {knot(600), "knot", "", ""}}};
  RunContext context;
  const auto preview = std::dynamic_pointer_cast<const TreeResult>(experiment().preview(inputs, context));
  ViewParameters view;
  view.shading = Shading::steps;
  for (std::size_t step = 0; step < preview->step_count(); ++step) EXPECT_FALSE(preview->is_traced(step, view)) << step;
  const auto whole = run(knot(600));
  EXPECT_TRUE(whole->is_traced(whole->step_count() - 1, view));
}

TEST(TreeResult, MotionChangesTheTreeAndComesBack) {
  const auto mesh = knot(500);
  const auto still = hash_of(*run(mesh));
  EXPECT_NE(hash_of(*run(mesh, {{"amplitude", "0.2"}, {"phase", "0.3"}})), still);
  EXPECT_EQ(hash_of(*run(mesh, {{"amplitude", "0.2"}, {"phase", "0"}})), still);
}

TEST(TreeResult, TreesAreWrittenAndReadBack) {
  const auto result = run(knot(300));
  const auto path = std::filesystem::temp_directory_path() / "warpscope_result_test.kdt";
  RunContext context;
  result->write("tree", path, context);
  EXPECT_EQ(read_tree(path).tree, *result->overview()->tree);
  std::filesystem::remove(path);
  EXPECT_THROW(result->write("nothing", path, context), Error);
}

TEST(TreeResult, ALargeMovingTreeTellsItsSizeAlone) {
  RunContext context;
  std::size_t published = 0;
  context.publish = [&](const std::shared_ptr<const Result>&) { ++published; };
  const testing::Values moving{{"amplitude", "0.1"}, {"phase", "0.2"}};
  const auto small = run(knot(500), moving, context), large = run(knot(80'000), moving, context);
  ASSERT_GT(large->built()->size.nodes, 100'000u);
  EXPECT_EQ(published, 1u) << "the large one, before its studies";
  EXPECT_FALSE(small->overview() || large->overview());
  EXPECT_EQ(large->summary(context).size(), 4u);
  EXPECT_GT(small->summary(context).size(), 10u);
  EXPECT_EQ(hash_of(*large), hash_of(*run(knot(80'000), moving)));
}

TEST(TreeResult, TheCacheChangesNothing) {
  const auto mesh = knot(500);
  Cache cache(std::size_t{1} << 30);
  RunContext cold, warm;
  warm.cache = &cache;
  const auto first = run(mesh, {}, warm), second = run(mesh, {}, warm);
  EXPECT_EQ(first->hash(warm), run(mesh)->hash(cold));
  EXPECT_EQ(second->hash(warm), first->hash(cold));
  cache.clear();
  EXPECT_EQ(second->hash(warm), first->hash(cold));
}

}  // namespace
}  // namespace ws::kdtree
