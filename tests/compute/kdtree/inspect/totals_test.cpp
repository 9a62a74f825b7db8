// Running totals of a growing tree.
// SPDX-License-Identifier: MIT
#include "compute/kdtree/inspect/totals.h"
#include "compute/generate/scenes.h"
#include "tests/compute/kdtree/shown.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

namespace ws::kdtree {
namespace {

using testing::Shown;
using testing::Values;

std::shared_ptr<const TreeResult> soup_tree(const Values& values) {
  generate::Options options;
  options.triangles = 400;
  RunContext context;
  const auto mesh = std::make_shared<const Mesh>(generate::soup(options, context));
  return testing::run(mesh, values);
}

void collect(const Tree& tree, std::uint32_t node, std::set<std::uint32_t>& all) {
  const Node& n = tree.nodes[node];
  if (!n.is_leaf()) {
    collect(tree, n.left_child(), all);
    collect(tree, n.left_child() + 1, all);
  } else {
    for (std::uint32_t i = n.first(); i < n.first() + n.count(); ++i) all.insert(tree.references[i]);
  }
}

TEST(Totals, TrianglesOfNodesAreThoseThatTheirLeavesList) {
  const auto result = soup_tree({});
  const Tree& tree = *result->overview()->tree;
  const auto& counts = result->overview()->totals.triangles();
  ASSERT_EQ(counts.size(), tree.nodes.size());
  for (std::uint32_t node = 0; node < tree.nodes.size(); ++node) {
    std::set<std::uint32_t> all;
    collect(tree, node, all);
    ASSERT_EQ(counts[node], all.size()) << node;
  }
  Shown shown(result);
  for (std::size_t step = 1; step + 1 < result->step_count(); step += 37)
    if (const auto found = shown.examined(step)) {
      EXPECT_EQ(counts[found->node], found->triangles.size());
    }
}

TEST(Totals, EndAtTheWholeTree) {
  for (const char* order : {"level", "depth-first"}) {
    const auto result = soup_tree({{"step_order", order}});
    const Total begin = result->overview()->total_after(0), end = result->overview()->total_after(result->built()->size.nodes);
    EXPECT_EQ(begin.nodes, 1u);
    EXPECT_EQ(begin.references, result->built()->triangles.size());
    EXPECT_NEAR(begin.cost, result->overview()->statistics.cost_as_leaf, 1e-6 * begin.cost);
    EXPECT_EQ(end.nodes, result->built()->size.nodes);
    EXPECT_EQ(end.leaves, result->overview()->statistics.leaves);
    EXPECT_EQ(end.references, result->built()->size.references);
    EXPECT_EQ(end.bytes(), result->overview()->tree->bytes());
    EXPECT_NEAR(end.cost, result->overview()->statistics.cost, 1e-5 * end.cost);
  }
}

TEST(Totals, OfAStepAreThoseOfTheTreeCutThere) {
  const auto result = soup_tree({});
  const BuiltTree& built = *result->built();
  const Overview& all = *result->overview();
  const Tree& tree = *all.tree;
  const double scene = surface_area(built.size.box);
  for (const std::size_t decided : {std::size_t{1}, std::size_t{5}, std::size_t{130}, std::size_t{300}}) {
    Total expected{0, 0, 0, 0};
    for (std::uint32_t node = 0; node < built.size.nodes; ++node) {
      const bool exists = node == 0 || all.growth.step_of(all.growth.parent(node)) < decided;
      if (!exists) continue;
      const double share = surface_area(all.growth.cell(tree, node)) / scene;
      const bool is_inner = all.growth.step_of(node) < decided && !tree.nodes[node].is_leaf();
      ++expected.nodes;
      expected.leaves += !is_inner;
      expected.references += is_inner ? 0 : all.totals.triangles()[node];
      expected.cost += share * (is_inner ? built.rules.costs.traversal
                                         : built.rules.costs.intersection * static_cast<float>(all.totals.triangles()[node]));
    }
    const Total found = all.total_after(decided);
    EXPECT_EQ(found.nodes, expected.nodes);
    EXPECT_EQ(found.leaves, expected.leaves);
    EXPECT_EQ(found.references, expected.references);
    EXPECT_NEAR(found.cost, expected.cost, 1e-5 * expected.cost);
  }
}

TEST(Totals, AreOnTheCardAndInThePlots) {
  const auto result = soup_tree({});
  Shown shown(result);
  const StepInfo info = shown.presentation.describe(7, shown.context);
  for (const char* name : {"nodes", "leaves", "triangle references", "references per triangle", "tree cost", "memory"})
    EXPECT_TRUE(std::any_of(info.values.begin(), info.values.end(), [&](const Property& p) { return p.name == name; })) << name;
  const auto plots = shown.plots(7);
  for (const char* id : {"growth_cost", "growth_size"}) {
    const auto plot = std::find_if(plots.begin(), plots.end(), [&](const Plot& p) { return p.id == id; });
    ASSERT_NE(plot, plots.end()) << id;
    EXPECT_EQ(plot->cursor, 7.0);
    EXPECT_EQ(plot->series.front().x.back(), static_cast<double>(result->built()->size.nodes));
  }
}

}  // namespace
}  // namespace ws::kdtree
