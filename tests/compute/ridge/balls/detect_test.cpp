// The whole detection: the fast methods against the reference, and the promises about accuracy and degenerate clouds.
// SPDX-License-Identifier: MIT
#include "compute/core/run/cache.h"
#include "compute/core/run/error.h"
#include "compute/generate/generate.h"
#include "compute/ridge/accuracy.h"
#include "compute/ridge/balls/cloud.h"
#include "compute/ridge/balls/reference.h"
#include "compute/ridge/estimate/radius.h"
#include "tests/compute/ridge/clouds.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <random>

namespace ws::ridge {
namespace {

class EveryCloud : public testing::TestWithParam<TestCloud> {};

TEST_P(EveryCloud, AllMethodsEqualTheReferenceBitForBit) {
  const TestCloud& cloud = GetParam();
  const PointSet points = make_cloud(cloud);
  for (const Precision precision : {Precision::float32, Precision::float64}) {
    const auto found = [&](Method method, int threads) {
      return fingerprint(run(points, cloud.r1, method, Backend::cpu, precision, threads, cloud.r2));
    };
    const auto expected = found(Method::reference, 0);
    for (const Method method : {Method::brute, Method::grid})
      for (const int threads : {1, 4}) EXPECT_EQ(expected, found(method, threads)) << int(method) << " on " << threads;
  }
}

TEST_P(EveryCloud, GridFindsTheOwnersThatTheReferenceFinds) {
  const TestCloud& cloud = GetParam();
  const PointSet points = make_cloud(cloud);
  const Detection d = run(points, cloud.r1);
  RunContext context;
  const auto expected = make_reference_engine<float>(points, {})->owners(d.balls, cloud.r1, context);
  EXPECT_EQ(expected, make_engine(points, Precision::float32, context)->owners(d.balls, cloud.r1, context));
}

TEST_P(EveryCloud, DecimationLeavesPathsAndCycles) {
  const Detection d = run(make_cloud(GetParam()), GetParam().r1);
  std::vector<int> degree(d.balls.size(), 0);
  for (const Link& link : d.links) {
    ++degree[link.a];
    ++degree[link.b];
  }
  for (const int n : degree) EXPECT_LE(n, 2);
  EXPECT_EQ(d.polylines().vertex_count(), d.balls.size());
  EXPECT_EQ(d.polylines().edge_count(), d.links.size());
  const std::size_t most_closed = d.balls.dimension == 1 ? 0 : d.balls.size();
  EXPECT_LE(d.polylines().closed_count(), most_closed) << "on a line nothing comes back";
}

INSTANTIATE_TEST_SUITE_P(Ridge, EveryCloud, testing::ValuesIn(test_clouds()), [](const auto& info) { return info.param.name; });

TEST(Detect, FilesGiveTheSameByAllMethods) {
  const auto files = cloud_files();
  if (files.empty()) GTEST_SKIP() << "WS_DATA_DIR is not set: there are no files of clouds to read";
  for (const auto& [name, points] : files) {
    const double r1 = estimate_r1(points, {});
    const auto expected = fingerprint(run(points, r1, Method::reference));
    EXPECT_EQ(expected, fingerprint(run(points, r1, Method::brute))) << name;
    EXPECT_EQ(expected, fingerprint(run(points, r1, Method::grid))) << name;
  }
}

TEST(Detect, GridEqualsBruteForOtherEndsOfEvolution) {
  const PointSet points = make_cloud("spiral --dimension 2 --count 20000 --noise 4.17 --seed 1");
  for (const Convergence convergence : {Convergence::thesis, Convergence::tolerance})
    for (const std::int64_t cap : {3, 10'000}) {
      Parameters parameters;
      parameters.r1 = 9;
      parameters.convergence = convergence;
      parameters.tolerance = 1e-3;
      parameters.max_iterations = cap;
      RunContext context;
      const std::string grid = fingerprint(detect(points, parameters, context));
      parameters.method = Method::brute;
      EXPECT_EQ(grid, fingerprint(detect(points, parameters, context))) << int(convergence) << " " << cap;
    }
}

TEST(Detect, CircleIsOneClosedAccurateCurve) {
  const auto [kind, options] = generate::parse_command("circle --count 100000 --noise 0.1 --seed 1");
  const auto data = generate::generate(kind, options);
  const Detection d = run(data.points, 0.2);
  const PolylineSet lines = d.polylines();
  ASSERT_EQ(lines.lines.size(), 1u);
  EXPECT_TRUE(lines.lines[0].closed);
  const Accuracy accuracy = measure_accuracy(lines, *data.truth, {});
  EXPECT_LE(accuracy.mean, 0.0095);
  EXPECT_LE(accuracy.truth_to_curve, 0.022);
  EXPECT_LE(accuracy.curve_to_truth, 0.022);
}

TEST(Detect, TwoLinkedRingsAreTwoLoopsAndASegmentIsOnePath) {
  EXPECT_EQ(run(make_cloud("rings --dimension 3 --count 20000 --noise 0.05 --seed 1"), 0.2).polylines().closed_count(), 2u);
  const PolylineSet segment = run(make_cloud("segment --dimension 2 --count 20000 --noise 2.17 --seed 1"), 4.34).polylines();
  ASSERT_EQ(segment.lines.size(), 1u);
  EXPECT_FALSE(segment.lines[0].closed);
}

TEST(Detect, MovesWithTheCloudFarFromZero) {
  const PointSet near = make_cloud("circle --count 5000 --noise 0.1 --seed 3");
  PointSet far(2, near.size());
  constexpr double offset = 1 << 20;  // exact in the sums p + offset up to the last bits of p
  for (std::size_t k = 0; k < 2; ++k)
    for (std::size_t i = 0; i < near.size(); ++i) far.at(i, k) = near.at(i, k) + offset;
  const PolylineSet a = run(near, 0.2).polylines(), b = run(far, 0.2).polylines();
  ASSERT_EQ(a.vertex_count(), b.vertex_count());
  for (std::size_t i = 0; i < a.lines[0].coordinates.size(); ++i)
    EXPECT_NEAR(a.lines[0].coordinates[i] + offset, b.lines[0].coordinates[i], 1e-4);
}

TEST(Detect, ThesisAndToleranceStopEarlierAtNearlyTheSameCurve) {
  const PointSet points = make_cloud("circle --count 20000 --noise 0.1 --seed 1");
  Parameters parameters;
  parameters.r1 = 0.2;
  RunContext context;
  const Detection exact = detect(points, parameters, context);
  parameters.convergence = Convergence::tolerance;
  parameters.tolerance = 1e-3;
  const Detection loose = detect(points, parameters, context);
  parameters.convergence = Convergence::thesis;
  const Detection thesis = detect(points, parameters, context);
  EXPECT_LT(loose.inner_iterations, exact.inner_iterations);
  EXPECT_LE(thesis.inner_iterations, exact.inner_iterations);
  EXPECT_LT(measure_accuracy(loose.polylines(), exact.polylines(), {}).maximum, 0.05);
}

TEST(Detect, PointsSortedAlongTheCurveWantARandomOrderOfBalls) {
  const PointSet points = sorted(make_cloud("segment --dimension 2 --count 20000 --noise 1 --seed 1"));
  Parameters parameters;
  parameters.r1 = 2;
  RunContext context;
  const std::size_t kept = detect(points, parameters, context).balls.size();
  ASSERT_EQ(context.metrics.warnings().size(), 1u);
  EXPECT_NE(context.metrics.warnings()[0].find("--ball-order random"), std::string::npos);

  parameters.ball_order = BallOrder::random;
  RunContext in_random_order;
  const Detection d = detect(points, parameters, in_random_order);
  EXPECT_TRUE(in_random_order.metrics.warnings().empty());
  EXPECT_EQ(d.polylines().lines.size(), 1u);
  EXPECT_GT(d.balls.size(), 10 * kept);
  EXPECT_TRUE(std::is_sorted(d.balls.ids.begin(), d.balls.ids.end()));

  parameters.ball_order = BallOrder::file;
  parameters.r1 = 0.001;  // all balls are removed: no other ball is near
  RunContext too_small;
  (void)detect(points, parameters, too_small);
  for (const std::string& warning : too_small.metrics.warnings())
    EXPECT_EQ(warning.find("sorted"), std::string::npos) << warning;
}

/// Also where a part of the curve is left; and points in no order are not said to be sorted.
TEST(Detect, SortedPointsAreToldFromARadiusThatIsTooSmall) {
  const PointSet cloud = make_cloud("circle --count 5000 --noise 0.06 --seed 1");
  Parameters parameters;
  for (const double r1 : {0.12, 0.3, 0.4}) {
    parameters.r1 = r1;
    RunContext in_order, in_none;
    const std::size_t left = detect(sorted(cloud), parameters, in_order).balls.size();
    const std::size_t whole = detect(cloud, parameters, in_none).balls.size();
    EXPECT_TRUE(in_none.metrics.warnings().empty());
    if (2 * left > whole) continue;
    ASSERT_EQ(in_order.metrics.warnings().size(), 1u) << r1 << ": " << left << " balls of " << whole;
    EXPECT_NE(in_order.metrics.warnings()[0].find("--ball-order random"), std::string::npos);
  }
  parameters.r1 = 2;
  RunContext too_small;
  (void)detect(make_cloud("segment --dimension 8 --count 5000 --noise 2.17 --seed 1"), parameters, too_small);
  for (const std::string& warning : too_small.metrics.warnings())
    EXPECT_EQ(warning.find("sorted"), std::string::npos) << warning;
}

double to_segment(const double* p, const double* a, const double* b, std::size_t d) {
  double along = 0, length = 0, squared = 0;
  for (std::size_t k = 0; k < d; ++k) along += (p[k] - a[k]) * (b[k] - a[k]), length += (b[k] - a[k]) * (b[k] - a[k]);
  const double t = length > 0 ? std::clamp(along / length, 0.0, 1.0) : 0;
  for (std::size_t k = 0; k < d; ++k) squared += std::pow(p[k] - a[k] - t * (b[k] - a[k]), 2);
  return std::sqrt(squared);
}

/// Of samples of every edge, over all edges.
double hausdorff_of_all_pairs(const PolylineSet& from, const PolylineSet& to, std::size_t places) {
  const auto edges = [](const PolylineSet& set) {
    std::vector<std::pair<const double*, const double*>> all;
    for (const Polyline& line : set.lines) {
      const std::size_t d = set.dimension, count = line.coordinates.size() / d;
      const double* x = line.coordinates.data();
      if (count == 1) all.emplace_back(x, x);
      for (std::size_t i = 0; i + 1 < count; ++i) all.emplace_back(x + i * d, x + (i + 1) * d);
      if (line.closed) all.emplace_back(x + (count - 1) * d, x);
    }
    return all;
  };
  double worst = 0;
  std::vector<double> p(from.dimension);
  for (const auto& [a, b] : edges(from))
    for (std::size_t i = 0; i <= places; ++i) {
      const double t = static_cast<double>(i) / static_cast<double>(places);
      for (std::size_t k = 0; k < p.size(); ++k) p[k] = a[k] + t * (b[k] - a[k]);
      double nearest = std::numeric_limits<double>::infinity();
      for (const auto& [c, e] : edges(to)) nearest = std::min(nearest, to_segment(p.data(), c, e, p.size()));
      worst = std::max(worst, nearest);
    }
  return worst;
}

TEST(Accuracy, IsThatOfAllPairsOnAnyNumberOfThreads) {
  std::mt19937_64 random(3);
  const auto walk = [&](std::size_t dimension, std::size_t vertices, bool closed) {
    Polyline line{{}, closed};
    std::vector<double> at(dimension);
    for (std::size_t i = 0; i < vertices; ++i)
      for (double& x : at) line.coordinates.push_back(x += static_cast<double>(random() >> 11) * 0x1p-53 - 0.5);
    return line;
  };
  for (const std::size_t dimension : {2, 3, 16}) {
    PolylineSet curve, truth;
    curve.dimension = truth.dimension = dimension;
    curve.lines = {walk(dimension, 150, false), walk(dimension, 40, true), walk(dimension, 1, false)};
    truth.lines = {walk(dimension, 200, true), walk(dimension, 1, false), walk(dimension, 70, false)};
    RunContext one, four;
    one.thread_count = 1;
    four.thread_count = 4;
    const Accuracy serial = measure_accuracy(curve, truth, one), parallel = measure_accuracy(curve, truth, four);
    EXPECT_EQ(serial.vertex_distances, parallel.vertex_distances);
    EXPECT_EQ(serial.curve_to_truth, parallel.curve_to_truth);
    EXPECT_EQ(serial.truth_to_curve, parallel.truth_to_curve);
    EXPECT_NEAR(serial.curve_to_truth, hausdorff_of_all_pairs(curve, truth, 8), 1e-12);
    EXPECT_NEAR(serial.truth_to_curve, hausdorff_of_all_pairs(truth, curve, 4096 / truth.edge_count()), 1e-12);
    EXPECT_EQ(serial.vertex_distances.size(), curve.vertex_count());
    EXPECT_GE(serial.curve_to_truth, serial.maximum);
    for (const double distance : serial.vertex_distances) EXPECT_GE(distance, serial.minimum);
    EXPECT_EQ(std::count(serial.vertex_distances.begin(), serial.vertex_distances.end(), serial.minimum), 1);
  }
}

TEST(Detect, ARandomOrderFollowsTheSeedAlone) {
  const PointSet points = sorted(make_cloud("spiral --dimension 3 --count 5000 --noise 4.17 --seed 1"));
  Parameters parameters;
  parameters.r1 = 9;
  parameters.ball_order = BallOrder::random;
  const auto found = [&](Method method, int threads, std::uint64_t seed) {
    RunContext context;
    context.thread_count = threads;
    context.seed = seed;
    parameters.method = method;
    return fingerprint(detect(points, parameters, context));
  };
  const std::string expected = found(Method::reference, 1, 5);
  for (const Method method : {Method::brute, Method::grid})
    for (const int threads : {1, 4}) EXPECT_EQ(expected, found(method, threads, 5)) << int(method) << " on " << threads;
  EXPECT_NE(expected, found(Method::grid, 4, 6));
}

TEST(Detect, CapOnIterationsWarns) {
  Parameters parameters;
  parameters.r1 = 0.2;
  parameters.max_iterations = 2;
  RunContext context;
  const Detection d = detect(make_cloud("circle --count 3000 --noise 0.1"), parameters, context);
  EXPECT_LE(d.inner_iterations, 2 * d.outer_rounds);
  ASSERT_FALSE(context.metrics.warnings().empty());
  EXPECT_NE(context.metrics.warnings()[0].find("cap of 2"), std::string::npos);
}

TEST(Detect, EmptyCloudGivesNothing) {
  const Detection d = run(PointSet(2, 0), 1);
  EXPECT_EQ(d.balls.size(), 0u);
  EXPECT_EQ(d.outer_rounds, 0u);
}

TEST(Detect, RefusesSeventeenDimensionsAndBadRadii) {
  EXPECT_THROW(run(PointSet(0, 3), 1), Error);
  EXPECT_THROW(run(PointSet(17, 3), 1), Error);
  EXPECT_THROW((void)run(make_cloud("circle --count 10"), -1), Error);
  EXPECT_THROW((void)run(make_cloud("circle --count 10"), NAN), Error);
}

TEST(Detect, BallsBeyondTheMemoryLimitAreRefused) {
  const PointSet points = make_cloud("uniform --dimension 2 --count 3000 --seed 1");
  Parameters parameters;
  parameters.r1 = 1e-9;  // each point its own ball
  RunContext context;
  context.memory_limit_bytes = working_bytes<float>(points.size(), 2) + 10'000;
  try {
    (void)detect(points, parameters, context);
    FAIL() << "3000 balls do not fit into 10,000 bytes";
  } catch (const Error& error) {
    EXPECT_EQ(error.kind(), ErrorKind::out_of_memory);
  }
}

/// What an engine in the cache needed is needed still.
TEST(Detect, ALowerMemoryLimitRefusesAnEngineThatTheCacheHas) {
  const PointSet points = make_cloud("uniform --dimension 2 --count 3000 --seed 1");
  for (const Method method : {Method::grid, Method::brute})
    for (const Precision precision : {Precision::float32, Precision::float64}) {
      Cache cache(1u << 30);
      RunContext context;
      context.cache = &cache;
      const auto engine = make_engine(points, precision, context, method);
      const std::size_t needed =
          precision == Precision::float32 ? working_bytes<float>(points.size(), 2) : working_bytes<double>(points.size(), 2);
      context.memory_limit_bytes = needed;
      EXPECT_EQ(make_engine(points, precision, context, method), engine);
      context.memory_limit_bytes = needed - 1;
      for (Cache* const from : {&cache, static_cast<Cache*>(nullptr)}) {
        context.cache = from;
        EXPECT_THROW((void)make_engine(points, precision, context, method), Error);
      }
    }
}

TEST(Detect, AnEngineIsFoundAsLongAsAResultHoldsIt) {
  const PointSet points = make_cloud("uniform --dimension 2 --count 3000 --seed 1");
  Cache small(1000);
  RunContext context;
  context.cache = &small;
  const auto engine = make_engine(points, Precision::float32, context);
  EXPECT_EQ(make_engine(points, Precision::float32, context), engine);
  EXPECT_EQ(small.bytes(), 0u) << "it is larger than the budget";
}

TEST(Estimate, Stops) {
  std::stop_source source;
  source.request_stop();
  EXPECT_THROW((void)estimate_r1(make_cloud("circle --count 100"), {}, source.get_token()), Cancelled);
}

TEST(Estimate, ReadsTheNoiseOffTheCloud) {
  EXPECT_NEAR(estimate_r1(make_cloud("circle --count 20000 --noise 0.1 --seed 1"), {}), 0.2, 0.08);
  EXPECT_NEAR(estimate_r1(make_cloud("segment --dimension 3 --count 20000 --noise 2.17 --seed 1"), {}), 6.9, 1.0)
      << "points of a line in space are the square root of two farther from it than in the plane";
  EXPECT_NEAR(estimate_r1(make_cloud("segment --dimension 8 --count 5000 --noise 2.17 --seed 1"), {}), 12.9, 1.3);
  EXPECT_GT(estimate_r1(make_cloud("constant --count 100 --dimension 2"), {}), 0);
  EXPECT_GT(estimate_r1(PointSet(2, 0), {}), 0);
}

TEST(Estimate, GivesOneCurveInAnyDimension) {
  for (const char* command :
       {"segment --dimension 2 --count 5000 --noise 2.17", "segment --dimension 4 --count 5000 --noise 2.17",
        "segment --dimension 5 --count 5000 --noise 2.17", "segment --dimension 8 --count 5000 --noise 2.17",
        "segment --dimension 16 --count 5000 --noise 1", "circle --count 3000 --noise 0.06", "trefoil --count 4000 --noise 0.1",
        "spiral --dimension 2 --count 2000 --noise 4.17"}) {
    const PointSet points = make_cloud(std::string(command) + " --seed 77");
    EXPECT_EQ(run(points, estimate_r1(points, {}), Method::grid).polylines().lines.size(), 1u) << command;
  }
}

}  // namespace
}  // namespace ws::ridge
