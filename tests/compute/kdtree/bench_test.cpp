// The table of benches, and the rays that are sent through a tree and through a peer's.
// SPDX-License-Identifier: MIT
#include "compute/kdtree/bench.h"
#include "tests/compute/kdtree/shown.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <set>
#include <string>
#include <vector>

namespace ws::kdtree {
namespace {

TEST(KdtreeBench, CasesHaveNamesAndKnownBuilders) {
  std::set<std::string> names;
  for (const BenchCase& bench_case : experiment().benches().cases) {
    EXPECT_TRUE(names.insert(bench_case.name).second) << bench_case.name;
    ASSERT_FALSE(bench_case.methods.empty());
    ParameterSet parameters = experiment().parameters();
    for (const auto& [name, text] : bench_case.parameters) parameters.set_text(name, text);
    for (const BenchMethod& method : bench_case.methods) parameters.set_text(bench_case.compared, method.method);
  }
  EXPECT_FALSE(names.empty());
}

TEST(KdtreeBench, RaysAreSentThroughOurTreeAndOthersAreAskedAboutThem) {
  RunContext context;
  const auto result = testing::run(testing::knot(500));
  const auto extras = experiment().benches().extras(result, context);
  ASSERT_EQ(extras.size(), 3u);
  EXPECT_TRUE(extras[0].kind.empty()) << "what others build is a row of the case itself";
  EXPECT_TRUE(extras[0].runners.empty());
  const PeerQuestion build = extras[0].question(context);
  EXPECT_EQ(build.asks, "build");
  EXPECT_EQ(build.data.front().shape.front(), result->built()->triangles.size());
  EXPECT_FALSE(build.answer) << "a tree is its builder's own matter";
  for (const std::size_t i : {1u, 2u}) {
    ASSERT_EQ(extras[i].runners.size(), 1u);
    EXPECT_EQ(extras[i].runners[0].method.method, "stack") << "ours is what the others are compared with";
    EXPECT_EQ(extras[i].runners[0].work.unit, "rays");
    extras[i].runners[0].call(context);
    const PeerQuestion question = extras[i].question(context);
    ASSERT_EQ(question.data.size(), 2u);
    EXPECT_EQ(question.data[1].shape, (std::vector<std::size_t>{question.answer->shape[0], 6}));
    const auto* far = static_cast<const float*>(question.answer->data);
    EXPECT_TRUE(std::any_of(far, far + question.answer->shape[0], [](float t) { return std::isfinite(t); }));
    EXPECT_TRUE(std::all_of(far, far + question.answer->shape[0], [](float t) { return t >= 0; }));
  }
}

}  // namespace
}  // namespace ws::kdtree
