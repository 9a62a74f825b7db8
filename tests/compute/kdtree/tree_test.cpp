// Trees checked, counted, examined, and written to files.
// SPDX-License-Identifier: MIT
#include "compute/kdtree/examine.h"
#include "compute/kdtree/items.h"
#include "compute/kdtree/statistics.h"
#include "compute/kdtree/tree_file.h"
#include "compute/kdtree/validate.h"
#include "tests/compute/io/io_test_support.h"
#include "tests/compute/kdtree/ray_scenes.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstring>
#include <nlohmann/json.hpp>

namespace ws::kdtree {
namespace {

using io::test::content_of;
using io::test::expect_error;
using io::test::TemporaryFolder;

/// A cube of side 2 halved in x; its left half cut at y = 0.5, where a flat cell holds triangle 1.
Tree by_hand() {
  Tree tree;
  tree.box = {{0, 0, 0}, {2, 2, 2}};
  tree.nodes = {Node::inner(0, 1, 1),     // 0
                Node::inner(1, 0.5f, 3),  // 1
                Node::leaf(2, 0),         // 2
                Node::leaf(1, 2),         // 3
                Node::inner(1, 0.5f, 5),  // 4
                Node::leaf(1, 3),         // 5: flat
                Node::leaf(0, 4)};        // 6
  tree.references = {0, 2, 0, 1};
  tree.depth = 3;
  return tree;
}

Tree built(const std::vector<Triangle>& triangles, const Rules& rules) {
  RunContext context;
  return build(triangles, rules, Pipeline::level, context);
}

TEST(KdtreeStatistics, AddUpByHand) {
  const Statistics s = statistics_of(by_hand(), 3, {});
  // Surfaces: 24; halves 16; the left one's parts 8 x ... cells 1 x 0.5 x 2 and 1 x 1.5 x 2; the flat one 1 x 0 x 2.
  const double left = 16 / 24.0, thin = (2 * (0.5 + 1 + 2)) / 24.0, thick = (2 * (1.5 + 3 + 2)) / 24.0, flat = 4 / 24.0;
  EXPECT_DOUBLE_EQ(s.inner_cost, 15 * (1 + left + thick));
  EXPECT_DOUBLE_EQ(s.cost, 15 * (1 + left + thick) + 20 * (2 * left + thin + flat));
  EXPECT_EQ(s.cost_as_leaf, 60);
  EXPECT_EQ(s.inner_nodes, 3u);
  EXPECT_EQ(s.leaves, 4u);
  EXPECT_EQ(s.empty_leaves, 1u);
  EXPECT_EQ(s.flat_leaves, 1u);
  EXPECT_EQ(s.references, 4u);
  EXPECT_EQ(s.largest_leaf, 2u);
  EXPECT_EQ(s.deepest_leaf, 3u);
  EXPECT_EQ(s.leaves_by_depth, (std::vector<std::size_t>{0, 1, 1, 2}));
  EXPECT_EQ(s.leaves_by_size, (std::vector<std::size_t>{1, 2, 1}));
  EXPECT_EQ(s.leaves_by_volume[1], 2u) << "half of it, and three eighths";
  EXPECT_EQ(s.leaves_by_volume[3], 1u);
  EXPECT_DOUBLE_EQ(s.mean_leaf_depth, 9 / 4.0);
  EXPECT_DOUBLE_EQ(s.mean_leaf_size, 4 / 3.0);
  EXPECT_DOUBLE_EQ(s.duplication, 4 / 3.0);
  EXPECT_EQ(s.bytes, 7 * 8 + 4 * 4u);
}

TEST(KdtreeStatistics, OfNothing) {
  const Statistics s = statistics_of(Tree(), 0, {});
  EXPECT_EQ(s.cost, 0);
  EXPECT_EQ(s.leaves, 1u);
  EXPECT_EQ(s.empty_leaves, 1u);
}

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
  const auto verdict = [](const std::vector<Triangle>& triangles, const Rules& rules) {
    RunContext context;
    return examine(built(triangles, rules), triangles, rules, 0, context).verdict;
  };
  Rules rules;
  EXPECT_EQ(verdict({t}, rules), Verdict::leaf_no_plane);
  EXPECT_EQ(verdict(std::vector<Triangle>(50, t), rules), Verdict::leaf_guard);
  EXPECT_EQ(verdict({}, rules), Verdict::leaf_size);
  Triangle moved = t;
  moved.a.x = moved.c.x = 0.1f;
  EXPECT_EQ(verdict({t, moved}, rules), Verdict::leaf_cost);
  rules.min_leaf = 50;
  EXPECT_EQ(verdict(std::vector<Triangle>(50, t), rules), Verdict::leaf_size);
  rules.max_depth = 0;
  EXPECT_EQ(verdict(std::vector<Triangle>(50, t), rules), Verdict::leaf_depth);
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

TEST(KdtreeFile, ComesBackAsItWas) {
  const TemporaryFolder folder;
  for (const auto& scene : {std::vector<Triangle>(), testing::soup(1, 1, 1), testing::soup(500, 0.2f, 1)}) {
    Rules rules;
    rules.costs = {3, 4, 0.5f, false};
    rules.clip = Clip::clamp;
    rules.extra_levels = 1;
    const Tree tree = built(scene, rules);
    write_tree(folder / "tree.kdt", tree, rules, scene.size());
    const StoredTree back = read_tree(folder / "tree.kdt");
    EXPECT_TRUE(back.tree == tree);
    EXPECT_EQ(back.triangle_count, scene.size());
    EXPECT_EQ(back.rules.costs.traversal, 3);
    EXPECT_EQ(back.rules.costs.empty_bonus, 0.5f);
    EXPECT_FALSE(back.rules.costs.guard);
    EXPECT_EQ(back.rules.clip, Clip::clamp);
    EXPECT_EQ(back.rules.extra_levels, 1);
    EXPECT_TRUE(validate(back.tree, scene, back.rules).empty());
  }
}

TEST(KdtreeFile, RefusesDamage) {
  const TemporaryFolder folder;
  const auto scene = testing::soup(100, 0.2f, 1);
  write_tree(folder / "good.kdt", built(scene, {}), {}, scene.size());
  const std::string good = content_of(folder / "good.kdt");
  const auto expect_refused = [&](const std::string& bytes, const char* words) {
    (void)folder.write("bad.kdt", bytes);
    expect_error([&] { (void)read_tree(folder / "bad.kdt"); }, {words, "bad.kdt"});
  };
  for (const std::size_t length : {std::size_t{0}, std::size_t{7}, std::size_t{50}, std::size_t{103}, good.size() - 1})
    expect_refused(good.substr(0, length), "truncated");
  expect_refused(good + "x", "follow");
  expect_refused("solid" + good.substr(5), "no tree");
  const auto with = [&](std::size_t offset, auto value) {
    std::string bytes = good;
    std::memcpy(bytes.data() + offset, &value, sizeof(value));
    return bytes;
  };
  expect_refused(with(8, std::uint32_t{2}), "version 2");
  expect_refused(with(12, std::uint32_t{9}), "rules");
  expect_refused(with(24, NAN), "costs");
  expect_refused(with(36, std::int32_t{61}), "limits");
  expect_refused(with(56, NAN), "box");
  expect_refused(with(88, std::uint64_t{1} << 29), "truncated");
  expect_refused(with(88, std::uint64_t{1} << 60), "more than a tree can have");
  expect_refused(with(96, ~std::uint64_t{0}), "more than a tree can have");
  expect_refused(with(80, std::uint64_t{1}), "damaged");
  // Nothing that a changed byte can do leads out of the tree.
  for (std::size_t i = 104; i < good.size(); i += 3) {
    std::string bytes = good;
    bytes[i] = char(bytes[i] ^ 0x55);
    (void)folder.write("bad.kdt", bytes);
    try {
      const StoredTree stored = read_tree(folder / "bad.kdt");
      EXPECT_FALSE(structure_problem(stored.tree, stored.triangle_count));
    } catch (const Error& error) {
      EXPECT_EQ(error.kind(), ErrorKind::io);
    }
  }
  expect_error([&] { (void)read_tree(folder / "missing.kdt"); }, {"missing.kdt"});
  expect_error([&] { write_tree(folder / "tree.txt", by_hand(), {}, 3); }, {".txt", ".graphml"});
}

TEST(KdtreeFile, WritesJson) {
  const TemporaryFolder folder;
  write_tree(folder / "tree.json", by_hand(), {}, 3);
  const auto json = nlohmann::json::parse(content_of(folder / "tree.json"));
  EXPECT_EQ(json["nodes"].size(), 7u);
  EXPECT_EQ(json["nodes"][0], nlohmann::json::parse(R"({"axis": "x", "position": 1, "children": [1, 2]})"));
  EXPECT_EQ(json["nodes"][2]["triangles"], nlohmann::json::parse("[0, 2]"));
  EXPECT_EQ(json["box"]["high"], nlohmann::json::parse("[2, 2, 2]"));
  write_tree(folder / "empty.json", Tree(), {}, 0);
  EXPECT_TRUE(nlohmann::json::parse(content_of(folder / "empty.json"))["box"].is_null());
}

TEST(KdtreeFile, WritesGraphml) {
  const TemporaryFolder folder;
  write_tree(folder / "tree.graphml", by_hand(), {}, 3);
  const std::string text = content_of(folder / "tree.graphml");
  const auto count = [&](const std::string& word) {
    std::size_t n = 0;
    for (std::size_t at = text.find(word); at != std::string::npos; at = text.find(word, at + 1)) ++n;
    return n;
  };
  EXPECT_EQ(count("<node "), 7u);
  EXPECT_EQ(count("<edge "), 6u);
  EXPECT_NE(text.find("<edge source=\"n4\" target=\"n6\"><data key=\"side\">right</data></edge>"), std::string::npos);
  EXPECT_NE(text.find("<node id=\"n2\"><data key=\"count\">2</data><data key=\"list\">0 2</data></node>"), std::string::npos);
}

}  // namespace
}  // namespace ws::kdtree
