// Running totals of a growing tree.
// SPDX-License-Identifier: MIT
#include "compute/kdtree/totals.h"
#include "compute/generate/scenes.h"
#include "compute/kdtree/experiment.h"
#include "compute/kdtree/result.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

namespace ws::kdtree {
namespace {

using Values = std::vector<std::pair<std::string, std::string>>;

std::shared_ptr<const TreeResult> soup_tree(const Values& values) {
  generate::Options options;
  options.triangles = 400;
  RunContext context;
  const auto mesh = std::make_shared<const Mesh>(generate::soup(options, context));
  ParameterSet parameters = experiment().parameters();
  for (const auto& [name, text] : values) parameters.set_text(name, text);
  const Outcome outcome = experiment().run({{"scene", {mesh, "soup", "", ""}}}, parameters, context);
  return std::dynamic_pointer_cast<const TreeResult>(outcome.result);
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
  const Tree& tree = result->run().tree();
  const auto& counts = result->run().totals().triangles();
  ASSERT_EQ(counts.size(), tree.nodes.size());
  for (std::uint32_t node = 0; node < tree.nodes.size(); ++node) {
    std::set<std::uint32_t> all;
    collect(tree, node, all);
    ASSERT_EQ(counts[node], all.size()) << node;
  }
  for (std::size_t step = 1; step < result->step_count(); step += 37)
    if (const auto found = result->examined(step)) {
      EXPECT_EQ(counts[found->node], found->triangles.size());
    }
}

TEST(Totals, EndAtTheWholeTree) {
  for (const char* order : {"level", "depth-first"}) {
    const auto result = soup_tree({{"step_order", order}});
    const Total begin = result->run().total_after(0), end = result->run().total_after(result->run().size.nodes);
    EXPECT_EQ(begin.nodes, 1u);
    EXPECT_EQ(begin.references, result->run().triangles->size());
    EXPECT_NEAR(begin.cost, result->run().statistics().cost_as_leaf, 1e-6 * begin.cost);
    EXPECT_EQ(end.nodes, result->run().size.nodes);
    EXPECT_EQ(end.leaves, result->run().statistics().leaves);
    EXPECT_EQ(end.references, result->run().size.references);
    EXPECT_EQ(end.bytes(), result->run().tree().bytes());
    EXPECT_NEAR(end.cost, result->run().statistics().cost, 1e-5 * end.cost);
  }
}

TEST(Totals, OfAStepAreThoseOfTheTreeCutThere) {
  const auto result = soup_tree({});
  const kdtree::Run& run = result->run();
  const double scene = surface_area(run.size.box);
  for (const std::size_t decided : {std::size_t{1}, std::size_t{5}, std::size_t{130}, std::size_t{300}}) {
    Total expected{0, 0, 0, 0};
    for (std::uint32_t node = 0; node < run.size.nodes; ++node) {
      const bool exists = node == 0 || run.growth().step_of(run.growth().parent(node)) < decided;
      if (!exists) continue;
      const double share = surface_area(run.growth().cell(run.tree(), node)) / scene;
      const bool is_inner = run.growth().step_of(node) < decided && !run.tree().nodes[node].is_leaf();
      ++expected.nodes;
      expected.leaves += !is_inner;
      expected.references += is_inner ? 0 : run.totals().triangles()[node];
      expected.cost += share * (is_inner ? run.rules.costs.traversal
                                         : run.rules.costs.intersection * static_cast<float>(run.totals().triangles()[node]));
    }
    const Total found = run.total_after(decided);
    EXPECT_EQ(found.nodes, expected.nodes);
    EXPECT_EQ(found.leaves, expected.leaves);
    EXPECT_EQ(found.references, expected.references);
    EXPECT_NEAR(found.cost, expected.cost, 1e-5 * expected.cost);
  }
}

TEST(Totals, AreOnTheCardAndInThePlots) {
  const auto result = soup_tree({});
  const StepInfo info = result->describe(7);
  for (const char* name : {"nodes", "leaves", "references", "duplication", "tree cost", "memory"})
    EXPECT_TRUE(std::any_of(info.values.begin(), info.values.end(), [&](const Property& p) { return p.name == name; })) << name;
  const auto plots = result->plots(7);
  for (const char* id : {"growth_cost", "growth_size"}) {
    const auto plot = std::find_if(plots.begin(), plots.end(), [&](const Plot& p) { return p.id == id; });
    ASSERT_NE(plot, plots.end()) << id;
    EXPECT_EQ(plot->cursor, 7.0);
    EXPECT_EQ(plot->series.front().x.back(), static_cast<double>(result->run().size.nodes));
  }
}

}  // namespace
}  // namespace ws::kdtree
