// Moving vertices: periodic, smooth, finite, at rest where they should be, the same on any number of threads.
// SPDX-License-Identifier: MIT
#include "compute/kdtree/animate.h"

#include <gtest/gtest.h>

#include <bit>
#include <cmath>
#include <random>

namespace ws::kdtree {
namespace {

Mesh random_mesh(float size, std::size_t vertices = 3000) {
  Mesh mesh;
  std::mt19937 random(3);
  std::uniform_real_distribution<float> uniform(-1, 1);
  for (std::size_t i = 0; i < vertices; ++i)
    mesh.positions.push_back({size * uniform(random), size * uniform(random), size * uniform(random)});
  for (std::uint32_t i = 0; i + 2 < vertices; i += 3) mesh.triangles.push_back({i, i + 1, i + 2});
  mesh.parts = {{"all", 0}};
  return mesh;
}

Mesh at(const Mesh& mesh, double phase, double amplitude, int threads = 0) {
  RunContext context;
  context.thread_count = threads;
  return animate(mesh, phase, amplitude, context);
}

double largest_move(const Mesh& a, const Mesh& b) {
  double largest = 0;
  for (std::size_t i = 0; i < a.positions.size(); ++i)
    for (std::size_t k = 0; k < 3; ++k)
      largest = std::max(largest, std::abs(double(a.positions[i][k]) - double(b.positions[i][k])));
  return largest;
}

TEST(Animate, RestsWithoutAmplitudeAndAtWholeTurns) {
  const Mesh mesh = random_mesh(2);
  for (const double phase : {0.0, 0.3, 0.999}) EXPECT_EQ(at(mesh, phase, 0).positions, mesh.positions) << phase;
  for (const double phase : {0.0, 1.0, 2.0}) EXPECT_EQ(at(mesh, phase, 0.2).positions, mesh.positions) << phase;
}

TEST(Animate, MovesAsFarAsToldAndSmoothly) {
  const Mesh mesh = random_mesh(2);
  const double longest = 4, amplitude = 0.1;
  Mesh before = at(mesh, 0, amplitude);
  double farthest = 0;
  constexpr int moments = 200;
  for (int i = 1; i <= moments; ++i) {
    const Mesh now = at(mesh, double(i) / moments, amplitude);
    farthest = std::max(farthest, largest_move(now, mesh));
    EXPECT_LE(largest_move(now, before), 0.04 * amplitude * longest) << i;  // π / 100 of the reach and a little
    before = now;
  }
  EXPECT_LE(farthest, 1.0001 * amplitude * longest);
  EXPECT_GT(farthest, 0.7 * amplitude * longest);
}

TEST(Animate, NeighboursStayNeighbours) {
  const Motion motion = motion_of({{-1, -1, -1}, {1, 1, 1}}, 0.37, 0.1);
  constexpr float step = 1e-3f;
  for (float x = -1; x < 1; x += 0.013f) {
    const Vec3 a = motion.moved({x, 0.2f, -0.7f}), b = motion.moved({x + step, 0.2f, -0.7f});
    EXPECT_LT(std::sqrt(dot(b - a, b - a)), 2 * step) << x;
  }
}

TEST(Animate, KeepsWhatBelongsToTheMesh) {
  Mesh mesh = random_mesh(1, 30);
  mesh.dropped_flat = 4;
  const Mesh moved = at(mesh, 0.4, 0.3);
  EXPECT_EQ(moved.triangles, mesh.triangles);
  EXPECT_EQ(moved.parts.at(0).name, "all");
  EXPECT_EQ(moved.dropped_flat, 4u);
  EXPECT_NE(moved.identity(), mesh.identity());
  EXPECT_TRUE(at(Mesh{}, 0.4, 0.3).empty());
}

TEST(Animate, StaysFiniteAndWithoutNegativeZero) {
  for (const float size : {1e-44f, 1e-30f, 1.0f, 1e30f, 3.4e38f}) {
    for (const double phase : {0.1, 0.5, 0.77}) {
      const Mesh moved = at(random_mesh(size), phase, 1);
      for (const auto& p : moved.positions) {
        for (const float x : p) {
          ASSERT_TRUE(std::isfinite(x)) << size;
          ASSERT_NE(std::bit_cast<std::uint32_t>(x), 0x80000000u);
        }
      }
    }
  }
  Mesh point;
  point.positions.assign(3, {1, 2, 3});
  EXPECT_EQ(at(point, 0.3, 1).positions, point.positions);
}

TEST(Animate, DoesNotDependOnThreads) {
  const Mesh mesh = random_mesh(5, 300'000);
  EXPECT_EQ(at(mesh, 0.3, 0.2, 1).positions, at(mesh, 0.3, 0.2).positions);
}

TEST(Animate, StopsWhenAsked) {
  std::stop_source stop;
  stop.request_stop();
  RunContext context;
  context.stop = stop.get_token();
  EXPECT_THROW((void)animate(random_mesh(1), 0.5, 0.1, context), Cancelled);
}

TEST(Wave, IsNearlyASine) {
  for (double turns = -3; turns < 3; turns += 0.001)
    EXPECT_NEAR(wave(static_cast<float>(turns)), std::sin(2 * 3.14159265358979 * turns), 2e-3) << turns;
}

}  // namespace
}  // namespace ws::kdtree
