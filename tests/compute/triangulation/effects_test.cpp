// Which parameters matter to which method: those without effect are reported.
// SPDX-License-Identifier: MIT
#include "compute/triangulation/effects.h"

#include "compute/core/schema/effect.h"
#include "tests/compute/triangulation/runs.h"

#include <gtest/gtest.h>

#include <map>
#include <string>

namespace ws::triangulation {
namespace {

using namespace test;

/// Each parameter that belongs to methods, with each method: a run either depends on it or says that it does not.
TEST(TriangulationEffects, NoParameterIsIgnoredInSilence) {
  const auto told = [](const Values& values, Backend backend = Backend::cpu) {
    ParameterSet parameters = experiment().parameters();
    for (const auto& [name, text] : values) parameters.set_text(name, text);
    std::vector<std::string> lines = lines_without_effect(parameters);
    for (std::string& line : ineffective(parameters, backend, false)) lines.push_back(std::move(line));
    return lines;
  };
  const auto count_in = [](const std::vector<std::string>& lines) {
    std::size_t count = 0;
    for (const std::string& line : lines)
      for (std::size_t at = line.find("--"); at < line.find(" no effect: "); at = line.find("--", at + 1)) ++count;
    return count;
  };
  const Values others{{"longest_search", "30"}, {"count_cut", "false"},   {"by_length", "true"},      {"uncrossed", "true"},
                      {"uncovered", "true"},    {"length_bound", "true"}, {"greedy_start", "true"},   {"watched_calls", "10"},
                      {"branch_level", "3"},    {"block_size", "64"},     {"rebalance", "false"},     {"masks", "false"},
                      {"thesis_grid", "true"},  {"host_start", "true"},   {"tree_reduction", "false"}};
  const std::map<std::string, std::pair<std::size_t, std::size_t>> silent_of{
      // on the CPU, on CUDA
      {"lmt", {0, 0}},         {"path-dp", {0, 0}},       {"greedy", {0, 0}},           {"delaunay", {0, 0}},
      {"removal", {4, 5}},     {"removal-stack", {3, 5}}, {"removal-bitmask", {8, 11}}, {"insertion", {3, 3}},
      {"combinations", {2, 7}}};
  for (const auto& [method, silent] : silent_of) {
    Values values = others;
    values.emplace_back("method", method);
    EXPECT_EQ(others.size() - count_in(told(values)), silent.first) << method;
    EXPECT_EQ(others.size() - count_in(told(values, Backend::cuda)), silent.second) << method << " on CUDA";
    EXPECT_TRUE(told({{"method", method}}).empty()) << "defaults are not given";
  }
  EXPECT_EQ(told({{"method", "removal"}, {"length_bound", "true"}}).front(),
            "--length-bound has no effect: it needs --method removal-bitmask, --race or --study points");
  EXPECT_EQ(told({{"method", "removal"}, {"block_size", "64"}}).front(),
            "--block-size 64 has no effect: the searches run on the CPU");
  EXPECT_EQ(told({{"race_seconds", "3"}}).front(),
            "--race-seconds 3 has no effect: it needs --race or --study other than none");
  EXPECT_EQ(told({{"method", "insertion"}, {"time_limit", "3"}, {"longest_search", "30"}}).size(), 1u);
  // The run itself tells.
  RunContext context;
  (void)run(set_of({{0, 0}, {9, 0}, {3, 5}, {4, 2}}), {{"length_bound", "true"}}, context);
  ASSERT_EQ(context.metrics.warnings().size(), 1u);
}

}  // namespace
}  // namespace ws::triangulation
