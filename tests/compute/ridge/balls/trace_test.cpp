// Steps: any of them can be reached from either side, whatever the memory budget.
// SPDX-License-Identifier: MIT
#include "compute/core/result/keyframes.h"
#include "tests/compute/ridge/clouds.h"

#include <gtest/gtest.h>

namespace ws::ridge {
namespace {

struct Blob {
  std::size_t value = 0;
  [[nodiscard]] std::size_t bytes() const { return 100; }
};

TEST(Keyframes, StayWithinTheBudgetAndEvenlySpread) {
  Keyframes<Blob> frames(2000);
  for (std::size_t i = 0; i < 1000; ++i) frames.offer(i, Blob{i}, i == 137);
  EXPECT_LE(frames.bytes(), 2000u);
  EXPECT_GE(frames.size(), 8u);
  EXPECT_EQ(frames.at_or_before(137).first, 137u);
  for (std::size_t i = 0; i < 1000; ++i) {
    const auto [step, blob] = frames.at_or_before(i);
    EXPECT_LE(step, i);
    EXPECT_LT(i - step, 2 * frames.stride());
    EXPECT_EQ(step, blob.value);
  }
}

TEST(Keyframes, KeepEssentialOnesEvenOverTheBudget) {
  Keyframes<Blob> frames(50);
  for (std::size_t i = 0; i < 5; ++i) frames.offer(i, Blob{i}, true);
  EXPECT_EQ(frames.size(), 5u);
}

Detection run_with_budget(const PointSet& points, std::size_t bytes) {
  Parameters parameters;
  parameters.r1 = 0.2;
  RunContext context;
  context.step_budget_bytes = bytes;
  return detect(points, parameters, context);
}

TEST(Trace, ASmallBudgetReplaysToTheSameStates) {
  const PointSet points = make_cloud("circle --count 2000 --noise 0.1 --seed 1");
  const Detection full = run_with_budget(points, 256u << 20), small = run_with_budget(points, 20'000);
  ASSERT_EQ(full.trace.steps().size(), small.trace.steps().size());
  EXPECT_EQ(full.trace.keyframes().stride(), 1u);
  EXPECT_GT(small.trace.keyframes().stride(), 1u);
  const auto advance = [&](const Balls& before) {
    RunContext context;
    Balls after = before;
    small.engine->evolve(after, {0.2, Convergence::exact, 0, 1, {}}, context);
    return after;
  };
  for (std::size_t i = full.trace.steps().size(); i-- > 0;)
    ASSERT_EQ(full.trace.balls_at(i, advance), small.trace.balls_at(i, advance)) << i;
}

TEST(Trace, CountsFollowFromTheSteps) {
  const Detection d = run_with_budget(make_cloud("circle --count 2000 --noise 0.1 --seed 1"), 1u << 20);
  const auto advance = [](const Balls& balls) { return balls; };
  const auto& steps = d.trace.steps();
  EXPECT_EQ(steps[0].kind, StepKind::input);
  EXPECT_EQ(steps[1].kind, StepKind::choose);
  for (std::size_t i = 0; i < steps.size(); ++i) EXPECT_EQ(d.trace.balls_at(i, advance).size(), steps[i].ball_count) << i;
  EXPECT_EQ(d.trace.link_count_at(steps.size() - 1), d.links.size());
  EXPECT_EQ(d.trace.link_count_at(steps.size() - 1 - d.links.size()), 0u);
}

}  // namespace
}  // namespace ws::ridge
