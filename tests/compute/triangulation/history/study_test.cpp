// What races and studies measure: values that a run takes, and times of all rows alike.
// SPDX-License-Identifier: MIT
#include "compute/triangulation/history/study.h"

#include "tests/compute/triangulation/sets.h"

#include <gtest/gtest.h>

namespace ws::triangulation {
namespace {

TEST(TriangulationRace, TellsHowSureTimesAre) {
  const Spread ms{1, 2, 4};
  const std::vector<Runner> runners{{"greedy", Backend::cpu, {}, ms, 5, {3, 3}, false, true, 0},
                                    {"removal", Backend::cpu, "too long"}};
  EXPECT_EQ(
      race_text(runners),
      "method,backend,ms,least_ms,most_ms,runs,length_lower,length_upper,excess_percent,is_shortest,proven,calls,refusal\n"
      "greedy,cpu,2,1,4,5,3,3,0,true,false,0,\n"
      "removal,cpu,,,,,,,,,,,\"too long\"\n");
  EXPECT_EQ(study_text({{1, 9, runners[0]}}),
            "set,points,method,backend,ms,least_ms,most_ms,runs,calls,proven,descent_ms,transfer_ms,start_ms,kernel_ms,"
            "branches,bytes_to_device,refusal\n1,9,greedy,cpu,2,1,4,5,0,false,0,0,0,0,0,0,\n");
}

TEST(TriangulationRace, TimesEachMethodAfterAWarmUp) {
  RunContext context;
  Points points;
  points.at = {{0, 0}, {4, 0.5}, {3, 4}, {0.5, 3}, {1.5, 1.75}};
  points.input_index = {0, 1, 2, 3, 4};
  const std::vector<Runner> runners = race(points, {}, 10, context);
  ASSERT_FALSE(runners.empty());
  for (const Runner& runner : runners) {
    ASSERT_EQ(runner.refusal, "") << runner.method;
    EXPECT_GE(runner.runs, 3u) << runner.method;
    EXPECT_LE(runner.ms.least, runner.ms.median);
    EXPECT_LE(runner.ms.median, runner.ms.most);
    EXPECT_GT(runner.ms.least, 0);
  }
}

}  // namespace
}  // namespace ws::triangulation
