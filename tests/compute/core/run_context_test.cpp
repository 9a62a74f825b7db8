// Stages of a run that lie within others: their times are apart.
// SPDX-License-Identifier: MIT
#include "compute/core/run/run_context.h"

#include <gtest/gtest.h>

namespace ws {
namespace {

void pass_time(double ms) {
  const Stopwatch watch;
  while (watch.ms() < ms) {
  }
}

TEST(StageTimer, AStageWithinAnotherIsApartAndComesAfterIt) {
  RunContext context;
  const Stopwatch whole;
  {
    StageTimer outer(context, "outer");
    pass_time(1);
    for (int i = 0; i < 2; ++i) {
      StageTimer inner(outer, "inner");
      pass_time(1);
      const StageTimer innermost(inner, "innermost");
      pass_time(1);
    }
    pass_time(1);
  }
  const double elapsed = whole.ms();
  const auto& stages = context.metrics.stages();
  ASSERT_EQ(stages.size(), 3u);
  EXPECT_EQ(stages[0].name, "outer");
  EXPECT_EQ(stages[1].name, "inner");
  EXPECT_EQ(stages[2].name, "innermost");
  EXPECT_EQ(stages[1].calls, 2u);
  double sum = 0;
  for (const StageTime& stage : stages) {
    EXPECT_GE(stage.ms, 2);
    sum += stage.ms;
  }
  EXPECT_LE(sum, elapsed);
}

}  // namespace
}  // namespace ws
