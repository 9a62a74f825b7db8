// Each phase alone: its invariants, and small cases whose answer is known.
// SPDX-License-Identifier: MIT
#include "compute/core/run/error.h"
#include "compute/ridge/accuracy.h"
#include "compute/ridge/balls/order.h"
#include "compute/ridge/balls/reference.h"
#include "tests/compute/ridge/clouds.h"
#include "tests/support/in_time.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

namespace ws::ridge {
namespace {

Balls balls_at(std::vector<double> xy) {
  Balls balls{2, std::move(xy), {}};
  for (std::uint32_t i = 0; i < balls.centers.size() / 2; ++i) balls.ids.push_back(i);
  return balls;
}

double distance(const double* a, const double* b, std::size_t d) {
  double sum = 0;
  for (std::size_t k = 0; k < d; ++k) sum += (a[k] - b[k]) * (a[k] - b[k]);
  return std::sqrt(sum);
}

TEST(Choose, SeparatesAndCovers) {
  const PointSet points = make_cloud("trefoil --count 5000 --noise 0.1 --seed 1");
  RunContext context;
  const auto engine = make_engine(points, Precision::float64, context);
  const Balls balls = engine->choose(0.3, context);
  const auto local = make_local_cloud<double>(points, {});
  for (std::size_t i = 0; i < balls.size(); ++i)
    for (std::size_t j = 0; j < i; ++j) EXPECT_GT(distance(&balls.centers[3 * i], &balls.centers[3 * j], 3), 0.3);
  for (std::size_t i = 0; i < local.size; ++i) {
    const double p[3] = {local.at(i, 0), local.at(i, 1), local.at(i, 2)};
    bool covered = false;
    for (std::size_t j = 0; j < balls.size() && !covered; ++j) covered = distance(p, &balls.centers[3 * j], 3) <= 0.3;
    EXPECT_TRUE(covered) << i;
  }
  EXPECT_EQ(balls.centers[0], local.at(0, 0));
}

TEST(Choose, SizesAroundTheScanLength) {
  for (const int n : {1, 2, 31, 32, 33, 1023, 1024, 1025, 4096, 4097, 9000}) {
    const PointSet points = make_cloud("uniform --dimension 2 --count " + std::to_string(n));
    RunContext context;
    const Balls expected = make_reference_engine<float>(points, {})->choose(0.01, context);
    for (const Method method : {Method::grid, Method::brute})
      EXPECT_EQ(make_engine(points, Precision::float32, context, method)->choose(0.01, context), expected) << n;
  }
}

TEST(Decimate, RemovesByTheDefinitionWhateverTheCrowd) {
  const PointSet points = make_cloud("uniform --dimension 2 --count 400 --seed 3");
  RunContext context;
  const auto reference = make_reference_engine<float>(points, {});
  const auto grid = make_engine(points, Precision::float32, context, Method::grid);
  const Balls all = grid->choose(1e-6, context);
  ASSERT_EQ(all.size(), 400u);
  for (const double r2 : {0.01, 0.05, 0.2, 0.45, 2.0}) {  // of pairs within 2 r2 there are few, then more than are listed
    Balls expected = all, actual = all;
    const std::vector<RemovedBall> removed = reference->decimate(expected, r2, context);
    EXPECT_FALSE(removed.empty()) << r2;
    const std::vector<RemovedBall> found = grid->decimate(actual, r2, context);
    EXPECT_EQ(found.size(), removed.size()) << r2;
    for (std::size_t n = 0; n < std::min(found.size(), removed.size()); ++n)
      EXPECT_TRUE(found[n].id == removed[n].id && found[n].why == removed[n].why) << r2 << ", " << n;
    EXPECT_EQ(actual, expected) << r2;
  }
}

TEST(Evolve, NeverRaisesTheObjective) {
  const PointSet points = make_cloud("circle --count 3000 --noise 0.1 --seed 1");
  RunContext context;
  const auto engine = make_engine(points, Precision::float64, context);
  const auto local = make_local_cloud<double>(points, {});
  constexpr double r1 = 0.2;
  const auto objective = [&](const Balls& balls) {
    double total = 0;
    for (std::size_t i = 0; i < local.size; ++i) {
      const double p[2] = {local.at(i, 0), local.at(i, 1)};
      double best = r1 * r1;
      for (std::size_t j = 0; j < balls.size(); ++j) best = std::min(best, std::pow(distance(p, &balls.centers[2 * j], 2), 2));
      total += best;
    }
    return total;
  };
  Balls balls = engine->choose(r1, context);
  EvolveSettings settings{r1, Convergence::exact, 0, 1000, {}};
  std::size_t calls = 0;
  settings.on_iteration = [&](std::size_t, const Balls& before, const Balls& after) {
    ++calls;
    EXPECT_LE(objective(after), objective(before) * (1 + 1e-12));
  };
  const Evolution done = engine->evolve(balls, settings, context);
  EXPECT_EQ(calls + 1, done.iterations);
  EXPECT_TRUE(done.stands_still);
  Balls again = engine->choose(r1, context);
  settings.on_iteration = {};
  settings.max_iterations = done.iterations;
  EXPECT_TRUE(engine->evolve(again, settings, context).stands_still) << "the last that is allowed moves nothing";
  again = engine->choose(r1, context);
  settings.max_iterations = done.iterations - 1;
  EXPECT_FALSE(engine->evolve(again, settings, context).stands_still);
  const Balls before = balls;
  EXPECT_EQ(engine->evolve(balls, settings, context).iterations, 1u);  // a fixed point
  EXPECT_EQ(before, balls);
}

TEST(Decimate, RemovesTheCrowdedFirstAndTheLonely) {
  const PointSet any = make_cloud("circle --count 10");
  RunContext context;
  const auto engine = make_engine(any, Precision::float64, context);
  // A chain with spacing 1 (r2 = 1.5) has two neighbours each; a ball far away has none within 3.
  Balls chain = balls_at({0, 0, 1, 0, 2, 0, 3, 0, 4, 0, 50, 0});
  const auto removed = engine->decimate(chain, 1.5, context);
  ASSERT_EQ(removed.size(), 1u);
  EXPECT_EQ(removed[0].id, 5u);
  EXPECT_EQ(removed[0].why, Removal::too_few_far);
  // Five within r2 of each other: the first in order go until each has at most two others.
  Balls crowd = balls_at({0, 0, 0.1, 0, 0.2, 0, 0.3, 0, 0.4, 0});
  const auto crowded = engine->decimate(crowd, 1, context);
  ASSERT_EQ(crowded.size(), 2u);
  EXPECT_EQ(crowded[0].id, 0u);
  EXPECT_EQ(crowded[0].why, Removal::too_many_near);
  EXPECT_EQ(crowded[1].id, 1u);
  // Three are never examined.
  Balls three = balls_at({0, 0, 100, 0, 200, 0});
  EXPECT_TRUE(engine->decimate(three, 1, context).empty());
}

TEST(Decimate, OnTheGridEqualsTheReferenceAtAnySpacing) {
  const PointSet points = make_cloud("uniform --dimension 3 --count 1500 --seed 7");
  RunContext context;
  const auto grid = make_engine(points, Precision::float32, context);
  const auto reference = make_reference_engine<float>(points, {});
  for (const double r2 : {1e-7, 0.03, 0.08, 0.2, 3.0}) {
    Balls balls = grid->choose(0.05, context), expected_balls = balls;
    const auto removed = grid->decimate(balls, r2, context), expected = reference->decimate(expected_balls, r2, context);
    EXPECT_EQ(balls, expected_balls) << r2;
    ASSERT_EQ(removed.size(), expected.size()) << r2;
    for (std::size_t i = 0; i < removed.size(); ++i) {
      EXPECT_EQ(removed[i].id, expected[i].id);
      EXPECT_EQ(removed[i].why, expected[i].why);
    }
  }
}

TEST(Order, LinksNearestFirstAndClosesLoops) {
  const Balls square = balls_at({0, 0, 1, 0, 1, 1, 0, 1});
  EXPECT_EQ(order_links(square, 1.0, {}).size(), 4u);
  const auto lines = walk_polylines(square, order_links(square, 1.0, {}), {});
  ASSERT_EQ(lines.lines.size(), 1u);
  EXPECT_TRUE(lines.lines[0].closed);
  // Second pass: 1.5 apart with r2 = 1 is linked as ends within 2 r2; nothing beyond 2.
  const Balls gap = balls_at({0, 0, 1, 0, 2.5, 0, 3.5, 0, 9, 0});
  const auto links = order_links(gap, 1.0, {});
  ASSERT_EQ(links.size(), 3u);
  EXPECT_TRUE(links[2].closing);
  EXPECT_EQ(walk_polylines(gap, links, {}).lines.size(), 2u);  // the path, and the lone ball
  EXPECT_TRUE(order_links(balls_at({}), 1, {}).empty());
}

TEST(Order, OfManyBallsAboveEachOtherTakesNoSquareTime) {
  Balls column{2, {}, {}};
  for (std::uint32_t i = 0; i < 200'000; ++i) {
    column.centers.insert(column.centers.end(), {0.0, static_cast<double>(i)});
    column.ids.push_back(i);
  }
  const CpuStopwatch watch;
  EXPECT_EQ(order_links(column, 1.0, {}).size(), 199'999u);
  EXPECT_LT(watch.ms(), 5000 * patience());
}

TEST(LocalCloud, TooWideForItsPrecisionIsRefused) {
  PointSet points(2, 4);
  for (std::size_t i = 0; i < 4; ++i) points.at(i, 0) = points.at(i, 1) = 1e30 * static_cast<double>(i);
  EXPECT_THROW((void)make_local_cloud<float>(points, {}), Error);
  EXPECT_NO_THROW((void)make_local_cloud<double>(points, {}));
  points.at(3, 1) = -1.7e308;
  points.at(2, 1) = 1.7e308;
  EXPECT_THROW((void)make_local_cloud<double>(points, {}), Error);
}

TEST(Cancel, ReachesWhatFollowsTheIterations) {
  std::stop_source source;
  source.request_stop();
  RunContext context;
  context.stop = source.get_token();
  EXPECT_THROW((void)order_links(balls_at({0, 0, 1, 0}), 1, context), Cancelled);
  const PolylineSet line{2, {{{0, 0, 1, 0}, false}}, {}};
  EXPECT_THROW((void)measure_accuracy(line, line, context), Cancelled);
  EXPECT_THROW((void)make_local_cloud<float>(make_cloud("circle --count 10"), context), Cancelled);
}

TEST(Cancel, EndsWithinTwoHundredMilliseconds) {
  const PointSet points = make_cloud("spiral --count 400000 --noise 4.17 --seed 1");
  for (const int delay_ms : {0, 5, 40, 150})
    EXPECT_TRUE(stops_within(200, delay_ms, [&](const std::stop_token& stop) {
      RunContext context;
      context.stop = stop;
      Parameters parameters;
      parameters.r1 = 3;
      (void)detect(points, parameters, context);
    }));
}

}  // namespace
}  // namespace ws::ridge
