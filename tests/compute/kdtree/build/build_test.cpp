// All builders make the same, valid tree of every scene, by every strategy; and the figures that are known.
// SPDX-License-Identifier: MIT
#include "compute/kdtree/build/choice/choose.h"
#include "compute/kdtree/build/choice/ref_pieces.h"
#include "compute/kdtree/inspect/statistics.h"
#include "compute/kdtree/inspect/validate.h"
#include "tests/compute/kdtree/meshes.h"
#include "tests/compute/kdtree/ray_scenes.h"
#include "tests/support/in_time.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace ws::kdtree {
namespace {

using testing::Scene;

std::vector<Scene> scenes() {
  std::vector<Scene> all = testing::hard_scenes();
  all.push_back({"two", testing::soup(2, 0.4f, 9)});
  all.push_back({"large triangles", testing::soup(150, 0.8f, 6)});
  all.push_back({"small triangles", testing::soup(1200, 0.04f, 7)});
  all.push_back({"far away", testing::scaled(testing::soup(300, 0.2f, 8), 0.01f, {1e6f, -1e6f, 3})});
  all.push_back({"tiny", testing::scaled(testing::soup(200, 0.2f, 8), 1e-18f)});
  all.push_back({"overflowing", testing::scaled(testing::soup(200, 0.2f, 8), 1e37f)});
  Triangles slivers = testing::soup(400, 0.5f, 10);
  for (Triangle& t : slivers) t.c = t.a + (t.b - t.a) * 0.5f + Vec3{0, 0, 1e-4f};
  all.push_back({"slivers in all directions", slivers});
  Triangles sheets = testing::sheet(6, 0);
  for (const Triangle& t : testing::sheet(6, 1)) sheets.push_back(t);
  for (const Triangle& t : testing::sheet(6, 0.25f)) sheets.push_back(t);
  all.push_back({"parallel sheets", sheets});
  Triangles stack(300, testing::soup(1, 1, 3)[0]);
  for (const Triangle& t : testing::soup(100, 0.2f, 3)) stack.push_back(t);
  all.push_back({"copies and others", stack});
  return all;
}

constexpr Pipeline pipelines[] = {Pipeline::sweep, Pipeline::presorted, Pipeline::level};
constexpr const char* pipeline_names[] = {"sweep", "presorted", "level"};

Tree built(const Triangles& triangles, const Rules& rules, Pipeline pipeline, int threads = 0) {
  RunContext context;
  context.thread_count = threads;
  return build(triangles, rules, pipeline, context);
}

void expect_same_trees(const Scene& scene, const Rules& rules) {
  const Tree reference = built(scene.triangles, rules, Pipeline::reference);
  for (int i = 0; i < 3; ++i)
    EXPECT_TRUE(built(scene.triangles, rules, pipelines[i]) == reference)
        << pipeline_names[i] << " of " << scene.name << ", strategy " << int(rules.strategy) << ", clip " << int(rules.clip)
        << ", guard " << rules.costs.guard;
  Rules limited = rules;
  limited.max_depth = deepest_level;
  for (const std::string& problem : validate(reference, scene.triangles, limited))
    ADD_FAILURE() << scene.name << ": " << problem;
}

class KdtreeBuilders : public ::testing::TestWithParam<Strategy> {};

TEST_P(KdtreeBuilders, MakeTheSameValidTree) {
  for (const Scene& scene : scenes())
    for (const Clip clip : {Clip::clip, Clip::clamp})
      for (const bool guard : {true, false}) {
        Rules rules;
        rules.strategy = GetParam();
        rules.clip = clip;
        rules.costs.guard = guard;
        rules.max_depth = 11;
        expect_same_trees(scene, rules);
      }
}

TEST_P(KdtreeBuilders, FollowAllRules) {
  for (const Scene& scene : {Scene{"soup", testing::soup(700, 0.15f, 12)}, Scene{"boxes", testing::boxes(3)}}) {
    Rules rules;
    rules.strategy = GetParam();
    for (const int depth : {0, 1, 5}) {
      rules.max_depth = depth;
      expect_same_trees(scene, rules);
      EXPECT_LE(built(scene.triangles, rules, Pipeline::level).depth, unsigned(depth));
    }
    rules.max_depth = 18;
    rules.min_leaf = 5;
    rules.bins = 7;
    expect_same_trees(scene, rules);
    rules.min_leaf = 0;
    rules.deep_from = 7;
    expect_same_trees(scene, rules);
    rules.extra_levels = 2;
    expect_same_trees(scene, rules);
    rules.costs = {0, 1, 1, true};
    expect_same_trees(scene, rules);
    rules.costs = {500, 20, 0.1f, true};
    expect_same_trees(scene, rules);
  }
}

INSTANTIATE_TEST_SUITE_P(Strategies, KdtreeBuilders,
                         ::testing::Values(Strategy::sah, Strategy::binned, Strategy::spatial_median, Strategy::object_median,
                                           Strategy::sliding_midpoint));

/// Scenes too large for one thread, whose upper nodes all threads split together.
TEST_P(KdtreeBuilders, SplitLargeNodesAlike) {
  Triangles many = testing::soup(14'000, 0.03f, 21);
  for (const Triangle& t : testing::boxes(8)) many.push_back(t);
  const auto expect_same = [&](const Rules& rules, const char* what) {
    const Tree sweep = built(many, rules, Pipeline::sweep);
    for (const int threads : {1, 2, 3})
      EXPECT_TRUE(built(many, rules, Pipeline::level, threads) == sweep) << what << ", " << threads << " threads";
  };
  Rules rules;
  rules.strategy = GetParam();
  rules.max_depth = 10;
  expect_same(rules, "default");
  rules.clip = Clip::clamp;
  rules.costs.guard = false;
  expect_same(rules, "clamped, no guard");
  rules.costs = {0, 1, 1, true};
  rules.extra_levels = 2;
  expect_same(rules, "free steps, extra levels");
  rules.min_leaf = 6000;
  expect_same(rules, "large leaves");
}

/// The most triangles that an inner node has whose other child is an empty leaf.
std::size_t largest_handed_on(const Tree& tree) {
  std::vector<std::size_t> held(tree.nodes.size());
  std::size_t largest = 0;
  for (std::size_t i = tree.nodes.size(); i-- > 1;) {  // children stand behind their parents
    const Node& node = tree.nodes[i];
    if (node.is_leaf()) {
      held[i] = node.count();
      continue;
    }
    const std::size_t left = held[node.left_child()], right = held[node.left_child() + 1];
    held[i] = left + right;
    if (left == 0 || right == 0) largest = std::max(largest, held[i]);
  }
  return largest;
}

/// A cluster in a corner of much empty space: large nodes come in several runs of odd sizes, and are handed on as they are
/// where the other child is empty.
TEST_P(KdtreeBuilders, HandOnRunsAlike) {
  Triangles many = testing::scaled(testing::soup(40'003, 0.02f, 5), 1e-2f, {-0.3f, -0.4f, -0.35f});
  for (const Triangle& t : testing::scaled(testing::soup(17, 0.1f, 3), 0.05f, {1, 1, 1})) many.push_back(t);
  Rules rules;
  rules.strategy = GetParam();
  rules.max_depth = 14;
  for (const int min_leaf : {0, 20'000}) {  // leaves of several runs
    rules.min_leaf = min_leaf;
    const Tree sweep = built(many, rules, Pipeline::sweep);
    if (GetParam() != Strategy::object_median) {
      EXPECT_GT(largest_handed_on(sweep), 2 * piece_size) << "the scene does not test it";
    }
    for (const int threads : {1, 2, 0})
      EXPECT_TRUE(built(many, rules, Pipeline::level, threads) == sweep) << threads << " threads, leaves of " << min_leaf;
  }
}

/// Without the guard large nodes hand all that they have to one child sixty times.
TEST(KdtreeBuild, CopiesGoDownToTheDeepestLevel) {
  const Triangles copies(20'003, testing::soup(1, 1, 3)[0]);
  Rules rules;
  rules.max_depth = deepest_level + 1;
  rules.extra_levels = deepest_level;
  rules.costs.guard = false;
  const Tree one = built(copies, rules, Pipeline::level, 1);
  EXPECT_EQ(one.depth, unsigned(deepest_level));
  EXPECT_EQ(one.references.size(), copies.size());
  EXPECT_TRUE(built(copies, rules, Pipeline::level, 0) == one);
}

/// Several threads count the references that lower the depth; the final one depends on none of them.
TEST(KdtreeBuild, LowersTheDepthAlikeOnAnyNumberOfThreads) {
  const auto triangles = testing::soup(8'001, 6, 2);  // nearly all cross each plane, so the nodes that tell it are large
  Rules rules;
  rules.strategy = Strategy::spatial_median;
  rules.max_depth = 40;
  RunContext context;
  const Tree sweep = build(triangles, rules, Pipeline::sweep, context);
  EXPECT_EQ(context.metrics.warnings().size(), 1u);
  for (const int threads : {1, 2, 0, 2}) EXPECT_TRUE(built(triangles, rules, Pipeline::level, threads) == sweep) << threads;
}

TEST(KdtreeBuild, BinsOfEveryNumberAreCountedRightly) {
  Triangles lattice;  // whose ends and flat triangles lie in planes between bins
  for (const Triangle& t : testing::boxes(5)) lattice.push_back(t);
  for (float x = 0; x < 32; ++x) lattice.push_back({{x / 8, 0, 0}, {x / 8, 1, 0}, {x / 8, 0, 1}});
  const auto dust =
      testing::scaled(testing::soup(1500, 0.2f, 8), 3e-5f, {100, -100, 3});  // cells of few steps of single precision
  for (const Scene& scene : {Scene{"lattice", lattice}, Scene{"dust", dust}, Scene{"soup", testing::soup(3000, 0.1f, 12)}}) {
    ASSERT_GT(scene.triangles.size(), 2 * binned_above) << scene.name << " has no node whose bins are looked at";
    for (const int bins : {2, 3, 8, 9, 32, 33, 96, 257, 1024})
      for (const Clip clip : {Clip::clip, Clip::clamp}) {
        Rules rules;
        rules.strategy = Strategy::binned;
        rules.max_depth = 14;
        rules.bins = bins;
        rules.clip = clip;
        EXPECT_TRUE(built(scene.triangles, rules, Pipeline::level) == built(scene.triangles, rules, Pipeline::sweep))
            << scene.name << ", " << bins << " bins, clip " << int(clip);
      }
  }
}

TEST(KdtreeBuild, BinnedTreesCostLittleMore) {
  Triangles needles = testing::soup(4000, 0.2f, 3);
  for (Triangle& t : needles) t.c = t.a + (t.c - t.a) * 0.02f;
  for (const Scene& scene : {Scene{"balls", testing::balls(20)}, Scene{"soup", testing::soup(20'000, 0.03f, 4)},
                             Scene{"needles", needles}, Scene{"bunny", testing::obj_triangles("stanford-bunny")}}) {
    if (scene.triangles.empty()) continue;  // a file that is not here
    Rules rules = rules_of(Parameters{}, scene.triangles.size());
    const auto statistics = [&](Strategy strategy) {
      rules.strategy = strategy;
      return statistics_of(built(scene.triangles, rules, Pipeline::level), scene.triangles.size(), rules.costs);
    };
    const Statistics exact = statistics(Strategy::sah), binned = statistics(Strategy::binned);
    EXPECT_LT(binned.cost, 1.06 * exact.cost) << scene.name;
    EXPECT_LT(double(binned.inner_nodes), 0.75 * double(exact.inner_nodes)) << scene.name;
  }
}

TEST(KdtreeBuild, DoesNotDependOnTheNumberOfThreads) {
  const auto triangles = testing::balls(12);  // 9,000
  Triangles many = testing::soup(40'000, 0.02f, 4);
  many.insert(many.end(), triangles.begin(), triangles.end());
  for (const Strategy strategy : {Strategy::sah, Strategy::binned}) {
    Rules rules = rules_of(Parameters{}, many.size());
    rules.strategy = strategy;
    const Tree one = built(many, rules, Pipeline::level, 1);
    EXPECT_TRUE(built(many, rules, Pipeline::level, 2) == one);
    EXPECT_TRUE(built(many, rules, Pipeline::level, 0) == one);
    EXPECT_TRUE(built(many, rules, Pipeline::presorted) == one);
    EXPECT_TRUE(validate(one, many, rules).empty());
  }
}

/// Nodes, references and cost of scenes whose trees follow from the formulas, for 15 / 20 / 0.8 and depth 16.
struct Known {
  std::string name;
  Triangles triangles;
  std::size_t nodes, references;
  double cost, as_leaf;
};

TEST(KdtreeBuild, MakesTheTreesThatAreKnown) {
  const Triangle t{{0, 0, 0}, {1, 0, 0.3f}, {0, 1, 0.6f}};
  Triangles sheet;  // one in each of 36 squares
  for (float y = 0; y < 6; ++y)
    for (float x = 0; x < 6; ++x) sheet.push_back({{x, y, 0}, {x + 1, y, 0}, {x, y + 1, 0}});
  for (const Known& known : {Known{"one", {t}, 1, 1, 20, 20}, Known{"copies", Triangles(50, t), 1, 50, 1000, 1000},
                             Known{"none", {}, 1, 0, 0, 0}, Known{"sheet", sheet, 71, 36, 100, 720}})
    for (const Clip clip : {Clip::clip, Clip::clamp}) {
      Rules rules;
      rules.clip = clip;
      rules.max_depth = 16;
      const Tree tree = built(known.triangles, rules, Pipeline::level);
      const Statistics s = statistics_of(tree, known.triangles.size(), rules.costs);
      EXPECT_EQ(tree.nodes.size(), known.nodes) << known.name;
      EXPECT_EQ(tree.references.size(), known.references) << known.name;
      EXPECT_NEAR(s.cost, known.cost, 1e-9) << known.name;
      EXPECT_DOUBLE_EQ(s.cost_as_leaf, known.as_leaf) << known.name;
    }
}

TEST(KdtreeBuild, TheGuardKeepsCopiesInOneLeaf) {
  const Triangles copies(50, Triangle{{0, 0, 0}, {1, 0, 0.3f}, {0, 1, 0.6f}});
  Rules rules;
  rules.max_depth = 16;
  rules.costs.guard = false;
  const Tree tree = built(copies, rules, Pipeline::level);
  EXPECT_EQ(tree.depth, 16u) << "without it, every level splits off nothing";
  EXPECT_NEAR(statistics_of(tree, 50, rules.costs).cost, 16 * 15 + 50 * 20, 1e-9);
}

TEST(KdtreeBuild, ASheetNeedsNoDuplicates) {
  // Squares halved along their diagonals: no axis-parallel plane parts the halves, so leaves list pairs.
  for (const int side : {3, 6, 10}) {
    const auto sheet = testing::sheet(side, 2);
    Rules rules;
    rules.max_depth = 16;
    const Tree tree = built(sheet, rules, Pipeline::level);
    EXPECT_EQ(tree.references.size(), sheet.size()) << side;
    EXPECT_TRUE(validate(tree, sheet, rules).empty());
    EXPECT_LT(statistics_of(tree, sheet.size(), rules.costs).cost, 0.5 * 20 * double(sheet.size()) + 20);
  }
}

TEST(KdtreeBuild, BoxesOnAGridGetFlatCells) {
  const auto boxes = testing::boxes(3);
  Rules rules;
  rules.max_depth = 16;
  const Tree tree = built(boxes, rules, Pipeline::level);
  const Statistics s = statistics_of(tree, boxes.size(), rules.costs);
  EXPECT_GT(s.flat_leaves, 0u);
  EXPECT_EQ(tree.references.size(), boxes.size()) << "all faces lie in planes of the grid";
  EXPECT_LT(s.cost, s.cost_as_leaf / 10);
}

TEST(KdtreeBuild, LowersTheDepthWhereEverythingStraddles) {
  // Large triangles all across each other; without a criterion every level doubles them.
  const auto triangles = testing::soup(200, 1, 2);
  Rules rules;
  rules.strategy = Strategy::spatial_median;
  rules.max_depth = 40;
  RunContext context;
  const Tree tree = build(triangles, rules, Pipeline::level, context);
  ASSERT_EQ(context.metrics.warnings().size(), 1u);
  EXPECT_NE(context.metrics.warnings()[0].find("lowered to " + std::to_string(tree.depth)), std::string::npos);
  EXPECT_LE(tree.references.size(), references_per_triangle * triangles.size());
  rules.max_depth = int(tree.depth) + 1;
  RunContext again;
  EXPECT_TRUE(build(triangles, rules, Pipeline::level, again) == tree) << "one level more is already too much";
  EXPECT_EQ(again.metrics.warnings().size(), 1u);
  rules.max_depth = int(tree.depth);
  RunContext enough;
  EXPECT_TRUE(build(triangles, rules, Pipeline::sweep, enough) == tree);
  EXPECT_TRUE(enough.metrics.warnings().empty());
}

TEST(KdtreeBuild, CanBeStopped) {
  const auto triangles = testing::soup(200'000, 0.05f, 1);
  for (const Pipeline pipeline : {Pipeline::reference, Pipeline::sweep, Pipeline::presorted, Pipeline::level})
    EXPECT_TRUE(stops_within(1000, 5, [&](const std::stop_token& stop) {
      RunContext context;
      context.stop = stop;
      (void)build(triangles, {}, pipeline, context);
    })) << int(pipeline);
}

TEST(KdtreeBuild, RefusesWhatDoesNotFit) {
  RunContext context;
  context.memory_limit_bytes = 1000;
  EXPECT_THROW((void)build(testing::soup(100, 0.1f, 1), {}, Pipeline::level, context), Error);
}

TEST(KdtreeBuild, RealScenes) {
  if (!std::getenv("WS_DATA_DIR")) GTEST_SKIP() << "WS_DATA_DIR is not set: no real scenes to read";
  for (const char* name : {"suzanne", "teapot", "spot", "cow", "stanford-bunny"}) {
    const auto triangles = testing::obj_triangles(name);
    ASSERT_FALSE(triangles.empty()) << name;
    Rules rules;
    rules.max_depth = automatic_depth(triangles.size());
    const Tree tree = built(triangles, rules, Pipeline::level);
    EXPECT_TRUE(built(triangles, rules, Pipeline::presorted) == tree) << name;
    EXPECT_TRUE(built(triangles, rules, Pipeline::sweep) == tree) << name;
    for (const std::string& problem : validate(tree, triangles, rules)) ADD_FAILURE() << name << ": " << problem;
    const Statistics s = statistics_of(tree, triangles.size(), rules.costs);
    EXPECT_LT(s.cost, s.cost_as_leaf / 20) << name;
  }
}

}  // namespace
}  // namespace ws::kdtree
