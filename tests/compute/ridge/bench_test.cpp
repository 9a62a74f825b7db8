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

TEST(RidgeBench, TakesTheFastestLaunchOfEachDeviceDimensionAndPrecision) {
  std::vector<BenchRow> rows;
  const auto add = [&](const std::string& name, const char* items, const char* device, double ms) {
    for (const BenchCase& bench : benches().cases)
      if (bench.name == name)
        rows.push_back({std::make_shared<const BenchCase>(bench), {"cuda", items}, device, {}, {}, {ms, 2 * ms}});
  };
  add("tune-2d-64", "4", "A", 3);
  add("tune-2d-128", "2", "A", 2);
  add("tune-2d-128", "8", "A", 2.5);
  add("tune-2d-256", "1", "B", 1);
  add("tune-double-2d-64", "1", "A", 9);
  add("tune-6d-32", "1", "A", 7);
  add("layout-row", "row", "A", 0.1);
  ASSERT_EQ(rows.size(), 7u);
  std::string text;
  for (const StoredLaunch& l : fastest_launches(rows))
    text += l.device + " " + std::to_string(l.dimension) + " " + std::to_string(l.value_bytes) + " " +
            std::to_string(l.launch.block_size) + " " + std::to_string(l.launch.items_per_thread) + "\n";
  EXPECT_EQ(text, "A 2 4 128 2\nA 2 8 64 1\nA 6 4 32 1\nB 2 4 256 1\n");
}

}  // namespace
}  // namespace ws::ridge
