// The study of r1: its radii, what it proposes, and that a row is what a run with its radius gives.
// SPDX-License-Identifier: MIT
#include "compute/ridge/study.h"

#include "compute/core/error.h"
#include "compute/experiments.h"
#include "compute/generate/generate.h"
#include "tests/compute/ridge/clouds.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <algorithm>
#include <filesystem>
#include <fstream>

namespace ws::ridge {
namespace {

StudyRow row(double r1, std::size_t components, std::size_t loops, double near_share = 0.95) {
  StudyRow row{r1};
  row.near_share = near_share;
  row.components = components;
  row.loops = loops;
  return row;
}

TEST(RidgeStudy, RadiiHaveEqualRatiosAndThreeDigits) {
  const std::vector<double> radii = study_radii(0, 0, 5, 0.2);
  ASSERT_EQ(radii.size(), 5u);
  EXPECT_EQ(radii, (std::vector<double>{0.05, 0.1, 0.2, 0.4, 0.8}));
  EXPECT_EQ(study_radii(3, 1, 2, 0.2), (std::vector<double>{1, 3}));
  EXPECT_EQ(study_radii(1, 1.0001, 7, 1), (std::vector<double>{1})) << "equal ones once";
}

TEST(RidgeStudy, TheSimplestCurveNearThePointsIsProposed) {
  EXPECT_EQ(best_row({}), std::nullopt);
  EXPECT_EQ(best_row({row(1, 0, 0, 0), row(2, 0, 0, 0)}), std::nullopt) << "lone balls are no curve";
  EXPECT_EQ(best_row({row(1, 9, 0), row(2, 5, 1), row(3, 1, 1), row(4, 1, 1), row(8, 1, 1), row(9, 2, 0)}), 3u);
  EXPECT_EQ(best_row({row(1, 1, 1), row(2, 1, 1), row(3, 2, 1), row(4, 1, 1), row(6, 1, 1), row(9, 1, 1)}), 4u)
      << "of two ranges the wider one, by ratio";
  EXPECT_EQ(best_row({row(1, 2, 1), row(2, 2, 2), row(3, 1, 1, 0.5)}), 1u) << "a simple curve that leaves points alone is none";
  EXPECT_EQ(best_row({row(1, 1, 0), row(2, 2, 2)}), 1u) << "loops before open ends";
}

TEST(RidgeStudy, FindsTheRingsAndKeepsItsRows) {
  const auto [kind, options] = generate::parse_command("rings --count 6000 --noise 0.05 --seed 1");
  auto data = generate::generate(kind, options);
  Inputs inputs;
  inputs["cloud"] = Input{std::make_shared<const PointSet>(std::move(data.points)), "rings", {}, {}};
  const Experiment& ridge = find_experiment("ridge");
  ParameterSet parameters = ridge.parameters();
  parameters.set("study", true);
  parameters.set("study_count", std::int64_t{9});
  std::size_t published = 0;
  RunContext context;
  context.publish = [&](const std::shared_ptr<const Result>& part) {
    ++published;
    EXPECT_EQ(part->plots(0).front().id, "study_parts");
  };
  const auto result = ridge.run(inputs, parameters, context).result;
  ASSERT_TRUE(result);
  EXPECT_EQ(published, 9u) << "after each radius";
  const Plot parts = result->plots(0).front();
  ASSERT_EQ(parts.series[1].x.size(), 9u);
  ASSERT_TRUE(parts.cursor.has_value());
  const auto truth_loops = static_cast<double>(data.truth->lines.size());
  for (std::size_t i = 0; i < 9; ++i)
    if (parts.series[0].x[i] == *parts.cursor) {
      EXPECT_EQ(parts.series[0].y[i], truth_loops);
      EXPECT_EQ(parts.series[1].y[i], truth_loops);
    }
  // Another radius on the same cloud takes the rows that are there.
  parameters.set("r1", *parts.cursor);
  const auto again = ridge.run(inputs, parameters, context).result;
  EXPECT_EQ(published, 9u);
  const auto& x = parts.series[0].x;
  const auto chosen = static_cast<std::size_t>(std::find(x.begin(), x.end(), *parts.cursor) - x.begin());
  const std::vector<Property> summary = again->summary();
  const auto vertices =
      std::find_if(summary.begin(), summary.end(), [](const Property& p) { return p.name == "vertex_count"; });
  EXPECT_EQ(static_cast<double>(std::get<std::int64_t>(vertices->value)), again->plots(0)[1].series[0].y[chosen])
      << "a row is what a run with its radius gives";
  const auto path = std::filesystem::temp_directory_path() / ("ws_study_" + std::to_string(::getpid()) + ".csv");
  again->write("study", path);
  std::ifstream file(path);
  std::string header;
  std::getline(file, header);
  EXPECT_EQ(header, "r1,vertices,components,loops,near_share,mean_error,ms");
  std::filesystem::remove(path);
  parameters.set("study", false);
  EXPECT_THROW(ridge.run(inputs, parameters, context).result->write("study", path), Error);
}

}  // namespace
}  // namespace ws::ridge
