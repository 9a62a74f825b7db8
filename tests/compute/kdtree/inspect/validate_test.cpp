// Trees that are checked.
// SPDX-License-Identifier: MIT
#include "compute/kdtree/inspect/validate.h"
#include "tests/compute/kdtree/ray_scenes.h"
#include "tests/compute/kdtree/small_tree.h"

#include <gtest/gtest.h>

#include <cmath>

namespace ws::kdtree {
namespace {

using testing::built;
using testing::by_hand;

TEST(KdtreeValidate, FindsWhatIsWrong) {
  EXPECT_FALSE(structure_problem(by_hand(), 3));
  const auto expect_problem = [](const char* words, auto change) {
    Tree tree = by_hand();
    change(tree);
    const auto problem = structure_problem(tree, 3);
    ASSERT_TRUE(problem) << words;
    EXPECT_NE(problem->find(words), std::string::npos) << *problem;
  };
  expect_problem("at least one node", [](Tree& t) { t.nodes.clear(); });
  expect_problem("outside its cell", [](Tree& t) { t.nodes[1] = Node::inner(1, 3, 3); });
  expect_problem("outside its cell", [](Tree& t) { t.nodes[1] = Node::inner(1, NAN, 3); });
  expect_problem("canonical order they are at 3", [](Tree& t) { t.nodes[1] = Node::inner(1, 0.5f, 5); });
  expect_problem("canonical order they are at 1", [](Tree& t) { t.nodes[0] = Node::inner(0, 1, 0); });
  expect_problem("are in no tree", [](Tree& t) { t.nodes.resize(9, Node::leaf(0, 4)); });
  expect_problem("the tree says 2", [](Tree& t) { t.depth = 2; });
  expect_problem("it begins at 2", [](Tree& t) { t.nodes[3] = Node::leaf(1, 1); });
  expect_problem("has 9 references", [](Tree& t) { t.nodes[5] = Node::leaf(9, 3); });
  expect_problem("in no leaf", [](Tree& t) { t.references.push_back(0); });
  expect_problem("out of order", [](Tree& t) { std::swap(t.references[0], t.references[1]); });
  expect_problem("triangle 7 of 3", [](Tree& t) { t.references[1] = 7; });
}

TEST(KdtreeValidate, MissesNoTriangle) {
  const auto triangles = testing::soup(200, 0.2f, 1);
  Rules rules;
  const Tree good = built(triangles, rules);
  ASSERT_TRUE(validate(good, triangles, rules).empty());
  // A leaf with two triangles loses one, and another gets it.
  Tree tree = good;
  for (Node& node : tree.nodes) {
    if (!node.is_leaf() || node.count() == 0) continue;
    const std::uint32_t was = tree.references[node.first()];
    tree.references[node.first()] = was == 0 ? 1 : was - 1;
    if (!structure_problem(tree, triangles.size())) break;
    tree = good;
  }
  EXPECT_FALSE(validate(tree, triangles, rules).empty());
  rules.max_depth = int(good.depth) - 1;
  EXPECT_FALSE(validate(good, triangles, rules).empty());
}

}  // namespace
}  // namespace ws::kdtree
