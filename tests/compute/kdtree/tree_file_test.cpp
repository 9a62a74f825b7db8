// Trees in files.
// SPDX-License-Identifier: MIT
#include "compute/kdtree/tree_file.h"
#include "compute/kdtree/inspect/validate.h"
#include "tests/compute/io/io_test_support.h"
#include "tests/compute/kdtree/ray_scenes.h"
#include "tests/compute/kdtree/small_tree.h"

#include <gtest/gtest.h>

#include <cstring>
#include <nlohmann/json.hpp>

namespace ws::kdtree {
namespace {

using io::test::content_of;
using io::test::expect_error;
using io::test::TemporaryFolder;
using testing::built;
using testing::by_hand;

TEST(KdtreeFile, ComesBackAsItWas) {
  const TemporaryFolder folder;
  for (const auto& scene : {Triangles(), testing::soup(1, 1, 1), testing::soup(500, 0.2f, 1)}) {
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
  expect_refused(with(8, std::uint32_t{3}), "version 3");
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

TEST(KdtreeFile, KeepsTheOriginAndAddsItToTexts) {
  const TemporaryFolder folder;
  const std::array<double, 3> origin{1e7, -2e6, 0.5};
  write_tree(folder / "tree.kdt", by_hand(), {}, 3, origin);
  const StoredTree back = read_tree(folder / "tree.kdt");
  EXPECT_TRUE(back.tree == by_hand());
  EXPECT_EQ(back.origin, origin);
  std::string bytes = content_of(folder / "tree.kdt");
  std::memset(bytes.data() + 104, 0xff, 8);
  (void)folder.write("bad.kdt", bytes);
  expect_error([&] { (void)read_tree(folder / "bad.kdt"); }, {"damaged", "origin"});
  write_tree(folder / "tree.json", by_hand(), {}, 3, origin);
  const auto json = nlohmann::json::parse(content_of(folder / "tree.json"));
  EXPECT_EQ(json["origin"], nlohmann::json::parse("[10000000, -2000000, 0.5]"));
  EXPECT_EQ(json["nodes"][0]["position"], 10'000'001);
  EXPECT_EQ(json["box"]["high"], nlohmann::json::parse("[10000002, -1999998, 2.5]"));
  write_tree(folder / "tree.graphml", by_hand(), {}, 3, origin);
  const std::string text = content_of(folder / "tree.graphml");
  EXPECT_NE(text.find("<data key=\"position\">10000001</data>"), std::string::npos) << text;
  EXPECT_NE(text.find("attr.type=\"double\""), std::string::npos);
  write_tree(folder / "tree.ply", by_hand(), {}, 3, origin);
  const std::string cells = content_of(folder / "tree.ply");
  EXPECT_NE(cells.find("property double x"), std::string::npos);
  EXPECT_NE(cells.find("\n10000002 -1999998 2.5\n"), std::string::npos) << cells;
  write_tree(folder / "tree.vtp", by_hand(), {}, 3, origin);
  EXPECT_NE(content_of(folder / "tree.vtp").find("\n10000002 -1999998 2.5\n"), std::string::npos);
  write_tree(folder / "tree.glb", by_hand(), {}, 3, origin, true);
  EXPECT_NE(content_of(folder / "tree.glb").find("\"origin\":[10000001.0,-1999999.0,1.5]"), std::string::npos);
  EXPECT_EQ(content_of(folder / "tree.glb").find("rotation"), std::string::npos);
  write_tree(folder / "tree.glb", by_hand(), {}, 3, origin);
  EXPECT_NE(content_of(folder / "tree.glb").find("rotation"), std::string::npos) << "upwards is +z";
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
