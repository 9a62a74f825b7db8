// Runs as the rest of the program starts them: what they take, refuse and compare.
// SPDX-License-Identifier: MIT
#include "compute/triangulation/experiment.h"

#include "compute/core/run/error.h"
#include "compute/triangulation/paths/path_dp.h"
#include "tests/compute/triangulation/runs.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

namespace ws::triangulation {
namespace {

using namespace test;

TEST(TriangulationExperiment, EditsChangeThePoints) {
  const auto points = made("uniform --dimension 2 --count 50 --seed 1");
  const auto moved = run(points, {{"edits", "0,7,0.5,0.5,1,0,2,2,2,3,0,0"}});
  EXPECT_EQ(moved->solution().points.size(), 50u);
  const auto& at = moved->solution().points.at;
  EXPECT_NE(std::find(at.begin(), at.end(), Point{0.5, 0.5}), at.end());
  EXPECT_EQ(moved->number_of(49), 50u) << "the added point's number";
  ParameterSet edits = experiment().parameters();
  const Inputs inputs{{"points", {points, "points", "", ""}}};
  EXPECT_EQ(experiment().element_count(inputs, edits), 50u);
  edits.set_text("edits", "2,3,0,0,2,7,0,0");
  EXPECT_EQ(experiment().element_count(inputs, edits), 48u) << "what the window says";
  EXPECT_THROW((void)run(points, {{"edits", "2,70,0,0"}}), Error);
}

TEST(TriangulationExperiment, RefusesWhatCannotBeDone) {
  EXPECT_THROW((void)run(made("uniform --dimension 3 --count 50 --seed 1")), Error);
  EXPECT_THROW((void)run(made("uniform --dimension 2 --count 60 --seed 1"), {{"method", "removal"}}), Error) << "endless";
  EXPECT_THROW((void)run(made("uniform --dimension 2 --count 60 --seed 1"), {{"method", "path-dp"}}), Error);
  EXPECT_THROW((void)run(made("uniform --dimension 2 --count 600 --seed 1"), {{"method", "combinations"}}), Error);
  const auto one = run(made("constant --dimension 2 --count 1000"));
  EXPECT_EQ(one->solution().points.size(), 1u);
  const Story& story = *one->solution().story;
  EXPECT_EQ(story.describe(story.step_count() - 1).title, "There is one point: nothing to join");
  const auto two = run(set_of({{0, 0}, {1, 1}}));
  EXPECT_NE(two->solution().story->describe(two->solution().story->step_count() - 1).title.find("on one line"),
            std::string::npos);
}

TEST(TriangulationExperiment, ARaceTellsWhoFindsTheShortest) {
  const auto result = run(made("uniform --dimension 2 --count 8 --seed 1"), {{"race", "true"}});
  const auto& runners = result->comparisons().race;
  const auto on_cpu = [](const Runner& r) { return r.backend == Backend::cpu; };
  EXPECT_EQ(static_cast<std::size_t>(std::count_if(runners.begin(), runners.end(), on_cpu)), all_choices<Method>.size());
  const bool has_device = !cuda_status().devices.empty();
  EXPECT_EQ(std::count_if(runners.begin(), runners.end(), [](const Runner& r) { return name_of(r) == "removal (CUDA)"; }),
            has_device ? 1 : 0);
  for (const Runner& runner : runners) {
    EXPECT_EQ(runner.refusal, "");
    EXPECT_EQ(runner.is_shortest, excess_of(runner, runners) == 0);
    EXPECT_TRUE(runner.is_shortest || !runner.proven) << runner.method;
  }
  EXPECT_TRUE(
      std::any_of(runners.begin(), runners.end(), [](const Runner& r) { return r.method == "removal" && r.calls > 0; }));
  const auto large = run(made("uniform --dimension 2 --count 300 --seed 1"), {{"race", "true"}});
  EXPECT_TRUE(std::any_of(large->comparisons().race.begin(), large->comparisons().race.end(),
                          [](const Runner& r) { return r.method == "removal" && !r.refusal.empty(); }));
  EXPECT_FALSE(Viewer(result).plots().empty());
}

TEST(TriangulationExperiment, ARaceDoesNotWaitForPaths) {
  const Values values{{"race", "true"}, {"race_seconds", "0.01"}};
  const auto result = run(made("uniform --dimension 2 --count 26 --seed 1"), values);
  const auto& runners = result->comparisons().race;
  const auto paths = std::find_if(runners.begin(), runners.end(), [](const Runner& r) { return r.method == "path-dp"; });
  ASSERT_NE(paths, runners.end());
  EXPECT_NE(paths->refusal.find("paths would take"), std::string::npos) << paths->refusal;
  EXPECT_LT(estimated_path_seconds(20, Backend::cpu), estimated_path_seconds(21, Backend::cpu));
}

TEST(TriangulationExperiment, TheGrowthChartIsTheThesissTable) {
  const auto result = run(made("uniform --dimension 2 --count 2000 --seed 1"), {{"growth_sets", "60"}});
  const auto& rows = result->comparisons().growth;
  ASSERT_EQ(rows.size(), 14u);
  EXPECT_EQ(rows[0].combinations, 1);
  for (const GrowthRow& row : rows) {
    const auto n = static_cast<double>(row.points);
    EXPECT_NEAR(row.forced + row.choosable, n * (n - 1) / 2, 1e-9);
    EXPECT_EQ(row.is_estimated, row.triangulations == 0);
    for (const double mean : {row.forced, row.choosable, row.needed})
      EXPECT_EQ(mean, std::round(mean * 60) / 60) << "a sum of whole numbers, divided once";
  }
  // The published means of 14 points, truncated, are 12, 79 and 20.
  EXPECT_NEAR(rows[11].forced, 12, 1.5);
  EXPECT_NEAR(rows[11].choosable, 79.5, 1.5);
  EXPECT_NEAR(rows[11].needed, 20.7, 1.5);
}

}  // namespace
}  // namespace ws::triangulation
