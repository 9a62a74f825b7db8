// Cells and their buckets. How far balls may move before a point's owner changes: two go the worst way, and one not looked at.
// SPDX-License-Identifier: MIT
#include "compute/ridge/grid/cell_grid.h"

#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <random>
#include <vector>

namespace ws::ridge {
namespace {

TEST(CellGrid, ABucketOfItsOwnNamesItsCell) {
  for (const std::size_t dimension : {1, 2, 3}) {
    const CellGrid grid = make_cell_grid({0, 0, 0}, {7, 5, 11}, dimension, 1, 4096);
    ASSERT_FALSE(grid.hashed);
    for (std::uint32_t z = 0; z < grid.counts[2]; ++z)
      for (std::uint32_t y = 0; y < grid.counts[1]; ++y)
        for (std::uint32_t x = 0; x < grid.counts[0]; ++x) {
          const Cell cell{{x, y, z}};
          EXPECT_TRUE(grid.cell_at(grid.bucket(cell)) == cell) << x << ' ' << y << ' ' << z;
        }
  }
}

template <class T>
using Place = std::array<T, 2>;

template <class T>
T distance_squared(const Place<T>& a, const Place<T>& b) {
  T sum = 0;
  for (std::size_t k = 0; k < a.size(); ++k) sum = add_square(sum, a[k] - b[k]);
  return sum;
}

/// The nearest ball within r1, or −1.
template <class T>
int owner_of(const Place<T>& x, const std::vector<Place<T>>& balls, double r1) {
  int owner = -1;
  T best = static_cast<T>(r1) * static_cast<T>(r1);
  for (std::size_t j = 0; j < balls.size(); ++j) {
    const T squared = distance_squared(x, balls[j]);
    if (owner < 0 ? squared <= best : squared < best) {
      owner = static_cast<int>(j);
      best = squared;
    }
  }
  return owner;
}

template <class T>
Place<T> at(const Place<T>& x, double angle, double distance) {
  return {static_cast<T>(double(x[0]) + distance * std::cos(angle)), static_cast<T>(double(x[1]) + distance * std::sin(angle))};
}

double way(const auto& a, const auto& b) { return std::hypot(double(a[0]) - double(b[0]), double(a[1]) - double(b[1])); }

/// `ball` moved straight to x or away from it, by no more than `allowed` as its rounded places tell.
template <class T>
Place<T> moved(const Place<T>& x, const Place<T>& ball, double allowed, bool nearer) {
  const double angle = std::atan2(double(ball[1]) - double(x[1]), double(ball[0]) - double(x[0]));
  const double distance = way(ball, x);
  for (double step = allowed; step > allowed * 0.5; step -= allowed / 1024) {
    const Place<T> there = at<T>(x, angle, nearer ? std::max(distance - step, 0.0) : distance + step);
    if (way(there, ball) <= allowed) return there;
  }
  return ball;
}

/// Trials in which some ball could move at all; `factor`: of what the slack allows, the part that balls go.
struct Trials {
  int allowed = 0, changed = 0;
};
template <class T>
Trials try_slack(const auto& slack_of, double r1, double factor) {
  std::mt19937 random(7);
  const auto uniform = [&](double low, double high) { return std::uniform_real_distribution<double>(low, high)(random); };
  Trials trials;
  for (int trial = 0; trial < 20'000; ++trial) {
    const double side = cell_slack * r1, reach = side * uniform(1, 1.5);
    const Place<T> x = {static_cast<T>(r1 * uniform(-50, 50)), static_cast<T>(r1 * uniform(-50, 50))};
    std::vector<Place<T>> balls = {at<T>(x, uniform(0, 6.28), r1 * uniform(0, 1.3)),
                                   at<T>(x, uniform(0, 6.28), r1 * uniform(0, 2)), at<T>(x, uniform(0, 6.28), reach * 1.00001)};
    const T first = distance_squared(x, balls[0]), other = distance_squared(x, balls[1]);
    const double slack = slack_of(std::min(first, other), std::max(first, other), static_cast<T>(reach), 1.5 * side);
    if (!(slack > 0)) continue;
    ++trials.allowed;
    const int owner = owner_of(x, balls, r1);
    for (std::size_t j = 0; j < balls.size(); ++j) balls[j] = moved(x, balls[j], factor * slack, int(j) != owner);
    trials.changed += owner_of(x, balls, r1) != owner;
  }
  return trials;
}

template <class T>
class Slack : public testing::Test {
 protected:
  static auto with(double r1) {
    return [=](T best, T second, T reach, double largest) -> double { return OwnerSlack<T>(r1, largest)(best, second, reach); };
  }
};
using Precisions = testing::Types<float, double>;
TYPED_TEST_SUITE(Slack, Precisions);

TYPED_TEST(Slack, OwnersStayWhileBallsMoveByNoMore) {
  for (const double r1 : {1e-12, 3e-4, 1.0, 7e5}) {
    const Trials trials = try_slack<TypeParam>(TestFixture::with(r1), r1, 1.0);
    EXPECT_GT(trials.allowed, 15'000) << r1;
    EXPECT_EQ(trials.changed, 0) << r1;
  }
}

TYPED_TEST(Slack, IsAllThatItCouldBe) { EXPECT_GT(try_slack<TypeParam>(TestFixture::with(1.0), 1.0, 1.01).changed, 15'000); }

// Squares of single precision are 0 there: no root may promise anything.
TEST(Slack, PromisesNothingWhereSquaresAreLost) {
  for (const double r1 : {1e-21, 1e-23})
    EXPECT_EQ(try_slack<float>(
                  [&](float best, float second, float reach, double largest) {
                    return static_cast<double>(OwnerSlack<float>(r1, largest)(best, second, reach));
                  },
                  r1, 1.0)
                  .changed,
              0)
        << r1;
}

}  // namespace
}  // namespace ws::ridge
