// The triangulation that takes least time.
// SPDX-License-Identifier: MIT
#include "compute/triangulation/plane/sweep.h"

#include "compute/core/device/executor_cpu.h"
#include "compute/triangulation/plane/validate.h"
#include "tests/compute/triangulation/golden.h"
#include "tests/compute/triangulation/sets.h"

#include <gtest/gtest.h>

namespace ws::triangulation {
namespace {

TEST(Sweep, TriangulatesAnySet) {
  RunContext context;
  CpuExecutor executor(context);
  for (const auto& set : test::golden_sets)
    EXPECT_EQ(triangulation_problem(set.points, sweep_edges(set.points, executor)), std::nullopt) << set.name;
  for (const std::uint32_t seed : {1u, 2u, 3u}) {
    const auto points = distinct_points(test::whole_points(400, 30, seed)).at;  // many on common lines
    EXPECT_EQ(triangulation_problem(points, sweep_edges(points, executor)), std::nullopt);
  }
  const std::vector<Point> line{{3, 3}, {0, 0}, {2, 2}, {1, 1}};
  EXPECT_EQ(sweep_edges(line, executor), (std::vector<Edge>{{0, 2}, {1, 3}, {2, 3}}));
}

}  // namespace
}  // namespace ws::triangulation
