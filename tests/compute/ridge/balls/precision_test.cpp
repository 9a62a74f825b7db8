// In which numbers a run counts: chosen from the cloud, warned of where they are coarse, refused where a curve would be wrong.
// SPDX-License-Identifier: MIT
#include "compute/ridge/balls/precision.h"

#include "compute/core/run/error.h"
#include "tests/compute/ridge/clouds.h"

#include <gtest/gtest.h>

#include <cmath>
#include <string>
#include <utility>
#include <vector>

namespace ws::ridge {
namespace {

constexpr double r1 = 0.2;

/// A noisy circle, and one point at (at, 0).
PointSet circle_and(double at) {
  const PointSet circle = make_cloud("circle --count 2000 --noise 0.06 --seed 1");
  PointSet points(2, circle.size() + 1);
  for (std::size_t k = 0; k < 2; ++k)
    for (std::size_t i = 0; i < circle.size(); ++i) points.at(i, k) = circle.at(i, k);
  points.at(circle.size(), 0) = at;
  points.at(circle.size(), 1) = 0;
  return points;
}

Precision settled(const PointSet& points, double radius, Precision asked, std::vector<std::string>* warnings = nullptr) {
  RunContext context;
  const Precision precision = settle_precision(points, radius, asked, context);
  if (warnings)
    *warnings = context.metrics.warnings();
  else
    EXPECT_EQ(context.metrics.warnings().size(), 0u);
  return precision;
}

/// Single precision about the middle of a box that one point made wide would leave steps of a quarter between numbers.
TEST(Precision, FollowsFromTheCloudAndR1) {
  const PointSet circle = make_cloud("circle --count 2000 --noise 0.06 --seed 1"), far = circle_and(3e6);
  EXPECT_EQ(settled(circle, r1, Precision::automatic), Precision::float32);
  EXPECT_EQ(settled(far, r1, Precision::automatic), Precision::float64);
  EXPECT_EQ(settled(far, 12'000, Precision::automatic), Precision::float32);
  const auto found = [&](const PointSet& points, Precision precision) {
    return run(points, r1, Method::grid, Backend::cpu, precision);
  };
  EXPECT_EQ(fingerprint(found(circle, Precision::automatic)), fingerprint(found(circle, Precision::float32)));
  const Detection automatic = found(far, Precision::automatic);
  EXPECT_EQ(fingerprint(automatic), fingerprint(found(far, Precision::float64)));
  EXPECT_EQ(automatic.precision, Precision::float64);
}

/// Squares of distances in single precision would be next to nothing, or nothing.
TEST(Precision, IsDoubleWhereR1IsNextToNothing) {
  const PointSet circle = make_cloud("circle --count 2000 --noise 0.06 --seed 1");
  for (const auto& [scale, expected] : {std::pair(1e-14, Precision::float32), std::pair(1e-16, Precision::float64),
                                        std::pair(1e-18, Precision::float64), std::pair(1e-23, Precision::float64)}) {
    const PointSet points = scaled(circle, scale);
    EXPECT_EQ(settled(points, r1 * scale, Precision::automatic), expected) << scale;
    const auto found = [&, by = scale](Method method) {
      return run(points, r1 * by, method, Backend::cpu, Precision::automatic);
    };
    EXPECT_EQ(fingerprint(found(Method::grid)), fingerprint(found(Method::brute))) << scale;
    EXPECT_EQ(found(Method::grid).polylines().closed_count(), 1u) << scale;
  }
  std::vector<std::string> warnings;
  EXPECT_EQ(settled(scaled(circle, 1e-23), r1 * 1e-23, Precision::float32, &warnings), Precision::float32);
  EXPECT_EQ(warnings.size(), 1u);
}

/// Whatever is not refused, however far one point lies, gives the one closed curve.
TEST(Precision, OnePointFarOutIsHarmlessOrRefused) {
  int harmless = 0, warned = 0, refused = 0;
  for (double at = 10; at < 1e300; at *= 10)
    for (const double sign : {1.0, -1.0}) {
      std::vector<std::string> warnings;
      const PointSet points = circle_and(sign * at);
      try {
        settled(points, r1, Precision::automatic, &warnings);
      } catch (const Error& error) {
        ++refused;
        EXPECT_EQ(error.kind(), ErrorKind::invalid_argument);
        EXPECT_NE(error.hint().find("drop the 1 point outside of -"), std::string::npos) << error.hint();
        continue;
      }
      ++(warnings.empty() ? harmless : warned);
      const PolylineSet found = run(points, r1, Method::grid, Backend::cpu, Precision::automatic).polylines();
      EXPECT_EQ(found.closed_count(), 1u) << at;
      EXPECT_EQ(found.lines.size(), 1u) << at;
    }
  EXPECT_GE(harmless, 2 * 11);
  EXPECT_GE(warned, 2);
  EXPECT_GE(refused, 2 * 280);
}

TEST(Precision, SingleThatWasAskedForIsNotCoarseInSilence) {
  for (const double at : {2e4, 3e6}) {
    std::vector<std::string> warnings;
    EXPECT_EQ(settled(circle_and(at), r1, Precision::float32, &warnings), Precision::float32);
    ASSERT_EQ(warnings.size(), 1u);
    EXPECT_NE(warnings[0].find("single precision are coarse"), std::string::npos) << warnings[0];
    EXPECT_NE(warnings[0].find("choose the precision double"), std::string::npos) << warnings[0];
  }
}

/// A cloud that is wide as a whole has no points to drop.
TEST(Precision, AWideCloudIsToldWhichRadiusWouldDo) {
  PointSet points(1, 1000);
  for (std::size_t i = 0; i < points.size(); ++i) points.at(i, 0) = 1e15 * static_cast<double>(i);
  try {
    settled(points, 1, Precision::automatic);
    FAIL() << "a step of doubles at 5e17 is 64";
  } catch (const Error& error) {
    ASSERT_EQ(error.hint().rfind("take an r1 of ", 0), 0u) << error.hint();
    EXPECT_EQ(settled(points, std::stod(error.hint().substr(14)), Precision::automatic), Precision::float64);
  }
}

TEST(Precision, NoPointsNeedNoPrecision) {
  EXPECT_EQ(settled(PointSet(2, 0), r1, Precision::automatic), Precision::float32);
  EXPECT_EQ(settled(PointSet(2, 0), r1, Precision::float64), Precision::float64);
}

}  // namespace
}  // namespace ws::ridge
