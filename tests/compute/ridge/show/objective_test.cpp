// The objective that evolution lowers: against all pairs, and that it falls within each round.
// SPDX-License-Identifier: MIT
#include "compute/ridge/show/objective.h"

#include "tests/compute/ridge/clouds.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

namespace ws::ridge {
namespace {

/// Straight from the definition, over all pairs.
double by_definition(const PointSet& points, const Balls& balls, const Detection& run) {
  double sum = 0;
  for (std::size_t i = 0; i < points.size(); ++i) {
    double least = run.r1 * run.r1;
    for (std::size_t j = 0; j < balls.size(); ++j) {
      double squared = 0;
      for (std::size_t k = 0; k < points.dimension(); ++k)
        squared += std::pow(points.at(i, k) - run.origin[k] - balls.centers[j * points.dimension() + k], 2);
      least = std::min(least, squared);
    }
    sum += least;
  }
  return sum / (static_cast<double>(points.size()) * run.r1 * run.r1);
}

class ObjectiveOf : public testing::TestWithParam<TestCloud> {};

TEST_P(ObjectiveOf, EveryCloudIsThatOfAllPairsAndFallsWithinARound) {
  const PointSet points = make_cloud(GetParam());
  const Detection run = ridge::run(points, GetParam().r1, Method::grid, Backend::cpu, Precision::float64);
  const Objective curve = objective_curve(points, run, {});
  ASSERT_FALSE(curve.values.empty());
  EXPECT_EQ(curve.sample_size, points.size());
  ASSERT_EQ(curve.values.size(), curve.iterations.size());
  EXPECT_EQ(curve.iterations.front(), 0);
  Balls last = run.balls;
  EXPECT_NEAR(curve.values.back(), by_definition(points, last, run), 1e-12);
  for (std::size_t i = 1; i < curve.values.size(); ++i) {
    const bool is_removal = curve.iterations[i] == curve.iterations[i - 1];
    if (is_removal)
      EXPECT_GE(curve.values[i], curve.values[i - 1]) << "without a ball its points are farther from one";
    else
      EXPECT_LE(curve.values[i], curve.values[i - 1] + 1e-12) << curve.iterations[i];
  }
}

INSTANTIATE_TEST_SUITE_P(Ridge, ObjectiveOf, testing::ValuesIn(test_clouds()),
                         [](const auto& info) { return info.param.name; });

TEST(Objective, LiesBetweenAllPointsAtCentresAndNoneNear) {
  Balls balls{1, {-1, 1}, {0, 1}};
  EXPECT_EQ(objective_of({-1, 1, 1}, balls, 0.5, {}), 0);
  EXPECT_EQ(objective_of({-9, 9}, balls, 0.5, {}), 1);
  EXPECT_DOUBLE_EQ(objective_of({-1.25, 5}, balls, 0.5, {}), (0.25 + 1) / 2);
  EXPECT_EQ(objective_of({3, 4}, Balls{1, {}, {}}, 0.5, {}), 1);
  EXPECT_EQ(objective_of({}, balls, 0.5, {}), 0);
}

TEST(Objective, OfALargeCloudIsThatOfAPart) {
  const PointSet points = make_cloud("circle --count 50000 --noise 0.1 --seed 1");
  const Detection run = ridge::run(points, 0.2);
  const Objective curve = objective_curve(points, run, {});
  EXPECT_LE(curve.sample_size, 20'000u);
  EXPECT_NEAR(curve.values.back(), by_definition(points, run.balls, run), 0.01);
  EXPECT_LE(curve.values.size(), 200 + 2 * run.outer_rounds + 2);
}

TEST(Objective, IsNotToldWhereNoStepsWereRecorded) {
  Parameters parameters;
  parameters.r1 = 0.2;
  RunContext context;
  context.record_steps = false;
  const PointSet points = make_cloud("circle --count 500 --noise 0.1 --seed 1");
  EXPECT_TRUE(objective_curve(points, detect(points, parameters, context), context).values.empty());
}

TEST(Objective, StopsWhereAsked) {
  const PointSet points = make_cloud("circle --count 500 --noise 0.1 --seed 1");
  const Detection run = ridge::run(points, 0.2);
  std::stop_source source;
  source.request_stop();
  RunContext context;
  context.stop = source.get_token();
  EXPECT_THROW((void)objective_curve(points, run, context), Cancelled);
}

}  // namespace
}  // namespace ws::ridge
