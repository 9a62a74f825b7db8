// The bench cases of the filters name parameters and choices that exist.
// SPDX-License-Identifier: MIT
#include "compute/filter/bench.h"

#include "tests/compute/filter/runs.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>
#include <string>

namespace ws::filter {
namespace {

TEST(FilterBenches, NameParametersAndChoicesThatExist) {
  std::set<std::string> names;
  for (const BenchCase& each : experiment().benches().cases) {
    EXPECT_TRUE(names.insert(each.name).second) << each.name;
    ParameterSet parameters = experiment().parameters();
    for (const auto& [name, text] : each.parameters) EXPECT_NO_THROW(parameters.set_text(name, text)) << each.name;
    ASSERT_FALSE(each.methods.empty());
    for (const BenchMethod& method : each.methods)
      EXPECT_NO_THROW(parameters.set_text(each.compared, method.method)) << each.name << ": " << method.method;
  }
  EXPECT_EQ(names.size(), 14u);
}

TEST(FilterBenches, TheKernelsOf2010DoTheWorkOf2010) {
  const auto cases = experiment().benches().cases;
  const auto found = std::find_if(cases.begin(), cases.end(), [](const BenchCase& c) { return c.name == "thesis-2048"; });
  ASSERT_NE(found, cases.end());
  EXPECT_NE(found->generator.find("--channels 1 "), std::string::npos) << found->generator;
  EXPECT_NE(found->generator.find("float32"), std::string::npos);
}

TEST(FilterBenches, WhatComputesTheSameGivesTheSame) {
  const auto image = testing::shared_noise(360, 288);
  for (const BenchCase& each : experiment().benches().cases) {
    std::map<std::string, std::string> hashes;
    for (const BenchMethod& method : each.methods) {
      if (method.backend != "cpu") continue;
      testing::Values values = each.parameters;
      values.emplace_back(each.compared, method.method);
      const std::string hash = testing::hash_of(*testing::run(image, values));
      EXPECT_EQ(hashes.try_emplace(method.computes, hash).first->second, hash) << each.name << ": " << method.method;
    }
    std::set<std::string> results;
    for (const auto& [computes, hash] : hashes) EXPECT_TRUE(results.insert(hash).second) << each.name << ": " << computes;
  }
}

}  // namespace
}  // namespace ws::filter
