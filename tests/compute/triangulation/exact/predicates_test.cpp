// Predicates where doubles fail, against whole numbers of any size and against each other.
// SPDX-License-Identifier: MIT
#include "compute/triangulation/exact/predicates.h"

#include "compute/core/device/executor_cpu.h"
#include "compute/triangulation/exact/length.h"
#include "compute/triangulation/exact/root_sums.h"
#include "tests/compute/triangulation/sets.h"

#include <gtest/gtest.h>

#include <gmpxx.h>
#include <cmath>

namespace ws::triangulation {
namespace {

/// Exact for coordinates that are multiples of 2⁻²⁰⁰.
mpz_class whole(double value) { return mpz_class(std::ldexp(value, 200)); }

int true_orientation(Point a, Point b, Point c) {
  const mpz_class left = (whole(b.x) - whole(a.x)) * (whole(c.y) - whole(a.y));
  const mpz_class right = (whole(b.y) - whole(a.y)) * (whole(c.x) - whole(a.x));
  return cmp(left, right) > 0 ? 1 : cmp(left, right) < 0 ? -1 : 0;
}

int true_in_circle(Point a, Point b, Point c, Point d) {
  mpz_class x[3], y[3], lift[3];
  const Point p[3] = {a, b, c};
  for (int i = 0; i < 3; ++i) {
    x[i] = whole(p[i].x) - whole(d.x);
    y[i] = whole(p[i].y) - whole(d.y);
    lift[i] = x[i] * x[i] + y[i] * y[i];
  }
  const mpz_class value =
      lift[0] * (x[1] * y[2] - x[2] * y[1]) + lift[1] * (x[2] * y[0] - x[0] * y[2]) + lift[2] * (x[0] * y[1] - x[1] * y[0]);
  return sgn(value);
}

int true_comparison(Point a, Point b, Point c, Point d) {
  const mpz_class x = whole(a.x) - whole(b.x), y = whole(a.y) - whole(b.y), u = whole(c.x) - whole(d.x),
                  v = whole(c.y) - whole(d.y);
  const mpz_class difference = x * x + y * y - u * u - v * v;
  return sgn(difference);
}

/// Points near a line or circle of about `size`, off it by units of the last place.
std::vector<Point> nearly_degenerate(double size, std::uint32_t seed, bool on_circle) {
  std::mt19937 random(seed);
  std::vector<Point> points;
  for (int i = 0; i < 12; ++i) {
    const double t = double(random() % 1000) / 8;
    Point p = on_circle ? Point{size * std::cos(t), size * std::sin(t)} : Point{size * t, size * (0.3 * t + 0.1)};
    for (int k = static_cast<int>(random() % 3); k > 0; --k) p.x = std::nextafter(p.x, 1e300);
    points.push_back(p);
  }
  return points;
}

void compare_with_truth(const std::vector<Point>& points, int& zeros) {
  for (std::size_t i = 0; i + 3 < points.size(); ++i)
    for (std::size_t j = i + 1; j + 2 < points.size(); ++j)
      for (std::size_t k = j + 1; k + 1 < points.size(); ++k) {
        const Point a = points[i], b = points[j], c = points[k], d = points[k + 1];
        ASSERT_EQ(orientation(a, b, c), true_orientation(a, b, c));
        ASSERT_EQ(orientation_exactly(a, b, c), true_orientation(a, b, c));
        ASSERT_EQ(in_circle(a, b, c, d), true_in_circle(a, b, c, d));
        ASSERT_EQ(in_circle_exactly(a, b, c, d), true_in_circle(a, b, c, d));
        ASSERT_EQ(compare_lengths(a, b, c, d), true_comparison(a, b, c, d));
        ASSERT_EQ(compare_lengths_exactly(a, b, c, d), true_comparison(a, b, c, d));
        zeros += orientation(a, b, c) == 0;
      }
}

TEST(TriangulationPredicates, AreExactNearLinesAndCircles) {
  int zeros = 0;
  for (std::uint32_t seed = 1; seed <= 8; ++seed)
    for (const double size : {1e-30, 0.7, 1.0, 12345.678, 1e40})
      for (const bool on_circle : {false, true}) compare_with_truth(nearly_degenerate(size, seed, on_circle), zeros);
  EXPECT_GT(zeros, 0);
}

TEST(TriangulationPredicates, AreExactForWholeNumbersUpToTheirLimit) {
  int zeros = 0;
  compare_with_truth(test::whole_points(14, 6, 3), zeros);
  EXPECT_GT(zeros, 5);
  const double m = 0x1p30;
  compare_with_truth({{-m, -m}, {m, m}, {m - 1, m - 1}, {0, 0}, {m, -m}, {-m, m}, {m, m - 1}, {1 - m, -m}}, zeros);
  EXPECT_EQ(orientation({-m, -m}, {m, m}, {m - 1, m}), 1);
  EXPECT_EQ(in_circle({m, 0}, {0, m}, {-m, 0}, {0, -m}), 0);
  EXPECT_EQ(in_circle({m, 0}, {0, m}, {-m, 0}, {0, 1 - m}), 1);
}

TEST(TriangulationLength, HoldsTheRealNumber) {
  // √2 to 40 digits: the interval must contain it and be a few units wide.
  const std::vector<Point> points{{0, 0}, {1, 1}, {3, 4}};
  const Interval root = length_of(points, {{0, 1}});
  EXPECT_LE(root.lower, std::sqrt(2.0));
  EXPECT_GE(root.upper, std::sqrt(2.0));
  EXPECT_LE(root.upper - root.lower, 0x1p-51);
  const Interval whole_length = length_of(points, {{0, 2}});
  EXPECT_LE(whole_length.lower, 5);
  EXPECT_GE(whole_length.upper, 5);
  EXPECT_EQ(length_of(points, {}), (Interval{0, 0}));
}

TEST(TriangulationLength, IsTheSameOfManyEdgesSideBySide) {  // several pieces are added in the lanes of a register
  constexpr std::size_t point_count = 500, edge_count = 3 * 4 * 4096 + 4096 + 100;
  RunContext context;
  CpuExecutor executor(context);
  std::mt19937 random(8);
  for (const double scale : {1.0, 1e-150, 1e120, 0x1p-30}) {
    std::vector<Point> points(point_count);
    for (Point& p : points) p = {scale * double(random()), -scale * double(random()) / 3};
    std::vector<Edge> edges(edge_count);  // some of them from a point to itself, of length 0
    for (Edge& e : edges) e = edge_of(random() % point_count, random() % point_count);
    edges[0] = edges[5000] = edges[9000] = edge_of(7, 7);
    for (std::size_t count : {edge_count, std::size_t(4 * 4096), std::size_t(4 * 4096 - 1), std::size_t(4 * 4096 + 1)}) {
      edges.resize(count);
      EXPECT_EQ(length_of(points, Span<const Edge>(edges), executor), length_of(points, edges)) << scale << ", " << count;
    }
  }
}

TEST(TriangulationLength, OfOneEdgeAmongPointsIsTheSameSideBySide) {  // so that its last bits are seen
  RunContext context;
  CpuExecutor executor(context);
  std::mt19937 random(9);
  std::vector<Edge> edges(4 * 4096);  // from point 0 to itself
  for (int i = 0; i < 300; ++i) {
    const std::vector<Point> points{{double(random()) / 3, double(random()) * 0x1p-20 / 7},
                                    {double(random()) / 11, double(random()) / 5}};
    Edge& only = edges[random() % edges.size()];
    only = edge_of(0, 1);
    EXPECT_EQ(length_of(points, Span<const Edge>(edges), executor), length_of(points, edges)) << i;
    only = {};
  }
}

TEST(TriangulationLength, KnowsManyBits) {
  std::mt19937 random(5);
  for (int i = 0; i < 2000; ++i) {
    const Point a{double(random()) * 0x1p-3, double(random()) / 3}, b{double(random()) / 7, double(random())};
    const DoubleDouble d = distance(a, b);
    mpf_class x(0, 400), y(0, 400), root(0, 400), error(0, 400);
    x = mpf_class(a.x, 400) - b.x;
    y = mpf_class(a.y, 400) - b.y;
    root = sqrt(mpf_class(x * x + y * y, 400));
    error = abs(mpf_class(root - d.high, 400) - d.low);
    EXPECT_LE(error, root * distance_error);
  }
}

TEST(TriangulationLength, SumsOfRootsAreComparedExactly) {
  // √2 + √8 = √18, in edges of a lattice; and √10 + √17 against √5 + √25.7…: a near miss of the same kind.
  const std::vector<Point> points{{0, 0}, {1, 1}, {2, 2}, {3, 3}, {3, 1}, {1, 4}, {0, 5}};
  EXPECT_EQ(compare_sums(points, {{0, 1}, {0, 2}}, {{0, 3}}), 0);
  EXPECT_EQ(compare_sums(points, {{0, 1}, {0, 2}, {0, 4}}, {{0, 3}, {0, 4}}), 0);
  EXPECT_EQ(compare_sums(points, {{0, 4}, {0, 5}}, {{0, 6}}), 1);
  EXPECT_EQ(compare_sums(points, {{0, 6}}, {{0, 4}, {0, 5}}), -1);
  EXPECT_EQ(compare_sums(points, {}, {}), 0);
  // Doubles and even pairs of doubles call these equal: 1 + 2⁻⁶⁰-ish differences far below the last bit.
  const double tiny = 0x1p-80;
  const std::vector<Point> near{{0, 0}, {1, 0}, {1, tiny}};
  EXPECT_EQ(compare_sums(near, {{0, 1}}, {{0, 2}}), -1);
  EXPECT_EQ(distance(near[0], near[1]).high, distance(near[0], near[2]).high);
}

}  // namespace
}  // namespace ws::triangulation
