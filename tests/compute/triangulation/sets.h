// Point sets for the tests: by hand, by seed, from files.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/device/executor_cpu.h"
#include "compute/generate/generate.h"
#include "compute/triangulation/exact/points.h"
#include "compute/triangulation/plane/spatial_order.h"

#include <algorithm>
#include <cstdint>
#include <random>
#include <string_view>
#include <vector>

namespace ws::triangulation::test {

/// `generate`'s points of a command like "uniform27 --count 100 --seed 1"; two dimensions unless it says otherwise.
inline Points generated(std::string_view command) {
  auto [kind, options] = generate::parse_command(command);
  if (options.dimension == 0 && generate::kind_named(kind).reads("dimension")) options.dimension = 2;
  return distinct_points(generate::generate(kind, options).points);
}

/// Whole coordinates in [0, size), distinct.
inline std::vector<Point> whole_points(std::size_t count, std::uint32_t size, std::uint32_t seed) {
  std::mt19937 random(seed);
  std::vector<Point> points;
  while (points.size() < count) {
    const double x = random() % size, y = random() % size;
    if (std::find(points.begin(), points.end(), Point{x, y}) == points.end()) points.push_back({x, y});
  }
  return points;
}

inline std::vector<Point> lattice(int columns, int rows) {
  std::vector<Point> points;
  for (int y = 0; y < rows; ++y)
    for (int x = 0; x < columns; ++x) points.push_back({double(x), double(y)});
  return points;
}

/// The points in the order of a Hilbert curve.
inline std::vector<Point> along_curve(const std::vector<Point>& points) {
  RunContext context;
  CpuExecutor executor(context);
  std::vector<Point> sorted;
  for (const std::uint32_t i : hilbert_order(points, executor)) sorted.push_back(points[i]);
  return sorted;
}

}  // namespace ws::triangulation::test
