// That claims about nodes fail where a tree is wrong. That they hold where it is right is tested in
// tests/app/workspaces/explanations_test.cpp
// SPDX-License-Identifier: MIT
#include "compute/kdtree/show/explain.h"

#include "tests/compute/kdtree/shown.h"
#include "tests/support/claims.h"

#include <gtest/gtest.h>

#include <utility>

namespace ws::kdtree {
namespace {

using testing::Shown;
using ws::test::breaks;
using ws::test::broken;

class ExplainedTree : public ::testing::Test {
 protected:
  /// An inner node whose children are leaves of different sizes.
  [[nodiscard]] std::uint32_t above_two_leaves() const {
    const auto& nodes = tree().nodes;
    for (std::uint32_t i = 0; i < nodes.size(); ++i) {
      if (nodes[i].is_leaf()) continue;
      const Node &left = nodes[nodes[i].left_child()], &right = nodes[nodes[i].left_child() + 1];
      if (left.is_leaf() && right.is_leaf() && left.count() != right.count()) return i;
    }
    ADD_FAILURE();
    return 0;
  }
  [[nodiscard]] const Tree& tree() const { return *shown.overview().tree; }
  [[nodiscard]] Reasons reasons_of(Tree changed, std::uint32_t node) {
    const auto overview = overview_of(std::make_shared<const Tree>(std::move(changed)), shown.built().triangles.size(),
                                      StepOrder::level, shown.built().rules.costs, {});
    DecidedNode at{shown.built(), *overview, node, overview->growth.step_of(node) + 1, nullptr, {}};
    std::optional<Examination> found;
    try {
      found = examine(*overview->tree, *shown.built().triangles, shown.built().rules, node, shown.context);
    } catch (const Error& error) {
      at.problem = error.what();
    }
    if (found) at.examined = &*found;
    return explain_node(at, shown.context).reasons;
  }

  Shown shown{testing::run(testing::knot(600))};
};

TEST_F(ExplainedTree, AsItIsAllClaimsHold) {
  for (std::uint32_t node = 0; node < tree().nodes.size(); node += 7)
    EXPECT_TRUE(broken(reasons_of(tree(), node)).empty()) << node;
}

TEST_F(ExplainedTree, SwappedChildrenAreSeenAtTheirNodeAndAtBoth) {
  const std::uint32_t node = above_two_leaves();
  Tree wrong = tree();
  const std::uint32_t left = wrong.nodes[node].left_child();
  std::swap(wrong.nodes[left], wrong.nodes[left + 1]);
  EXPECT_TRUE(breaks(reasons_of(wrong, node), "The children hold what the plane gives them"));
  EXPECT_TRUE(breaks(reasons_of(wrong, left), "The leaf lists just the triangles that reach it"));
  EXPECT_TRUE(breaks(reasons_of(wrong, left + 1), "The leaf lists just the triangles that reach it"));
  EXPECT_TRUE(broken(reasons_of(wrong, 0)).empty()) << "the root is as it was";
}

TEST_F(ExplainedTree, AnotherPlaneIsSeenToBeDearer) {
  Tree wrong = tree();
  const Node root = wrong.nodes[0];
  wrong.nodes[0] = Node::inner(root.axis(), root.position() + 0.05f, root.left_child());
  EXPECT_TRUE(breaks(reasons_of(wrong, 0), "No candidate is cheaper"));
  wrong.nodes[0] = Node::inner(root.axis(), 100, root.left_child());
  EXPECT_TRUE(breaks(reasons_of(wrong, 0), "The plane lies within the node's cell"));
}

TEST_F(ExplainedTree, ATriangleThatIsMissingIsSeenAtItsLeaf) {
  const std::uint32_t node = above_two_leaves();
  Tree wrong = tree();
  std::uint32_t leaf = wrong.nodes[node].left_child();
  if (wrong.nodes[leaf].count() == 0) ++leaf;
  std::uint32_t& listed = wrong.references[wrong.nodes[leaf].first()];
  listed = listed == 0 ? 1 : 0;
  EXPECT_TRUE(breaks(reasons_of(wrong, leaf), "The leaf lists just the triangles that reach it"));
}

TEST_F(ExplainedTree, SaysWhichPlanesLostAndByHowMuch) {
  const Reasons reasons = shown.presentation.why({"node", 0}, {1, testing::view_of({})}, shown.context);
  EXPECT_NE(reasons.why.find(" wins: cost "), std::string::npos) << reasons.why;
  const auto is_leaf = [](const Rejected& r) { return r.what == "stay a leaf"; };
  ASSERT_GE(reasons.alternatives.size(), 3u);
  EXPECT_TRUE(std::any_of(reasons.alternatives.begin(), reasons.alternatives.end(), is_leaf));
  for (const Rejected& one : reasons.alternatives)
    EXPECT_NE(one.rejected_because.find(" more, "), std::string::npos) << one.what << ": " << one.rejected_because;
  EXPECT_TRUE(shown.presentation.why({"node", 1'000'000}, {1, testing::view_of({})}, shown.context).why.empty());
}

/// Also of builders that need a device.
TEST(TreePseudocode, EveryBuilderAndStrategyHasTheLinesThatStepsPointTo) {
  for (const auto& pipeline : all_choices<Pipeline>)
    for (const auto& strategy : all_choices<Strategy>)
      for (const Clip clip : {Clip::clip, Clip::clamp}) {
        Rules rules;
        rules.strategy = strategy.value;
        rules.clip = clip;
        const MethodCode code = pseudocode_of(pipeline.value, rules);
        SCOPED_TRACE(code.title);
        EXPECT_GE(code.lines.told.size(), 10u);
        EXPECT_LE(code.lines.told.size(), 30u);
        for (const char* line : {"if the depth is D", "if best ", "else: split at best", "the tree is whole"})
          EXPECT_LT(code.line_of(line), code.lines.told.size());
      }
}

}  // namespace
}  // namespace ws::kdtree
