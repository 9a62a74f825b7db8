// The tree that follows from a plane moved by hand.
// SPDX-License-Identifier: MIT
#include "compute/kdtree/inspect/what_if.h"
#include "compute/core/run/error.h"
#include "tests/compute/kdtree/shown.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace ws::kdtree {
namespace {

using testing::knot;
using testing::Shown;
using testing::Values;
using testing::view_of;

Shown shown_knot(std::int64_t triangles, const Values& values = {}) { return Shown(testing::run(knot(triangles), values)); }

WhatIf follow(const Shown& shown, const Examination& node, int axis, float position, int levels = 60) {
  RunContext context;
  return what_if(node, *shown.built().triangles, shown.built().rules, node.price_at(axis, position), axis, levels, context);
}

TEST(WhatIf, TheBuildersPlaneLeadsToTheBuildersTree) {
  for (const Values& values :
       {Values{}, Values{{"clip", "box"}, {"extra_levels", "2"}}, Values{{"strategy", "object-median"}}}) {
    Shown shown = shown_knot(1200, values);
    for (std::size_t step = 1; step + 1 < shown.step_count(); step += 97) {
      const auto node = shown.examined(step);
      ASSERT_TRUE(node);
      if (node->verdict != Verdict::split) continue;
      const WhatIf found = follow(shown, *node, node->best.axis, node->best.position);
      ASSERT_TRUE(found.split.exists());
      const Subtree chosen = subtree_of(*shown.overview().tree, node->node, node->cell, shown.built().rules.costs);
      EXPECT_EQ(found.own.nodes, chosen.nodes);
      EXPECT_EQ(found.own.leaves, chosen.leaves);
      EXPECT_EQ(found.own.references, chosen.references);
      EXPECT_NEAR(found.own.cost, chosen.cost, 1e-9 * chosen.cost);
      EXPECT_TRUE(found.is_complete);
    }
  }
}

TEST(WhatIf, OfTheRootItIsTheTreesOwnCost) {
  Shown shown = shown_knot(800);
  const Subtree whole = subtree_of(*shown.overview().tree, 0, shown.built().size.box, shown.built().rules.costs);
  EXPECT_NEAR(whole.cost, shown.overview().statistics.cost, 1e-6 * whole.cost);
  EXPECT_EQ(whole.nodes, shown.built().size.nodes);
  EXPECT_EQ(whole.references, shown.built().size.references);
}

TEST(WhatIf, AnotherPlaneLeadsToAnotherTree) {
  Shown shown = shown_knot(800);
  const auto root = shown.examined(1);
  const int axis = (root->best.axis + 1) % 3;
  const float middle = 0.5f * (root->cell.low[axis] + root->cell.high[axis]);
  const WhatIf found = follow(shown, *root, axis, middle, 3);
  EXPECT_EQ(found.split.axis, axis);
  EXPECT_EQ(found.own.nodes, 2 * found.own.leaves - 1);
  EXPECT_GE(found.own.references, root->triangles.size()) << "every triangle is somewhere";
  EXPECT_LE(found.cells.size(), 8u) << "levels of boxes that are shown";
  EXPECT_GT(found.cells.size(), 1u);
}

TEST(WhatIf, WhatTheRulesRefuseIsNotFollowed) {
  Shown shown = shown_knot(300);
  const auto root = shown.examined(1);
  EXPECT_FALSE(follow(shown, *root, 0, root->cell.high.x).split.exists()) << "a child would be the node again";
}

TEST(WhatIf, IsShownWithThePicture) {
  Shown shown = shown_knot(800);
  ParameterSet view = view_of({{"probe_axis", "y"}, {"probe", "0.4"}});
  const auto with = shown.picture(1, view);
  const auto& tree = with->drawn->own_tree;
  ASSERT_TRUE(tree);
  EXPECT_TRUE(tree->refusal.empty()) << tree->refusal;
  EXPECT_EQ(tree->chosen.nodes, shown.built().size.nodes);
  view.set_text("probe_tree", "false");
  const auto without = shown.picture(1, view);
  const auto marks = [](const FrameLayout& layout) {
    return std::find_if(layout.begin(), layout.end(), [](const TargetLayout& t) { return t.name == "marks.position"; })->count;
  };
  EXPECT_EQ(marks(with->layout) - marks(without->layout), 12 * tree->followed.cells.size());
  EXPECT_FALSE(without->drawn->own_tree);

  const Plot curve = shown.plots(1, view).front();
  const auto& own = without->drawn->own_plane;
  ASSERT_TRUE(own && curve.cursor);
  EXPECT_NEAR(*curve.cursor, 0.4, 1e-6);
  ASSERT_EQ(curve.series.back().name, "own, along y");
  EXPECT_EQ(curve.series.back().y.front(), own->price.cost);
  EXPECT_FALSE(shown.plots(1).front().cursor) << "without a view there is no plane";
}

TEST(WhatIf, TooManyTrianglesAreRefused) {
  Shown shown = shown_knot(24'000);
  const auto picture = shown.picture(1, view_of({{"probe_axis", "x"}}));
  const auto& tree = picture->drawn->own_tree;
  ASSERT_TRUE(tree);
  EXPECT_NE(tree->refusal.find("20000"), std::string::npos) << tree->refusal;
  RunContext context;
  const auto root = shown.examined(1);
  EXPECT_THROW((void)what_if(*root, *shown.built().triangles, shown.built().rules, root->price_at(0, 0), 0, 3, context), Error);
}

}  // namespace
}  // namespace ws::kdtree
