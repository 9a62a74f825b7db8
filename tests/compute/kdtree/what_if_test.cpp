// The tree that follows from a plane moved by hand.
// SPDX-License-Identifier: MIT
#include "compute/kdtree/what_if.h"
#include "compute/core/error.h"
#include "compute/generate/scenes.h"
#include "compute/kdtree/experiment.h"
#include "compute/kdtree/result.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace ws::kdtree {
namespace {

using Values = std::vector<std::pair<std::string, std::string>>;

std::shared_ptr<const TreeResult> knot_tree(std::int64_t triangles, const Values& values = {}) {
  generate::Options options;
  options.triangles = triangles;
  RunContext context;
  const auto mesh = std::make_shared<const Mesh>(generate::torus_knot(options, context));
  ParameterSet parameters = experiment().parameters();
  for (const auto& [name, text] : values) parameters.set_text(name, text);
  const Outcome outcome = experiment().run({{"scene", {mesh, "knot", "", ""}}}, parameters, context);
  return std::dynamic_pointer_cast<const TreeResult>(outcome.result);
}

WhatIf follow(const TreeResult& result, const Examination& node, int axis, float position, int levels = 60) {
  RunContext context;
  return what_if(node, *result.run().triangles, result.run().rules, node.price_at(axis, position), axis, levels, context);
}

TEST(WhatIf, TheBuildersPlaneLeadsToTheBuildersTree) {
  for (const Values& values :
       {Values{}, Values{{"clip", "box"}, {"extra_levels", "2"}}, Values{{"strategy", "object-median"}}}) {
    const auto result = knot_tree(1200, values);
    for (std::size_t step = 1; step + 1 < result->step_count(); step += 97) {
      const auto node = result->examined(step);
      ASSERT_TRUE(node);
      if (node->verdict != Verdict::split) continue;
      const WhatIf found = follow(*result, *node, node->best.axis, node->best.position);
      ASSERT_TRUE(found.split.exists());
      const Subtree chosen = subtree_of(result->run().tree(), node->node, node->cell, result->run().rules.costs);
      EXPECT_EQ(found.own.nodes, chosen.nodes);
      EXPECT_EQ(found.own.leaves, chosen.leaves);
      EXPECT_EQ(found.own.references, chosen.references);
      EXPECT_NEAR(found.own.cost, chosen.cost, 1e-9 * chosen.cost);
      EXPECT_TRUE(found.is_complete);
    }
  }
}

TEST(WhatIf, OfTheRootItIsTheTreesOwnCost) {
  const auto result = knot_tree(800);
  const Subtree whole = subtree_of(result->run().tree(), 0, result->run().size.box, result->run().rules.costs);
  EXPECT_NEAR(whole.cost, result->run().statistics().cost, 1e-6 * whole.cost);
  EXPECT_EQ(whole.nodes, result->run().size.nodes);
  EXPECT_EQ(whole.references, result->run().size.references);
}

TEST(WhatIf, AnotherPlaneLeadsToAnotherTree) {
  const auto result = knot_tree(800);
  const auto root = result->examined(1);
  const int axis = (root->best.axis + 1) % 3;
  const float middle = 0.5f * (root->cell.low[axis] + root->cell.high[axis]);
  const WhatIf found = follow(*result, *root, axis, middle, 3);
  EXPECT_EQ(found.split.axis, axis);
  EXPECT_EQ(found.own.nodes, 2 * found.own.leaves - 1);
  EXPECT_GE(found.own.references, root->triangles.size()) << "every triangle is somewhere";
  EXPECT_LE(found.cells.size(), 8u) << "levels of boxes that are shown";
  EXPECT_GT(found.cells.size(), 1u);
}

TEST(WhatIf, WhatTheRulesRefuseIsNotFollowed) {
  const auto result = knot_tree(300);
  const auto root = result->examined(1);
  EXPECT_FALSE(follow(*result, *root, 0, root->cell.high.x).split.exists()) << "a child would be the node again";
}

TEST(WhatIf, IsShownWithThePicture) {
  const auto result = knot_tree(800);
  ParameterSet view = experiment().view_parameters();
  view.set_text("probe_axis", "y");
  view.set_text("probe", "0.4");
  const auto v = view.to<ViewParameters>();
  EXPECT_FALSE(result->own_tree(1, v)) << "not yet drawn";
  const FrameLayout with = result->layout(1, view);
  const auto tree = result->own_tree(1, v);
  ASSERT_TRUE(tree);
  EXPECT_TRUE(tree->refusal.empty()) << tree->refusal;
  EXPECT_EQ(tree->chosen.nodes, result->run().size.nodes);
  view.set_text("probe_tree", "false");
  const FrameLayout without = result->layout(1, view);
  const auto marks = [](const FrameLayout& layout) {
    return std::find_if(layout.begin(), layout.end(), [](const TargetLayout& t) { return t.name == "marks.position"; })->count;
  };
  EXPECT_EQ(marks(with) - marks(without), 12 * tree->followed.cells.size());
  EXPECT_FALSE(result->own_tree(1, view.to<ViewParameters>()));

  const Plot curve = result->plots_seen(1, view).front();
  const auto own = result->own_plane(1, v);
  ASSERT_TRUE(own && curve.cursor);
  EXPECT_NEAR(*curve.cursor, 0.4, 1e-6);
  ASSERT_EQ(curve.series.back().name, "own, along y");
  EXPECT_EQ(curve.series.back().y.front(), own->cost);
  EXPECT_FALSE(result->plots(1).front().cursor) << "without a view there is no plane";
}

TEST(WhatIf, TooManyTrianglesAreRefused) {
  const auto result = knot_tree(24'000);
  ParameterSet view = experiment().view_parameters();
  view.set_text("probe_axis", "x");
  (void)result->layout(1, view);
  const auto tree = result->own_tree(1, view.to<ViewParameters>());
  ASSERT_TRUE(tree);
  EXPECT_NE(tree->refusal.find("20000"), std::string::npos) << tree->refusal;
  RunContext context;
  const auto root = result->examined(1);
  EXPECT_THROW((void)what_if(*root, *result->run().triangles, result->run().rules, root->price_at(0, 0), 0, 3, context), Error);
}

}  // namespace
}  // namespace ws::kdtree
