// The table of benches: what it names is there, and what it concludes from rows of the studies of launches.
// SPDX-License-Identifier: MIT
#include "compute/ridge/bench.h"

#include "compute/ridge/experiment.h"

#include <gtest/gtest.h>

#include <set>
#include <string>

namespace ws::ridge {
namespace {

TEST(RidgeBench, EveryCaseCanBeAskedFor) {
  std::set<std::string> names;
  for (const BenchCase& bench : benches().cases) {
    EXPECT_TRUE(names.insert(bench.name).second) << bench.name << " is there twice";
    ParameterSet parameters = experiment().parameters();
    for (const auto& [name, value] : bench.parameters) EXPECT_NO_THROW(parameters.set_text(name, value)) << bench.name;
    EXPECT_FALSE(bench.methods.empty()) << bench.name;
    for (const BenchMethod& method : bench.methods)
      EXPECT_NO_THROW(parameters.set_text(bench.compared, method.method)) << bench.name << ": " << method.method;
  }
  EXPECT_GT(names.size(), 100u);
}

TEST(RidgeBench, ConcludesNothingWithoutTheStudyOfLaunches) {
  const BenchTable table = benches();
  const BenchRow row{std::make_shared<const BenchCase>(table.cases.front()), {"cpu", "grid"}, "a processor", {}, {}, {1.0}};
  EXPECT_EQ(table.conclusion({}), "");
  EXPECT_EQ(table.conclusion({row}), "");
}

}  // namespace
}  // namespace ws::ridge
