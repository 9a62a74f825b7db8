// Nodes under the magnifier.
// SPDX-License-Identifier: MIT
#include "compute/kdtree/inspect/examine.h"
#include "compute/kdtree/build/items.h"
#include "tests/compute/kdtree/ray_scenes.h"
#include "tests/compute/kdtree/small_tree.h"

#include <gtest/gtest.h>

#include <cmath>

namespace ws::kdtree {
namespace {

using testing::built;

class KdtreeExamine : public ::testing::TestWithParam<Strategy> {};

TEST_P(KdtreeExamine, FindsEachNodeAsItWasBuilt) {
  for (const auto& scene : {testing::soup(400, 0.2f, 3), testing::boxes(2), testing::sheet(4, 1)}) {
    Rules rules;
    rules.strategy = GetParam();
    rules.max_depth = 12;
    rules.extra_levels = 1;
    const Tree tree = built(scene, rules);
    RunContext context;
    for (std::uint32_t i = 0; i < tree.nodes.size(); i += 1 + i / 20) {
      const Examination e = examine(tree, scene, rules, i, context);
      const Node& node = tree.nodes[i];
      EXPECT_EQ(e.path.back(), i);
      EXPECT_EQ(std::size_t(e.state.depth) + 1, e.path.size());
      if (node.is_leaf()) {
        EXPECT_NE(e.verdict, Verdict::split);
        EXPECT_EQ(e.triangles, std::vector<std::uint32_t>(tree.references.begin() + node.first(),
                                                          tree.references.begin() + node.first() + node.count()));
      } else {
        EXPECT_EQ(e.verdict, Verdict::split);
        EXPECT_EQ(e.best.axis, node.axis());
        EXPECT_EQ(e.best.position, node.position());
        if (rules.strategy != Strategy::object_median) {
          EXPECT_EQ(e.best_cost(), e.best.cost);
        }
      }
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Strategies, KdtreeExamine,
                         ::testing::Values(Strategy::sah, Strategy::binned, Strategy::spatial_median, Strategy::object_median,
                                           Strategy::sliding_midpoint));

TEST(KdtreeExamination, PricesAnyPlane) {
  const auto triangles = testing::soup(300, 0.2f, 3);
  const Rules rules;
  RunContext context;
  const Examination e = examine(built(triangles, rules), triangles, rules, 0, context);
  Items items;
  const Box cell = root_items(triangles, items);
  for (int axis = 0; axis < 3; ++axis) {
    EXPECT_EQ(e.planes[std::size_t(axis)].size(), 600u);
    for (int i = -1; i <= 101; ++i) {
      const float x = cell.low[axis] + (cell.high[axis] - cell.low[axis]) * float(i) * 0.01f;
      const PlanePrice p = e.price_at(axis, x);
      const Split split = judge(rules, cell, {std::int8_t(axis), x}, items);
      if (!split.exists()) continue;
      EXPECT_EQ(p.left, split.left);
      EXPECT_EQ(p.planar, split.planar);
      EXPECT_EQ(p.right, split.right);
      EXPECT_EQ(p.cost, split.cost);
      EXPECT_EQ(p.side, split.side);
    }
    for (const PlanePrice& p : e.planes[std::size_t(axis)]) EXPECT_GE(p.cost, e.best.cost);
  }
  EXPECT_TRUE(e.price_at(0, cell.low.x).has_bonus);
}

TEST(KdtreeExamination, SaysWhyALeafIsOne) {
  const Triangle t{{0, 0, 0}, {1, 0, 0.3f}, {0, 1, 0.6f}};
  const auto verdict = [](const Triangles& triangles, const Rules& rules) {
    RunContext context;
    return examine(built(triangles, rules), triangles, rules, 0, context).verdict;
  };
  Rules rules;
  EXPECT_EQ(verdict({t}, rules), Verdict::leaf_no_plane);
  EXPECT_EQ(verdict(Triangles(50, t), rules), Verdict::leaf_guard);
  EXPECT_EQ(verdict({}, rules), Verdict::leaf_size);
  Triangle moved = t;
  moved.a.x = moved.c.x = 0.1f;
  EXPECT_EQ(verdict({t, moved}, rules), Verdict::leaf_cost);
  rules.min_leaf = 50;
  EXPECT_EQ(verdict(Triangles(50, t), rules), Verdict::leaf_size);
  rules.max_depth = 0;
  EXPECT_EQ(verdict(Triangles(50, t), rules), Verdict::leaf_depth);
}

TEST(KdtreeExamination, CanBeStoppedAndRefusesStrangers) {
  const auto triangles = testing::soup(300, 0.2f, 3);
  const Tree tree = built(triangles, {});
  std::stop_source stop;
  RunContext context;
  EXPECT_THROW((void)examine(tree, triangles, {}, std::uint32_t(tree.nodes.size()), context), Error);
  context.stop = stop.get_token();
  stop.request_stop();
  EXPECT_THROW((void)examine(tree, triangles, {}, 0, context), Cancelled);
}

}  // namespace
}  // namespace ws::kdtree
