// A point that moves: each state is proven and the same as one solved from nothing.
// SPDX-License-Identifier: MIT
#include "compute/triangulation/lmt/live.h"

#include "compute/core/run/error.h"
#include "compute/triangulation/plane/validate.h"
#include "tests/compute/triangulation/sets.h"

#include <gtest/gtest.h>

namespace ws::triangulation {
namespace {

void expect_same_as_anew(const LiveLmt& live, const LmtResult& result) {
  RunContext context;
  const LmtResult anew = lmt(live.points(), {}, context);
  EXPECT_TRUE(result.proven_optimal);
  EXPECT_EQ(triangulation_problem(live.points(), result.edges), std::nullopt);
  EXPECT_EQ(result.edges, anew.edges);
}

TEST(TriangulationLive, FollowsAPointThroughASet) {
  std::mt19937 random(7);
  for (const char* command : {"uniform --count 200", "lattice --count 64 --radius 0.1", "clusters --count 200 --radius 1e-4"}) {
    SCOPED_TRACE(command);
    LiveLmt live(test::generated(command).at);
    for (int step = 0; step < 60; ++step) {
      const std::uint32_t index = step < 50 ? 17 : 30;
      // Through the set, across others' lines, and beyond the hull.
      const Point to{double(random() % 1000) / 700 - 0.2, step % 3 == 0 ? 0.5 : double(random() % 1000) / 700 - 0.2};
      RunContext context;
      expect_same_as_anew(live, live.move(index, to, {}, context));
    }
  }
}

TEST(TriangulationLive, FollowsOntoLinesOfOthers) {
  LiveLmt live(test::lattice(7, 7));
  for (int step = 0; step < 40; ++step) {
    RunContext context;
    expect_same_as_anew(live, live.move(24, {0.25 * step - 0.9, 3 + 0.5 * (step % 2)}, {}, context));
  }
}

TEST(TriangulationLive, HandlesFewFlatAndOccupied) {
  LiveLmt live({{0, 0}, {1, 0}, {2, 0}, {0.5, 1}});
  RunContext context;
  expect_same_as_anew(live, live.move(3, {0.5, 0}, {}, context));  // all on one line
  expect_same_as_anew(live, live.move(3, {0.5, -1}, {}, context));
  EXPECT_THROW((void)live.move(3, {1, 0}, {}, context), Error);
  EXPECT_THROW((void)live.move(3, {1e300, 0}, {}, context), Error);
  LiveLmt two({{0, 0}, {1, 0}});
  EXPECT_EQ(two.move(1, {2, 2}, {}, context).edges.size(), 1u);
}

TEST(TriangulationLive, StartsAfreshAfterAStop) {
  LiveLmt live(test::generated("uniform --count 500").at);
  RunContext context;
  (void)live.move(3, {0.5, 0.51}, {}, context);
  RunContext stopped;
  std::stop_source source;
  stopped.stop = source.get_token();
  source.request_stop();
  EXPECT_THROW((void)live.move(3, {0.6, 0.51}, {}, stopped), Cancelled);
  expect_same_as_anew(live, live.move(3, {0.7, 0.51}, {}, context));
}

}  // namespace
}  // namespace ws::triangulation
