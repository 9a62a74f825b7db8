// The table of benches, and the rays that are sent through a tree and through a peer's.
// SPDX-License-Identifier: MIT
#include "compute/kdtree/bench.h"
#include "tests/compute/kdtree/shown.h"

#include <gtest/gtest.h>

#include <set>
#include <string>

namespace ws::kdtree {
namespace {

/// A peer that hits nothing.
class Blind final : public RayPeer {
 public:
  [[nodiscard]] std::string name() const override { return "blind"; }
  [[nodiscard]] std::unique_ptr<const Scene> build(const std::vector<Triangle>&, int) const override {
    class Nothing final : public Scene {
      void nearest(Span<const Ray> rays, Span<Hit> hits, bool) const override {
        for (std::size_t i = 0; i < rays.size(); ++i) hits[i] = {};
      }
    };
    return std::make_unique<const Nothing>();
  }
};

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

TEST(KdtreeBench, RaysAreSentThroughOurTreeAndThePeers) {
  RunContext context;
  const auto result = testing::run(testing::knot(500));
  const auto extras = experiment().benches().extras(result, {std::make_shared<const Blind>()}, context);
  ASSERT_EQ(extras.size(), 3u);
  EXPECT_TRUE(extras[0].kind.empty()) << "the peer's build is a row of the case itself";
  ASSERT_EQ(extras[0].runners.size(), 1u);
  EXPECT_EQ(extras[0].runners[0].method.method, "blind");
  for (const std::size_t i : {1u, 2u}) {
    ASSERT_EQ(extras[i].runners.size(), 2u);
    EXPECT_EQ(extras[i].runners[0].method.method, "stack") << "ours is what the others are compared with";
    EXPECT_EQ(extras[i].runners[0].work.unit, "rays");
    for (const BenchRunner& runner : extras[i].runners) runner.call(context);
  }
  EXPECT_EQ(experiment().benches().extras(result, {}, context)[1].runners.size(), 1u) << "alone where no peer is linked";
}

}  // namespace
}  // namespace ws::kdtree
