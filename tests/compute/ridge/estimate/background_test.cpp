// Points of no curve: how many there are, which balls go for them, and that clouds without them are left alone.
// SPDX-License-Identifier: MIT
#include "compute/ridge/estimate/background.h"

#include "compute/core/run/error.h"
#include "compute/ridge/estimate/radius.h"
#include "tests/compute/ridge/clouds.h"

#include <gtest/gtest.h>

#include <cmath>
#include <numbers>
#include <random>

namespace ws::ridge {
namespace {

/// Moves a share of the points anywhere into the box, widened by a quarter on every side.
PointSet with_background(const std::string& command, double share) {
  PointSet points = make_cloud(command);
  const Extent box = extent_of(points);
  std::mt19937_64 generator(7);
  const auto uniform = [&] { return static_cast<double>(generator() >> 11) * 0x1p-53; };
  for (std::size_t i = 0; i < points.size(); ++i) {
    if (uniform() >= share) continue;
    for (std::size_t k = 0; k < points.dimension(); ++k)
      points.at(i, k) = box.low[k] + (1.5 * uniform() - 0.25) * (box.high[k] - box.low[k]);
  }
  return points;
}

constexpr const char* clouds[] = {"circle --count 3000 --noise 0.05 --seed 5", "trefoil --count 3000 --noise 0.1 --seed 5",
                                  "spiral --dimension 3 --count 3000 --noise 2 --seed 5",
                                  "segment --dimension 4 --count 3000 --noise 1 --seed 5",
                                  "segment --dimension 8 --count 3000 --noise 2.17 --seed 5"};

Detection found(const PointSet& points, Method method, Backend backend = Backend::cpu) {
  const Background background = estimate_background(points);
  RunContext context;
  context.backend = backend;
  Parameters parameters;
  parameters.method = method;
  parameters.r1 = estimate_r1(points, background);
  parameters.min_points = least_points(points, background, parameters.r1);
  return detect(points, parameters, context);
}

TEST(Background, ItsShareIsFound) {
  for (const char* command : clouds) {
    const Background none = estimate_background(make_cloud(command));
    EXPECT_FALSE(none.is_there()) << command;
    EXPECT_EQ(least_points(make_cloud(command), none, 1), 1) << command;
    for (const double share : {0.05, 0.2})
      EXPECT_NEAR(estimate_background(with_background(command, share)).share, share, 0.5 * share) << command << ", " << share;
  }
  EXPECT_FALSE(estimate_background(make_cloud("uniform --dimension 2 --count 3000 --seed 1")).is_there()) << "that is no curve";
  EXPECT_FALSE(estimate_background(make_cloud("constant --count 100 --dimension 2")).is_there());
  EXPECT_FALSE(estimate_background(PointSet(2, 0)).is_there());
}

TEST(Background, BallsHoldAsManyOfItsPointsAsTheirVolumeHas) {
  const Background background{0.1, 3};
  EXPECT_NEAR(background.points_within(2, 2), 3 * std::numbers::pi * 4, 1e-9);
  EXPECT_NEAR(background.points_within(2, 3), 3 * 4.0 / 3 * std::numbers::pi * 8, 1e-9);
  EXPECT_NEAR(background.points_within(1, 8), 3 * std::pow(std::numbers::pi, 4) / 24, 1e-9);
}

TEST(Background, OneCurveIsFoundBesideIt) {
  for (const char* command : clouds)
    for (const double share : {0.05, 0.2}) {
      const PointSet points = with_background(command, share);
      const Detection run = found(points, Method::grid);
      EXPECT_EQ(run.polylines().lines.size(), 1u) << command << ", " << share;
      EXPECT_GT(run.sparse_count(), 0u) << command;
      constexpr double far_from_the_curve = 0.1;  // of its points, those beyond r1
      EXPECT_GE(static_cast<double>(run.unowned_count(points.size())), 0.6 * share * 3000) << command;
      EXPECT_LE(static_cast<double>(run.unowned_count(points.size())), (share + far_from_the_curve) * 3000) << command;
      for (const std::uint32_t count : run.owned_counts) EXPECT_GE(count, run.min_points) << command;
    }
}

TEST(Background, AllMethodsRemoveTheSameBalls) {
  const PointSet points = with_background("circle --count 1500 --noise 0.05 --seed 5", 0.2);
  const std::string expected = fingerprint(found(points, Method::reference));
  EXPECT_EQ(expected, fingerprint(found(points, Method::grid)));
  EXPECT_EQ(expected, fingerprint(found(points, Method::brute)));
}

TEST(Background, EveryStepIsReachedAgain) {
  const Detection run = found(with_background(clouds[0], 0.2), Method::grid);
  RunContext context;
  const auto advance = [&](const Balls& before) {
    Balls after = before;
    EvolveSettings settings{run.r1, Convergence::exact, 0, 1, {}, nullptr};
    run.engine->evolve(after, settings, context);
    return after;
  };
  EXPECT_EQ(run.trace.balls_at(run.trace.last_ball_step(), advance), run.balls);
}

TEST(Background, AMinimumOfOneKeepsAllBalls) {
  const PointSet points = with_background(clouds[0], 0.2);
  Parameters parameters;
  parameters.r1 = 0.15;
  RunContext context;
  const std::string without = fingerprint(detect(points, parameters, context));
  parameters.min_points = 1;
  EXPECT_EQ(without, fingerprint(detect(points, parameters, context)));
  parameters.min_points = 2;
  EXPECT_NE(without, fingerprint(detect(points, parameters, context)));
}

TEST(Background, AMinimumThatNoBallHoldsLeavesNone) {
  const PointSet points = make_cloud(clouds[0]);
  for (const Method method : {Method::grid, Method::brute, Method::reference, Method::tiled}) {
    Parameters parameters;
    parameters.method = method;
    parameters.r1 = 0.15;
    parameters.min_points = 3000;
    parameters.smoothing = Smoothing::decimate_evolve;
    RunContext context;
    const Detection run = detect(points, parameters, context);
    EXPECT_EQ(run.balls.size(), 0u);
    EXPECT_EQ(run.unowned_count(points.size()), points.size());
    EXPECT_EQ(run.polylines().vertex_count(), 0u);
    ASSERT_FALSE(context.metrics.warnings().empty());
  }
}

TEST(Background, Stops) {
  std::stop_source source;
  source.request_stop();
  EXPECT_THROW((void)estimate_background(make_cloud(clouds[0]), source.get_token()), Cancelled);
}

}  // namespace
}  // namespace ws::ridge
