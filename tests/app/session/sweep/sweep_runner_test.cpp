// A sweep beside the session: rows come one by one, a new one takes the place of the old, and it ends when asked to.
// SPDX-License-Identifier: MIT
#include "app/session/sweep/sweep_runner.h"

#include "compute/core/run/error.h"
#include "tests/app/support/fake_experiment.h"
#include "tests/app/support/generated_input.h"
#include "tests/app/support/loop.h"

#include <gtest/gtest.h>

namespace ws::test {
namespace {

app::SweepPlan plan_of(const std::string& vary) {
  app::SweepPlan plan;
  plan.experiment = &fake_workspace().experiment();
  plan.inputs["cloud"] = generated_input("circle --count 100 --seed 1");
  plan.parameters = plan.experiment->parameters();
  plan.variations.push_back(app::parse_variation(vary, plan.parameters));
  return plan;
}

class SweepRunnerTest : public testing::Test {
 protected:
  SweepRunnerTest() { fake_counts().reset(); }
  ~SweepRunnerTest() override { fake_counts().reset(); }
  bool ended() {
    return loop_.run_until([&] { return !runner_.running(); });
  }

  Loop loop_;
  int changes_ = 0;
  app::SweepRunner runner_{loop_.poster(), [this] { ++changes_; }};
};

TEST_F(SweepRunnerTest, GivesEachRowAsItComes) {
  runner_.start(plan_of("gain=1:5:5"));
  EXPECT_TRUE(runner_.running());
  ASSERT_TRUE(ended());
  ASSERT_EQ(runner_.rows().size(), 5u);
  EXPECT_EQ(runner_.rows()[4].varied[0], "5");
  EXPECT_EQ(changes_, 7) << "the start, five rows, the end";
}

TEST_F(SweepRunnerTest, CancellingKeepsWhatIsThere) {
  runner_.start(plan_of("work_ms=0,60000"));  // 100 points: the second takes six seconds
  ASSERT_TRUE(loop_.run_until([&] { return runner_.rows().size() == 1; }));
  runner_.cancel();
  ASSERT_TRUE(ended());
  EXPECT_TRUE(runner_.was_cancelled());
  EXPECT_EQ(runner_.rows().size(), 1u);
}

TEST_F(SweepRunnerTest, OneThatHasNotBegunEndsToo) {
  for (int i = 0; i < 20; ++i) {
    runner_.start(plan_of("work_ms=50000,60000"));
    runner_.start(plan_of("gain=1,2"));
    runner_.cancel();
    ASSERT_TRUE(ended());
    EXPECT_TRUE(runner_.was_cancelled());
  }
}

TEST_F(SweepRunnerTest, ANewOneTakesThePlace) {
  runner_.start(plan_of("work_ms=50000,60000"));
  runner_.start(plan_of("gain=1,2"));
  ASSERT_TRUE(ended());
  ASSERT_EQ(runner_.rows().size(), 2u);
  EXPECT_EQ(runner_.plan()->variations[0].name, "gain");
}

TEST_F(SweepRunnerTest, WhatCannotRunIsRefusedAndChangesNothing) {
  app::SweepPlan none = plan_of("gain=1,2");
  none.variations.clear();
  EXPECT_THROW(runner_.start(none), Error);
  EXPECT_FALSE(runner_.running());
  EXPECT_EQ(runner_.plan(), nullptr);
}

}  // namespace
}  // namespace ws::test
